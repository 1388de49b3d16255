import { Client, escapeIdentifier, type DatabaseError } from 'pg';

/**
 * Creates the database unless it exists.
 * @param url of any database on the same server, with a role that may create databases
 */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await client.query(`create database ${escapeIdentifier(name)}`).catch((error: DatabaseError) => {
      const createdMeanwhile = error.code === '42P04' || error.code === '23505';
      if (!createdMeanwhile) throw error;
    });
  });
}

/** Runs `work` on a new connection and closes it afterwards. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // a lost connection fails the query as well
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
