import { Client } from 'pg';
import { z } from 'zod';

/**
 * Run once on a database that was restored, before anybody uses it: what must not come back with a backup.
 * Sessions end, for some of them were signed out since.
 */
const { DATABASE_URL } = z.object({ DATABASE_URL: z.string() }).parse(process.env);
const client = new Client({ connectionString: DATABASE_URL });
await client.connect();
try {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('sessions') is not null as there");
  if (rows[0]?.there) await client.query('delete from sessions');
} finally {
  await client.end();
}
