import type { UserId } from '@hub/contracts';
import { weekAfter } from '../plan-turn.ts';
import type { reminderQueries } from '../queries.ts';
import type { DueAbout } from './messages.ts';
import type { StillDue } from './payload-of.ts';

type Queries = Pick<ReturnType<typeof reminderQueries>, 'openAmong' | 'thingsOf'>;

const dayOf = (summaries: readonly string[], name: string) =>
  summaries.find((key) => key.startsWith(`${name}/`))?.slice(name.length + 1);

/** Reads what a message is about when it is sent: what was done, deleted or archived since is not among it. */
export const stillDue = async (
  { openAmong, thingsOf }: Queries,
  ownerId: UserId,
  { things, summaries }: DueAbout,
): Promise<StillDue> => {
  const [digest, lookAhead] = [dayOf(summaries, 'digest'), dayOf(summaries, 'look-ahead')];
  return {
    reminders: things.length > 0 ? await openAmong(ownerId, things) : [],
    today: digest === undefined ? [] : await thingsOf([{ ownerId, from: digest, to: digest }]),
    week: lookAhead === undefined ? [] : await thingsOf([{ ownerId, ...weekAfter(lookAhead) }]),
  };
};
