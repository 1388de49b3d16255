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

/** The next turns until `now`, locked for this transaction. */
export const takeTurns = (trx: Knex.Transaction, now: Date, most: number): Promise<Turn[]> =>
  turns(trx).where('dueAt', '<=', now.toISOString()).orderBy('dueAt').limit(most).forUpdate().skipLocked().select();

export interface SentKey {
  readonly ownerId: UserId;
  readonly key: string;
}

/** In one text, as ids have no blank. */
const textOf = ({ ownerId, key }: SentKey) => `${ownerId} ${key}`;

const columnsOf = (keys: readonly SentKey[]) => [keys.map(({ ownerId }) => ownerId), keys.map(({ key }) => key)];

const known = `select sent_reminders.* from sent_reminders
  join unnest(?::uuid[], ?::text[]) as asked (owner_id, key) using (owner_id, key)`;

/** Returns which of these keys were sent, as a question about one. */
export const sentAmong = async (db: Knex, keys: readonly SentKey[]): Promise<(key: SentKey) => boolean> => {
  const { rows } = await db.raw<{ rows: SentKey[] }>(known, columnsOf(keys));
  const found = new Set(rows.map(textOf));
  return (key) => found.has(textOf(key));
};

/** Records what was sent; after two months no plan names it any more. */
export const recordSent = async (db: Knex, keys: readonly SentKey[]): Promise<void> => {
  if (keys.length === 0) return;
  await db.raw(
    `insert into sent_reminders (owner_id, key) select * from unnest(?::uuid[], ?::text[]) on conflict do nothing`,
    columnsOf(keys),
  );
};

const forgetOld = `delete from sent_reminders
  where owner_id = any(?::uuid[]) and sent_at < now() - interval '60 days'`;

const end = `update reminder_turns set checked_at = ?, due_at = ended.next, tries = 0
  from unnest(?::uuid[], ?::timestamptz[]) as ended (owner_id, next) where reminder_turns.owner_id = ended.owner_id`;

/** Until `now` they are done; each is next at its time. */
export const finishTurns = async (
  trx: Knex.Transaction,
  ended: readonly { readonly ownerId: UserId; readonly next: Date }[],
  now: Date,
): Promise<void> => {
  if (ended.length === 0) return;
  const owners = ended.map(({ ownerId }) => ownerId);
  await trx.raw(forgetOld, [owners]);
  await trx.raw(end, [now.toISOString(), owners, ended.map(({ next }) => next.toISOString())]);
};

/** Tries again after 5 s, 10 s, 20 s, … at most 10 min. */
export const putOffTurn = async (trx: Knex.Transaction, { ownerId, tries }: Turn, now: Date): Promise<void> => {
  const seconds = Math.min(600, 5 * 2 ** Math.min(tries, 7));
  const dueAt = new Date(now.getTime() + seconds * 1000).toISOString();
  await turns(trx)
    .where({ ownerId })
    .update({ tries: tries + 1, dueAt });
};
