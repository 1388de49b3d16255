import { describe, expect, it } from 'vitest';
import { clientOf, sql, testLog } from './testing/test-log.ts';
import { event, newStream, read } from './testing/targets.ts';

const commitsOf = async (databaseUrl: string) => {
  const counted = 'select count(distinct xmin::text)::int as commits, count(*)::int as events from es_events';
  const [row] = await sql(databaseUrl, counted);
  return row as { commits: number; events: number };
};

describe('commits', () => {
  it('preserves the order of 50 writers that share commits', async () => {
    const log = await testLog();
    const client = clientOf(log.url);
    const streams = Array.from({ length: 50 }, () => newStream());
    await Promise.all(
      streams.map(async (stream) => {
        for (let revision: bigint | 'no_stream' = 'no_stream', turn = 0; turn < 20; turn += 1) {
          revision = (await client.appendToStream(stream, event(`T${turn}`), { expectedRevision: revision }))
            .nextExpectedRevision;
        }
      }),
    );
    for (const stream of streams) {
      const stored = await read(client, stream);
      expect(stored.map(({ event }) => event?.type)).toEqual(Array.from({ length: 20 }, (_, turn) => `T${turn}`));
      const positions = stored.map(({ event }) => event?.position?.commit ?? 0n);
      expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
    }
    const { commits, events } = await commitsOf(log.databaseUrl);
    expect(events).toBe(1_000);
    expect(commits).toBeLessThan(800); // waiting appends share a transaction
    await log.drain();
  });

  it('commits each append separately when configured for the benchmark', async () => {
    const log = await testLog({ commit: 'each' });
    const client = clientOf(log.url);
    await Promise.all(Array.from({ length: 100 }, () => client.appendToStream(newStream(), event())));
    expect(await commitsOf(log.databaseUrl)).toEqual({ commits: 100, events: 100 });
    await log.drain();
  });
});
