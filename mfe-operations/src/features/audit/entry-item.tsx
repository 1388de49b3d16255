import type { AuditEntry } from '@hub/contracts';
import { Badge, Button, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { muted } from '../../shared/facts.tsx';
import { denseRow } from '../../shared/rows.ts';
import { exactlyOf } from '../../shared/times.ts';

/** One event of the timeline. */
export const EntryItem = ({ entry, onOpen }: { entry: AuditEntry; onOpen: () => void }) => {
  const { type, subject, subjectId, actor, ownerId, recordedAt } = entry;
  return (
    <li css={denseRow}>
      <div css={{ flex: `1 1 ${space(60)}`, minWidth: 0, overflowWrap: 'anywhere' }}>
        <p>
          <span css={{ fontWeight: 500 }}>{type}</span> <Badge tone="grey">{t(`audit.actor.${actor}`)}</Badge>
        </p>
        <p css={muted}>
          <time dateTime={recordedAt}>{exactlyOf(recordedAt)}</time> · {subject} {subjectId.slice(0, 8)} ·{' '}
          {t('audit.ofStudent', { id: ownerId.slice(0, 8) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('audit.openOf', { type, when: exactlyOf(recordedAt) })}
        onClick={onOpen}
      >
        {t('audit.open')}
      </Button>
    </li>
  );
};
