import type { ReminderSettings, UserId } from '@hub/contracts';
import { daysAround, type DueMail, planTurn } from './plan-turn.ts';
import type { NamedThing, reminderQueries } from './queries.ts';
import type { Turn } from './reminder-turns.ts';

/** What is due to one student, and when to look again. */
export interface Look {
  readonly turn: Turn;
  readonly settings: ReminderSettings;
  readonly due: DueMail;
  readonly next: Date;
}

/** After an outage, what was due earlier is of no use. */
const latestMs = 6 * 60 * 60 * 1000;

interface Looking {
  readonly settings: ReadonlyMap<UserId, ReminderSettings>;
  readonly now: Date;
}

/** Looks at all of these students at once: two queries, however many they are. */
export const lookAt = async (
  { thingsOf }: Pick<ReturnType<typeof reminderQueries>, 'thingsOf'>,
  turns: readonly Turn[],
  { settings: all, now }: Looking,
): Promise<Look[]> => {
  const looked = turns.flatMap((turn) => {
    const settings = all.get(turn.ownerId);
    return settings ? [{ turn, settings }] : [];
  });
  const days = looked.map(({ turn, settings }) => ({ ownerId: turn.ownerId, ...daysAround(settings, now) }));
  const things = Map.groupBy(await thingsOf(days), ({ ownerId }: NamedThing) => ownerId);
  return looked.map(({ turn, settings }) => {
    const since = new Date(Math.max(Date.parse(turn.checkedAt), now.getTime() - latestMs));
    return { turn, settings, ...planTurn(settings, things.get(turn.ownerId) ?? [], { since, now }) };
  });
};
