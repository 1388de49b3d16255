import { startEventLog } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openEventLog } from './client.ts';

const opened = async () => {
  const database = await createTestDatabase();
  const server = await startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port: 0 });
  const log = openEventLog(server.url);
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  onTestFinished(async () => {
    await log.close();
    await server.drain();
    await admin.end();
    await database.drop();
  });
  return { log, admin };
};

const note = () => [{ id: randomUUID(), type: 'Noted', data: Buffer.from('{}'), metadata: {} }];

it('an append succeeds even though one on another connection fails: they share nothing', async () => {
  const unhandled: unknown[] = [];
  const keep = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', keep);
  onTestFinished(() => void process.off('unhandledRejection', keep));
  // at every failure the client opens another connection on its own, next to the one that others still wait on
  const [failing, waiting] = [await opened(), await opened()];
  const append = ({ log }: Awaited<ReturnType<typeof opened>>) => log.append(`note-${randomUUID()}`, null, note());
  await Promise.all([append(failing), append(waiting)]);

  for (const { admin } of [failing, waiting]) await admin.query('begin; lock table es_events in exclusive mode');
  const both = [append(failing), append(waiting)];
  await sleep(500);
  await failing.admin.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  await sleep(500);
  for (const { admin } of [failing, waiting]) await admin.query('rollback');
  await Promise.all(both);

  const elsewhere = await opened();
  const hundredOthers = async () => {
    for (let count = 0; count < 100; count += 1) await append(elsewhere);
  };
  const first = await Promise.race([append(waiting).then(() => 'it'), hundredOthers().then(() => 'a hundred others')]);
  expect(first).toBe('it');
  expect(unhandled).toEqual([]);
}, 60_000);
