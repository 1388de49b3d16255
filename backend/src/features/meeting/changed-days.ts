import type { MovedMeeting } from '@hub/contracts';

/** The days that differ from the plan: moved, or null for cancelled. */
export type ChangedDays = Readonly<Record<string, MovedMeeting | null>>;

export const withDay = (changes: ChangedDays, day: string, to: MovedMeeting | null): ChangedDays => ({
  ...changes,
  [day]: to,
});

export const withoutDay = (changes: ChangedDays, day: string): ChangedDays =>
  Object.fromEntries(Object.entries(changes).filter(([each]) => each !== day));
