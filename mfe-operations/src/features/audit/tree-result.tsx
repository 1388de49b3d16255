import type { InStream } from '@hub/contracts';
import { Badge, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import { plain } from '../../shared/amounts.ts';
import { Facts, muted } from '../../shared/facts.tsx';
import { useCheckedInclusion } from './api.ts';

/** Whether an event is in the log of the newest checkpoint, checked in this browser. */
export const TreeResult = ({ id, where }: { id: string; where: InStream }) => {
  const { data: checked, isError } = useCheckedInclusion(id, where);
  if (isError) return <p role="alert">{t('audit.tree.failed')}</p>;
  if (checked === undefined)
    return (
      <output aria-label={t('audit.tree.loading')}>
        <Skeleton height={40} />
      </output>
    );
  if (checked === null) return <p css={muted}>{t('audit.tree.none')}</p>;
  const { holds, index, head, hashes } = checked;
  const text = holds
    ? t('audit.tree.holds', { index: plain(index), size: plain(head.size), count: hashes })
    : t('audit.tree.broken');
  return (
    <Facts
      facts={[
        [
          t('audit.tree.title'),
          <Badge key="tree" tone={holds ? 'green' : 'red'}>
            {text}
          </Badge>,
        ],
      ]}
    />
  );
};
