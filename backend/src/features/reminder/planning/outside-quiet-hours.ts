import type { ReminderSettings } from '@hub/contracts';
import { shifted, textOf, type WallTime } from './wall-time.ts';

/** The quiet period that contains the wall time; its end is not part of it. */
const quietAround = (wall: WallTime, { from, to }: NonNullable<ReminderSettings['quiet']>) => {
  const overnight = from > to;
  const began = overnight && wall.time < to ? shifted({ ...wall, time: from }, { days: -1 }) : { ...wall, time: from };
  const ends = overnight ? shifted({ ...began, time: to }, { days: 1 }) : { ...wall, time: to };
  return textOf(began) <= textOf(wall) && textOf(wall) < textOf(ends) ? { began, ends } : null;
};

/** The end of the quiet hours, or their begin if the end would be after the deadline. */
export const outsideQuietHours = (
  wall: WallTime,
  { quiet, deadline }: { readonly quiet: ReminderSettings['quiet']; readonly deadline: string },
): WallTime => {
  const around = quiet && quietAround(wall, quiet);
  if (!around) return wall;
  return textOf(around.ends) <= deadline ? around.ends : around.began;
};
