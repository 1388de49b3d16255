import type { UserId } from '@hub/contracts';
import type { Knex } from 'knex';

/** When to look next whether a student is to be reminded. */
export interface Turn {
  readonly ownerId: UserId;
  /** Reminders due until then were sent. */
  readonly checkedAt: string;
  readonly tries: number;
}

interface Row extends Turn {
  readonly dueAt: string;
}

const turns = (on: Knex) => on<Row>('reminder_turns');
const sent = (on: Knex) => on<{ ownerId: UserId; key: string }>('sent_reminders');

/** Read models have applied the event by then; if they are slower, the next turn sees it. */
const soon = "now() + interval '2 seconds'";

/** Starts the student's turns, or brings the next one forward. */
export const startTurns = async (db: Knex, ownerId: UserId): Promise<void> => {
  await turns(db)
    .insert({ ownerId, checkedAt: db.raw('now()'), dueAt: db.raw(soon), tries: 0 })
    .onConflict('ownerId')
    .merge(['dueAt']);
};

export const endTurns = async (db: Knex, ownerId: UserId): Promise<void> => {
  await turns(db).where({ ownerId }).delete();
};

/** Brings the next turn forward because something of the student changed. */
export const hurryTurn = async (db: Knex, ownerId: UserId): Promise<void> => {
  await turns(db)
    .where({ ownerId, tries: 0 })
    .update({ dueAt: db.raw(`least(due_at, ${soon})`) });
};

/** The next turn until `now`, locked for this transaction. */
export const takeTurn = (trx: Knex.Transaction, now: Date): Promise<Turn | undefined> =>
  turns(trx).where('dueAt', '<=', now.toISOString()).orderBy('dueAt').forUpdate().skipLocked().first();

/** Those of these keys that were sent. */
export const sentAmong = async (trx: Knex, ownerId: UserId, keys: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await sent(trx).where({ ownerId }).whereIn('key', keys).pluck('key'));

/** Records what was sent; after two months no plan names it any more. */
export const recordSent = async (trx: Knex, ownerId: UserId, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await sent(trx).where({ ownerId }).whereRaw("sent_at < now() - interval '60 days'").delete();
  await sent(trx).insert(keys.map((key) => ({ ownerId, key })));
};

export const endTurn = async (
  trx: Knex.Transaction,
  { ownerId }: Turn,
  { now, next }: { readonly now: Date; readonly next: Date },
): Promise<void> => {
  await turns(trx).where({ ownerId }).update({ checkedAt: now.toISOString(), dueAt: next.toISOString(), tries: 0 });
};

/** Tries again after 5 s, 10 s, 20 s, … at most 10 min. */
export const putOffTurn = async (trx: Knex.Transaction, { ownerId, tries }: Turn, now: Date): Promise<void> => {
  const seconds = Math.min(600, 5 * 2 ** Math.min(tries, 7));
  const dueAt = new Date(now.getTime() + seconds * 1000).toISOString();
  await turns(trx)
    .where({ ownerId })
    .update({ tries: tries + 1, dueAt });
};
