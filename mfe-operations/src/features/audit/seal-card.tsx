import { Badge, Card, CardHeader, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import { lasting } from '../../shared/amounts.ts';
import { Facts, muted } from '../../shared/facts.tsx';
import { momentOf } from '../../shared/times.ts';
import { useSealState } from './api.ts';

/** Sealing that is older has stopped. */
const lateMs = 3 * 60_000;

/** Whether the log is being sealed, and by what it can be compared. */
export const SealCard = () => {
  const { data, isError } = useSealState();
  if (isError && !data) return <p role="alert">{t('audit.seals.failed')}</p>;
  return (
    <Card as="section" aria-label={t('audit.seals.title')}>
      <CardHeader title={t('audit.seals.title')} />
      {!data && (
        <output aria-label={t('audit.seals.loading')}>
          <Skeleton height={120} />
        </output>
      )}
      {data && !data.newest && <p css={muted}>{t('audit.seals.none')}</p>}
      {data?.newest && (
        <Facts
          facts={[
            [
              t('audit.seals.state'),
              <Badge key="state" tone={data.unsealedMs > lateMs ? 'red' : 'green'}>
                {data.unsealedMs > lateMs
                  ? t('audit.seals.late', { since: lasting(data.unsealedMs) })
                  : t('audit.seals.works')}
              </Badge>,
            ],
            [
              t('audit.seals.newest'),
              t('audit.proof.sealOf', { number: data.newest.number, when: momentOf(data.newest.sealedAt) }),
            ],
            [t('audit.seals.root'), data.newest.root],
          ]}
        />
      )}
    </Card>
  );
};
