import type { UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** What several processes do for students when its time comes: a row each. */
export interface DueRow {
  id: string;
  ownerId: UserId;
  /** When it is next; null while there is nothing to do. */
  dueAt: string | null;
  /** Of the process that is at it; it holds until `claimedUntil`. */
  claim: string | null;
  claimedUntil: string | null;
}

/** Rows of a table with the columns of `DueRow`. */
interface DueRows {
  readonly db: Knex;
  readonly table: string;
  readonly where?: Readonly<Record<string, boolean>>;
}

/** Longer than an attempt takes: a process that died, or was stopped, is waited for so long. */
const claimSeconds = 30;

const due = ({ db, table, where = {} }: DueRows) =>
  db<DueRow>(table)
    .where(where)
    .where('dueAt', '<=', db.fn.now())
    .whereRaw('(claimed_until is null or claimed_until < now())');

/** Students with something to do now, except these; those who have waited longest come first. */
export const dueOwners = async (rows: DueRows, except: readonly UserId[], most: number): Promise<UserId[]> => {
  const found = await due(rows)
    .whereRaw('not owner_id = any(?)', [[...except]])
    .groupBy('ownerId')
    .orderByRaw('min(due_at)')
    .limit(most)
    .select('ownerId');
  return found.map(({ ownerId }) => ownerId);
};

/** Claims a student's next row for half a minute: the others leave it alone until then. Returns the claim; null when no row is due. */
export const claimDue = async (
  rows: DueRows & { readonly db: Knex.Transaction },
  ownerId: UserId,
): Promise<string | null> => {
  const { db: trx, table } = rows;
  const row = await due(rows).where({ ownerId }).orderBy('dueAt').forUpdate().skipLocked().first('id');
  if (!row) return null;
  const claim = randomUUID();
  const claimedUntil = trx.raw(`now() + interval '${claimSeconds} seconds'`);
  await trx<DueRow>(table).where({ id: row.id }).update({ claim, claimedUntil });
  return claim;
};

/** The fields of a row without a claim. */
export const unclaimed = { claim: null, claimedUntil: null };

/** When to try again after so many failures: in 5 s, 10 s, 20 s, … at most an hour, and not everything at once. */
export const retryAt = (db: Knex, failures: number): Knex.Raw =>
  db.raw('now() + make_interval(secs => ? * (0.75 + random() / 2))', [Math.min(3600, 5 * 2 ** Math.min(failures, 10))]);
