import type { aiCeilings } from '@hub/contracts';
import type { Knex } from 'knex';

interface Reservation {
  readonly ownerId: string;
  readonly tokens: number;
  /** Of this student on one day. */
  readonly perStudent: number;
  /** Of all students on one day. */
  readonly overall: number;
}

interface Reserved {
  /** The UTC day of the database's clock, YYYY-MM-DD. */
  readonly day: string;
  /** The ceiling that it would pass: nothing was counted then. */
  readonly passes: (typeof aiCeilings)[number] | null;
}

interface Correction {
  readonly ownerId: string;
  readonly day: string;
  readonly by: number;
}

/** What language models take on a day, counted for all workers together. */
export interface AiTokens {
  reserve(reservation: Reservation): Promise<Reserved>;
  correct(correction: Correction): Promise<void>;
  /** Deletes the counts of days before yesterday, which calls that began then may still correct. */
  sweep(): Promise<void>;
}

/** Under it stands the count of all students together. */
const everyone = '00000000-0000-0000-0000-000000000000';
const today = `to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/** Counts up to the ceiling and not one token more, however many ask at once: the row is locked and compared. */
const takeSql = `
  insert into ai_tokens as taken (day, owner_id, tokens)
  select :day, :of, :tokens where cast(:tokens as bigint) <= :ceiling
  on conflict (day, owner_id) do update set tokens = taken.tokens + excluded.tokens
    where taken.tokens + excluded.tokens <= :ceiling
  returning tokens`;

/** In the table `ai_tokens`: days begin at midnight UTC, by the database's clock. */
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
        const take = async (of: string, ceiling: number) => {
          const { rows } = await trx.raw<{ rows: unknown[] }>(takeSql, { day, of, tokens, ceiling });
          return rows.length > 0;
        };
        if (!(await take(ownerId, perStudent))) return { day, passes: 'student' };
        if (await take(everyone, overall)) return { day, passes: null };
        await add(trx, { ownerId, day, by: -tokens });
        return { day, passes: 'everyone' };
      }),

    async correct(correction) {
      await db.transaction(async (trx) => {
        // in the order of `reserve`, so that the two never wait for each other
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
