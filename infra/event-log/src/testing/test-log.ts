import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { connect, startTestLog } from './targets.ts';

/** An event log on a separate database, which is dropped after the test; the test drains the log. */
export async function testLog(options?: Parameters<typeof startTestLog>[0]) {
  const log = await startTestLog(options);
  onTestFinished(log.dropDatabase);
  return log;
}

/** A client for the duration of the test. */
export function clientOf(url: string) {
  const client = connect(url);
  onTestFinished(() => client.dispose());
  return client;
}

/** Runs a query directly in Postgres. */
export async function sql(databaseUrl: string, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
