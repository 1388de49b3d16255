import type { Knex } from 'knex';

/** The database's time in milliseconds since 1970: the one clock that all processes share. */
export const sharedNow = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw<{ rows: { now: string }[] }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
  );
  return Number(rows[0]?.now);
};

/** So many milliseconds of difference may come from the way to the database and back. */
const tolerableMs = 5000;

/** A sentence when this machine's clock and the database's are apart, else null. */
export const clockFault = async (db: Knex): Promise<string | null> => {
  const asked = Date.now();
  const aheadMs = (asked + Date.now()) / 2 - (await sharedNow(db));
  if (Math.abs(aheadMs) < tolerableMs) return null;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `the clock of this machine is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's`;
};
