import { startEventLog } from '@hub/event-log';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openEventLog } from './client.ts';

it('a read of the whole log waits for a log that restarts, and delivers every event once', async () => {
  const database = await createTestDatabase();
  let server = await startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port: 0 });
  const { port } = server;
  const log = openEventLog(server.url);
  onTestFinished(async () => {
    await log.close();
    await server.drain();
    await database.drop();
  });
  const restart = async () => {
    await server.drain();
    server = await startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port });
  };
  const ids = Array.from({ length: 3000 }, () => randomUUID());
  const events = ids.map((id) => ({ id, type: 'Noted', data: Buffer.from('{}'), metadata: {} }));
  for (let from = 0; from < events.length; from += 1000) {
    await log.append(`note-${from}`, null, events.slice(from, from + 1000));
  }

  await server.drain();
  const seen: string[] = [];
  const restarted = restart();
  for await (const { id } of log.readAll()) {
    seen.push(id);
    if (seen.length === 1) await restart();
  }
  await restarted;
  expect(seen).toEqual(ids);
}, 60_000);
