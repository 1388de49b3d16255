import { css } from '@emotion/react';
import type { FindingView } from '@hub/contracts';
import { EventTypeBadge, Row, VisuallyHidden, color, fontSize, space } from '@hub/ui';
import { t } from '../../../../messages.ts';
import { formatWhen } from '../format-when.ts';

const small = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;
const struck = css`
  color: ${color.muted};
  text-decoration: line-through;
`;

const When = ({ dueDate, dueTime }: { dueDate: string; dueTime: string | null }) => (
  <time dateTime={dueDate}>{formatWhen(dueDate, dueTime)}</time>
);

/** The event and its day; for a moved one the old day, then the new one. */
export const ChangeText = ({ id, finding }: { id: string; finding: FindingView }) => {
  const { title, dueDate, dueTime, movedFrom, eventType, quote, change } = finding;
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      <Row id={id} gap={2}>
        <strong css={{ fontWeight: 500 }} dir="auto">
          {title}
        </strong>
        {movedFrom && (
          <span css={struck}>
            <When {...movedFrom} />
          </span>
        )}
        {movedFrom && <VisuallyHidden>{t('review.changes.to')}</VisuallyHidden>}
        {dueDate !== null && <When dueDate={dueDate} dueTime={dueTime} />}
        <EventTypeBadge type={eventType} />
      </Row>
      <p css={small}>
        {change === 'gone' && <>{t('review.changes.saidBefore')} </>}
        <q>{quote}</q>
      </p>
    </div>
  );
};
