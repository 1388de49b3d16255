import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startEventLog } from './start-event-log.ts';
import { clientOf, sql, testLog } from './testing/test-log.ts';
import { events, newStream } from './testing/targets.ts';

const startLogging = async (databaseUrl: string) => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = await startEventLog({ databaseUrl, host: '127.0.0.1', port: 0, log });
  await server.drain();
  return lines.filter((line) => line.includes('"level":50'));
};

describe('the heads of streams', () => {
  it('cannot be lowered, raised, removed, renamed or marked as deleted', async () => {
    const log = await testLog();
    const stream = newStream();
    await clientOf(log.url).appendToStream(stream, events(3));
    const changes = [
      'update es_streams set last_revision = 0',
      'update es_streams set last_revision = 7',
      'update es_streams set tombstoned = true',
      "update es_streams set name = 'elsewhere'",
      'delete from es_streams',
      'truncate es_streams',
    ];
    for (const change of changes) await expect(sql(log.databaseUrl, change)).rejects.toThrow(/refused/);
    await log.drain();
  });

  it('are compared with the events at the start, and each that a superuser changed is named', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    const [kept, lowered, hidden] = [newStream(), newStream(), newStream()];
    for (const stream of [kept, lowered, hidden]) await client.appendToStream(stream, events(3));
    await log.drain();
    expect(await startLogging(log.databaseUrl)).toEqual([]);

    const attack = (change: string, stream: string) =>
      sql(
        log.databaseUrl,
        `set session_replication_role = replica; update es_streams set ${change} where name = '${stream}'`,
      );
    await attack('last_revision = 1', lowered);
    await attack('tombstoned = true', hidden);
    const logged = (await startLogging(log.databaseUrl)).join('\n');
    expect(logged).toContain(`${lowered} has the head 1 and its last event is 2`);
    expect(logged).toContain(`${hidden} is marked as deleted without a tombstone`);
    expect(logged).not.toContain(kept);
  });

  it('of a stream that was truly deleted are in order', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    const [ended, soft] = [newStream(), newStream()];
    for (const stream of [ended, soft]) await client.appendToStream(stream, events(2));
    await client.tombstoneStream(ended);
    await client.deleteStream(soft);
    await log.drain();
    expect(await startLogging(log.databaseUrl)).toEqual([]);
  });
});
