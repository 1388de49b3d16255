import type { UserId } from '@hub/contracts';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { reminderAggregate } from './aggregate.ts';
import { type Look, lookAt } from './look.ts';
import { mailDue } from './mail-due.ts';
import { reminderQueries } from './queries.ts';
import { isOn } from './reactor.ts';
import { endTurns, finishTurns, putOffTurn, takeTurns, type Turn } from './reminder-turns.ts';
import { showDue } from './show-due.ts';

export type RemindingDependencies = Pick<
  FeatureDependencies,
  'db' | 'commands' | 'mail' | 'publicUrl' | 'secrets' | 'log'
>;

/** Students whose turns are taken together. */
const together = 50;
/** Their turns are held no longer than this and one mail. */
const longestMs = 15_000;

/** The read model may not know yet that reminders were switched on: the event log does. */
const isOver = async ({ commands }: RemindingDependencies, ownerId: UserId) => {
  const { settings } = await commands.load(reminderAggregate, ownerId);
  return !settings || !isOn(settings);
};

interface Batch {
  readonly trx: Parameters<typeof finishTurns>[0];
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Students of whom the read model says nothing, or that nothing is on. */
const settleOthers = async (dependencies: RemindingDependencies, { trx, now }: Batch, others: readonly Turn[]) => {
  for (const turn of others) {
    if (await isOver(dependencies, turn.ownerId)) await endTurns(trx, turn.ownerId);
    else await putOffTurn(trx, turn, now);
  }
};

const remindTogether = async (dependencies: RemindingDependencies, { trx, now, signal }: Batch, looks: Look[]) => {
  const until = performance.now() + longestMs;
  const mayBegin = () => !signal.aborted && performance.now() < until;
  await showDue(dependencies.db, looks);
  const outcomes = await mailDue(dependencies, looks, { mayBegin });
  const ended = looks.filter(({ turn }) => (outcomes.get(turn) ?? 'done') === 'done');
  await finishTurns(
    trx,
    ended.map(({ turn: { ownerId }, next }) => ({ ownerId, next })),
    now,
  );
  for (const { turn } of looks) if (outcomes.get(turn) === 'failed') await putOffTurn(trx, turn, now);
};

/**
 * Looks at the next students whose turns are due, and reminds them of what is due; false without one. The locked rows keep
 * other senders away, and the keys of what was sent stay.
 */
export const remindSome = (
  dependencies: RemindingDependencies,
  { now = new Date(), signal = new AbortController().signal } = {},
): Promise<boolean> =>
  dependencies.db.transaction(async (trx) => {
    const turns = await takeTurns(trx, now, together);
    if (turns.length === 0) return false;
    const queries = reminderQueries(dependencies.db);
    const settings = await queries.settingsOfAll(turns.map(({ ownerId }) => ownerId));
    const isReminded = ({ ownerId }: Turn) => {
      const chosen = settings.get(ownerId);
      return chosen !== undefined && isOn(chosen);
    };
    const batch = { trx, now, signal };
    await settleOthers(
      dependencies,
      batch,
      turns.filter((turn) => !isReminded(turn)),
    );
    await remindTogether(dependencies, batch, await lookAt(queries, turns.filter(isReminded), { settings, now }));
    return true;
  });

const everyMs = 1000;

/** Each holds a connection while its mails are sent: few enough for the pool. */
const lanes = 2;

/** Reminds students until the signal aborts. Several processes may run it: each student's turn is taken by one. */
export const keepReminding = (dependencies: RemindingDependencies, signal: AbortSignal): Promise<void> => {
  const remindAll = async () => {
    while (!signal.aborted && (await remindSome(dependencies, { signal })));
  };
  return repeat(() => Promise.all(Array.from({ length: lanes }, remindAll)), {
    everyMs,
    signal,
    failed: (error) => dependencies.log.warn({ err: error }, 'sending reminders failed, will retry'),
  });
};
