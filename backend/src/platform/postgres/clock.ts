import type { Knex } from 'knex';

/** The database's time in milliseconds since 1970: the one clock that all processes share. */
export const databaseNow = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw<{ rows: { now: string }[] }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
  );
  return Number(rows[0]?.now);
};

/** Differences up to this may be caused by the round trip to the database. */
const tolerableMs = 5000;

/** Describes the difference if this machine's clock and the database's differ, else null. */
export const clockSkew = async (db: Knex): Promise<string | null> => {
  const start = Date.now();
  const aheadMs = (start + Date.now()) / 2 - (await databaseNow(db));
  if (Math.abs(aheadMs) < tolerableMs) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `the clock of this machine is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's`;
};
