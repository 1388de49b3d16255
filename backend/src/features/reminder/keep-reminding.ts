import type { ReminderSettings, UserId } from '@hub/contracts';
import { createHash } from 'node:crypto';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { MailRejectedError } from '../../platform/mail/index.ts';
import { runAsStudent } from '../../platform/postgres/index.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { userQueries } from '../user/index.ts';
import { reminderAggregate } from './aggregate.ts';
import { letterOf } from './letter-of.ts';
import { daysAround, type DueMail, planTurn } from './plan-turn.ts';
import { reminderQueries } from './queries.ts';
import { endTurn, endTurns, putOffTurn, recordSent, sentAmong, takeTurn } from './reminder-turns.ts';
import { stopToken } from './stop-address.ts';

export type RemindingDependencies = Pick<
  FeatureDependencies,
  'db' | 'commands' | 'mail' | 'publicUrl' | 'secrets' | 'log'
>;

/** After an outage, what was due earlier is of no use. */
const latestMs = 6 * 60 * 60 * 1000;

const planOf = async (
  { db }: RemindingDependencies,
  settings: ReminderSettings,
  { ownerId, checkedAt, now }: { ownerId: UserId; checkedAt: string; now: Date },
) => {
  const things = await runAsStudent(ownerId, () => reminderQueries(db).thingsOf(ownerId, daysAround(settings, now)));
  const since = new Date(Math.max(Date.parse(checkedAt), now.getTime() - latestMs));
  return planTurn(settings, things, { since, now });
};

/** To a verified address only. @throws any error when a retry may help */
const sendDue = async (
  { db, mail, publicUrl, secrets, log }: RemindingDependencies,
  ownerId: UserId,
  due: DueMail,
): Promise<void> => {
  const letter = letterOf(due, publicUrl);
  const address = letter && (await userQueries(db).addressOf(ownerId));
  if (!letter || !address?.emailVerified) return;
  const id = createHash('sha256')
    .update([ownerId, ...due.keys].join(' '))
    .digest('hex')
    .slice(0, 40);
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
  const stopUrl = `${publicUrl}/api/reminders/stop/${stopToken(secrets, ownerId)}`;
  await mail.send({ ownerId, to: address.email, ...letter, messageId, stopUrl }).catch((error: unknown) => {
    if (!(error instanceof MailRejectedError)) throw error;
    log.warn('a reminder was rejected by the mail server');
  });
};

/**
 * Looks at the next student whose turn is due, and mails what is due; false without one. The locked row keeps other
 * senders away, and the keys of what was sent stay.
 */
export const remindNext = (dependencies: RemindingDependencies, now = new Date()): Promise<boolean> =>
  dependencies.db.transaction(async (trx) => {
    const turn = await takeTurn(trx, now);
    if (!turn) return false;
    const { ownerId } = turn;
    // from the event log, so that a student who just stopped the mail gets none
    const settings = await dependencies.commands.load(reminderAggregate, ownerId);
    if (!settings?.mail) {
      await endTurns(trx, ownerId);
      return true;
    }
    const { due, next } = await planOf(dependencies, settings, { ...turn, now });
    const known = await sentAmong(trx, ownerId, due.keys);
    const keys = due.keys.filter((key) => !known.has(key));
    try {
      if (keys.length > 0) await sendDue(dependencies, ownerId, { ...due, keys });
    } catch (error) {
      dependencies.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'sending a reminder failed');
      await putOffTurn(trx, turn, now);
      return true;
    }
    await recordSent(trx, ownerId, keys);
    await endTurn(trx, turn, { now, next });
    return true;
  });

const everyMs = 1000;

/** Each holds a connection while it reads with another: few enough for the pool. */
const lanes = 4;

/** Sends reminders until the signal aborts. Several processes may run it: each student's turn is taken by one. */
export const keepReminding = (dependencies: RemindingDependencies, signal: AbortSignal): Promise<void> => {
  const sendAll = async () => {
    while (!signal.aborted && (await remindNext(dependencies)));
  };
  return repeat(() => Promise.all(Array.from({ length: lanes }, sendAll)), {
    everyMs,
    signal,
    failed: (error) => dependencies.log.warn({ err: error }, 'sending reminders failed, will retry'),
  });
};
