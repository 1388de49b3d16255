import { EventStoreDBClient } from '@eventstore/db-client';
import { createLog } from '@hub/telemetry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealRegularly } from '../platform/audit/index.ts';
import { createDatabase } from '../platform/postgres/index.ts';
import { inStream, startAuditedLog } from './testing-audited-log.ts';

let hub: Awaited<ReturnType<typeof startAuditedLog>>;

beforeEach(async () => {
  hub = await startAuditedLog();
});
afterEach(() => hub.stop());

const write = (count: number) => hub.write(count);
const audit = (...args: readonly string[]) => hub.audit(...args);
const asSuperuser = (sql: string, values: readonly unknown[] = []) => hub.asSuperuser(sql, values);
const bad = (text: RegExp) => ({ code: 1, said: expect.stringMatching(text) as string });

describe('hub audit verify', { tags: ['R13'], timeout: 120_000 }, () => {
  it('proves an untouched log, and shows what is not yet sealed', async () => {
    await write(3);
    expect(await audit('verify')).toEqual(bad(/The log holds no seal, so nothing can be proven/));
    const { said } = await audit('seal');
    expect(said).toMatch(/^3 events sealed\. The newest seal: 0:[0-9a-f]{64}$/m);
    await write(2);
    const verified = await audit('verify', '--seal', said.split(' ').at(-1)?.trim() ?? '');
    expect(verified).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^3 sealed events are as they were sealed \(.* s, [\d,]+ a second\)\.\n.*\nNot yet sealed: 2 events from position \d+ on/,
      ) as string,
    });
  });

  it('names the event with a byte flipped in the database', async () => {
    await write(2);
    const stream = await write(3);
    await audit('seal');
    const [position] = await asSuperuser(
      `update es_events set data = set_byte(data, 20, get_byte(data, 20) # 1) where ${inStream} and revision = 1 returning position`,
      [stream],
    );
    expect(await audit('verify')).toEqual(
      bad(
        new RegExp(`^Position ${position}, altered: Written, revision 1 of ${stream}, is not what was sealed\\.$`, 'm'),
      ),
    );
  });

  it('names the place of a deleted row', async () => {
    const stream = await write(3);
    await audit('seal');
    const [kept] = await asSuperuser(`select position from es_events where ${inStream} and revision = 0`, [stream]);
    await asSuperuser(`delete from es_events where ${inStream} and revision = 1`, [stream]);
    expect(await audit('verify')).toEqual(
      bad(new RegExp(`^Position ${kept}, missing: an event after it, and before \\d+, is missing\\.$`, 'm')),
    );
  });

  it('names a changed seal', async () => {
    await write(3);
    await audit('seal');
    const [position] = await asSuperuser(
      `update es_events set data = convert_to(replace(convert_from(data, 'UTF8'), '"count":3', '"count":2'), 'UTF8')
       where ${inStream} returning position`,
      ['audit-digest'],
    );
    expect(await audit('verify')).toEqual(bad(new RegExp(`^Position ${position}, seal: seal 0 was altered`, 'm')));
    expect(await audit('seal')).toEqual(bad(/^Seal 0 at position \d+ was altered/));
  });

  it('names what hides history, which needs only the password of the log, and checks the rest', async () => {
    const hidden = [await write(3), await write(3), await write(2)] as const;
    const shown = await write(2);
    await audit('seal');
    const client = EventStoreDBClient.connectionString(hub.url);
    await client.setStreamMetadata(hidden[0], { truncateBefore: 2 });
    await client.deleteStream(hidden[1]);
    await client.tombstoneStream(hidden[2]);
    await client.dispose();
    await asSuperuser(`update es_events set data = '' where ${inStream} and revision = 1`, [shown]);

    const lastOf = `select max(position) as position from es_events where ${inStream}`;
    const written = [
      ['$metadata of', hidden[0], `$$${hidden[0]}`],
      ['$metadata of', hidden[1], `$$${hidden[1]}`],
      ['$streamDeleted in', hidden[2], hidden[2]],
    ] as const;
    const told = written.map(async ([what, stream, holder]) => {
      const [position] = await asSuperuser(lastOf, [holder]);
      return `Position ${position}, hidden: ${what} ${stream}, which the product never writes and which can hide history.`;
    });
    const { code, said } = await audit('verify');
    expect(code).toBe(1);
    const unreadable = (stream: string) => expect.stringContaining(`hidden: ${stream} cannot be read`) as string;
    expect(said.split('\n').filter((line) => line.startsWith('Position'))).toEqual([
      unreadable(hidden[1]),
      unreadable(hidden[2]),
      expect.stringContaining(`Written, revision 1 of ${shown}, is not what was sealed`),
      ...(await Promise.all(told)),
    ]);
  });

  it('detects an end that was cut off together with its seals, by a seal that was noted elsewhere', async () => {
    await write(2);
    await audit('seal');
    const [, end] = [await write(2), await audit('seal')];
    const noted = end.said.split(' ').at(-1)?.trim() ?? '';
    const [last] = await asSuperuser(`select position from es_events where ${inStream} and revision = 0`, [
      'audit-digest',
    ]);
    await asSuperuser('delete from es_events where position > $1', [last]);
    expect(await audit('verify', '--seal', noted)).toEqual(
      bad(new RegExp(`^The log does not hold seal ${noted}`, 'm')),
    );
  });
});

it('the log is sealed automatically, once, by two sealers at work while it grows', { timeout: 120_000 }, async () => {
  const stopping = new AbortController();
  const silent = createLog('test', 'silent');
  const db = createDatabase(hub.app.url, silent);
  const parts = { db, eventLog: hub.log, masterKey: hub.masterKey, dataDir: hub.dataDir, log: silent };
  const sealing = [sealRegularly(parts, stopping.signal, 20), sealRegularly(parts, stopping.signal, 20)];
  for (let count = 0; count < 20; count += 1) await write(5);
  const numbers = async () => (await hub.log.read('audit-digest')).map(({ revision }) => Number(revision));
  await expect.poll(async () => (await numbers()).length, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect.poll(async () => (await audit('verify')).said, { timeout: 30_000 }).toContain('100 sealed events');
  stopping.abort();
  await Promise.all(sealing);
  await db.destroy();
  expect(await numbers()).toEqual([...(await numbers()).keys()]);
});
