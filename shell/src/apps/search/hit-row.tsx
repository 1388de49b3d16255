import { css } from '@emotion/react';
import type { SearchHit } from '@hub/contracts';
import { color, fontSize, formatShortDay, todayIn } from '@hub/ui';

const line = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** One hit: its title and its context. */
export const HitRow = ({ hit: { title, detail, dueDate } }: { hit: SearchHit }) => {
  const second = [detail, dueDate && formatShortDay(dueDate, todayIn())].filter(Boolean).join(' · ');
  return (
    <span css={{ display: 'grid', minWidth: 0 }}>
      <span css={[line, { fontWeight: 500 }]}>{title}</span>
      {second && <span css={[line, { color: color.muted, fontSize: fontSize.xs }]}>{second}</span>}
    </span>
  );
};
