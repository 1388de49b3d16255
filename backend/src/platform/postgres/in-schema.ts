import type { Knex } from 'knex';

/**
 * Runs work during which unqualified table names refer to this schema's tables. After a failure the setting lasts until
 * the transaction or savepoint ends.
 */
export const inSchema = async <Result>(
  trx: Knex,
  schema: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (schema === undefined) return work();
  const { rows } = await trx.raw<{ rows: { path: string }[] }>(`select current_setting('search_path') as path`);
  const [{ path } = { path: 'public' }] = rows;
  const setPath = (where: string) => trx.raw(`select set_config('search_path', ?, true)`, [where]);
  await setPath(`${schema}, ${path}`);
  const result = await work();
  await setPath(path);
  return result;
};
