import type { aiCeilings } from '@hub/contracts';
import type { Knex } from 'knex';

interface Reservation {
  readonly ownerId: string;
  readonly tokens: number;
  /** Ceiling of this student per day. */
  readonly perStudent: number;
  /** Ceiling of all students together per day. */
  readonly overall: number;
}

interface Reserved {
  /** The UTC day by the database's clock, YYYY-MM-DD. */
  readonly day: string;
  /** The ceiling that the reservation would exceed; then nothing was counted. */
  readonly passes: (typeof aiCeilings)[number] | null;
}

interface Correction {
  readonly ownerId: string;
  readonly day: string;
  readonly by: number;
}

/** Tokens that language models use per day, counted for all workers together. */
export interface AiTokens {
  reserve(reservation: Reservation): Promise<Reserved>;
  correct(correction: Correction): Promise<void>;
  /** Deletes counts older than yesterday; calls that started yesterday may still correct theirs. */
  sweep(): Promise<void>;
}

/** Owner id of the count of all students together. */
const everyone = '00000000-0000-0000-0000-000000000000';
const today = `to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/**
 * Counts up to the ceiling and not one token more, however many reservations run at once: the row is locked and
 * compared.
 */
const addUpToSql = `
  insert into ai_tokens as taken (day, owner_id, tokens)
  select :day, :of, :tokens where cast(:tokens as bigint) <= :ceiling
  on conflict (day, owner_id) do update set tokens = taken.tokens + excluded.tokens
    where taken.tokens + excluded.tokens <= :ceiling
  returning tokens`;

/** Stored in the table `ai_tokens`: days start at midnight UTC, by the database's clock. */
export const createAiTokens = (db: Knex): AiTokens => {
  const add = (trx: Knex, { ownerId, day, by }: Correction) =>
    trx('ai_tokens')
      .where({ day, ownerId })
      .update({ tokens: trx.raw('greatest(0, tokens + ?)', [by]) });

  return {
    reserve: ({ ownerId, tokens, perStudent, overall }) =>
      db.transaction(async (trx) => {
        const { rows: days } = await trx.raw<{ rows: [{ day: string }] }>(`select ${today} as day`);
        const [{ day }] = days;
        const addUpTo = async (of: string, ceiling: number) => {
          const { rows } = await trx.raw<{ rows: unknown[] }>(addUpToSql, { day, of, tokens, ceiling });
          return rows.length > 0;
        };
        if (!(await addUpTo(ownerId, perStudent))) return { day, passes: 'student' };
        if (await addUpTo(everyone, overall)) return { day, passes: null };
        await add(trx, { ownerId, day, by: -tokens });
        return { day, passes: 'everyone' };
      }),

    async correct(correction) {
      await db.transaction(async (trx) => {
        // in the same order as `reserve`, to avoid deadlocks
        await add(trx, correction);
        await add(trx, { ...correction, ownerId: everyone });
      });
    },

    async sweep() {
      await db('ai_tokens')
        .whereRaw(`day < to_char(now() at time zone 'utc' - interval '1 day', 'YYYY-MM-DD')`)
        .delete();
    },
  };
};
