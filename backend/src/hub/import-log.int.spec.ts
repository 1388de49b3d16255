import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAuditedLog } from './testing-audited-log.ts';
import { importLog } from './import-log.ts';
import { toLine } from './log-line.ts';

let hub: Awaited<ReturnType<typeof startAuditedLog>>;

beforeEach(async () => {
  hub = await startAuditedLog();
});
afterEach(() => hub.stop());

const streams = 4000;
const each = 5;

/** As many students leave it: every event is in another stream than the one before. */
const exported = () =>
  Array.from({ length: streams * each }, (_, index) => ({
    streamId: `note-${index % streams}`,
    revision: BigInt(Math.floor(index / streams)),
    id: randomUUID(),
    type: 'Written',
    created: new Date(1_700_000_000_000 + index),
    metadata: { schemaVersion: '1', ownerId: randomUUID() },
    data: randomBytes(330),
    position: { commit: BigInt(index), prepare: BigInt(index) },
  }));

it(
  'an import keeps the order of the whole log, and sends many appends before it waits',
  { timeout: 240_000 },
  async () => {
    const file = join(hub.dataDir, 'log.ndjson');
    const events = exported();
    await writeFile(file, `${events.map(toLine).join('\n')}\n`);
    const half = join(hub.dataDir, 'half.ndjson');
    await writeFile(half, `${events.slice(0, 8000).map(toLine).join('\n')}\n`);

    const sent: number[] = [];
    const counted: typeof hub.log = {
      ...hub.log,
      appendInOrder: (appends) => {
        sent.push(appends.length);
        return hub.log.appendInOrder(appends);
      },
    };
    expect(await importLog(counted, half)).toEqual({ added: 8000, present: 0 });
    const begun = performance.now();
    expect(await importLog(counted, file)).toEqual({ added: 12_000, present: 8000 });
    const rate = 12_000 / ((performance.now() - begun) / 1000);
    expect(sent.length).toBeLessThanOrEqual(20_000 / 500 + 2);

    const ids: string[] = [];
    for await (const { id } of hub.log.readAll()) ids.push(id);
    expect(ids).toEqual(events.map(({ id }) => id));

    process.stdout.write(`imported ${Math.round(rate)} events a second\n`);
    expect(rate).toBeGreaterThan(process.env['STRICT_MARKS'] === '1' ? 5000 : 0);
  },
);
