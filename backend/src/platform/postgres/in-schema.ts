import type { Knex } from 'knex';

/** Bare table names mean this schema's tables meanwhile. A failure leaves it so until the transaction or savepoint ends. */
export const inSchema = async <Result>(
  trx: Knex,
  schema: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (schema === undefined) return work();
  const { rows } = await trx.raw<{ rows: { path: string }[] }>(`select current_setting('search_path') as path`);
  const [{ path } = { path: 'public' }] = rows;
  const look = (where: string) => trx.raw(`select set_config('search_path', ?, true)`, [where]);
  await look(`${schema}, ${path}`);
  const result = await work();
  await look(path);
  return result;
};
