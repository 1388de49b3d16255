import type { CalendarEventView } from '@hub/contracts';
import { css } from '@emotion/react';
import { color, fontSize, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { RemoveDates } from './remove-dates.tsx';
import { datesLeftBehind } from './removable-dates.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-top: ${space(4)};
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

/** Dates stay when their syllabus is deleted: shows how many, and lets the student remove them (decision Q54). */
export const DatesLeftBehind = ({ among }: { among: readonly CalendarEventView[] }) =>
  [...datesLeftBehind(among)].map(([id, count]) => (
    <div key={id} css={line}>
      <p>{t('syllabus.dates.left', { count })}</p>
      <RemoveDates id={id} count={count} />
    </div>
  ));
