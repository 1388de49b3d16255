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
  'an import keeps the order of the whole log, and is much faster than one append at a time',
  { timeout: 240_000 },
  async () => {
    const file = join(hub.dataDir, 'log.ndjson');
    const events = exported();
    await writeFile(file, `${events.map(toLine).join('\n')}\n`);
    const half = join(hub.dataDir, 'half.ndjson');
    await writeFile(half, `${events.slice(0, 8000).map(toLine).join('\n')}\n`);

    expect(await importLog(hub.log, half)).toEqual({ added: 8000, present: 0 });
    const begun = performance.now();
    expect(await importLog(hub.log, file)).toEqual({ added: 12_000, present: 8000 });
    const rate = 12_000 / ((performance.now() - begun) / 1000);

    const ids: string[] = [];
    for await (const { id } of hub.log.readAll()) ids.push(id);
    expect(ids).toEqual(events.map(({ id }) => id));

    // measured at the same time, so that a busy machine slows both down
    const alone = performance.now();
    for (let index = 0; index < 200; index += 1) await hub.write(1);
    const oneByOne = 200 / ((performance.now() - alone) / 1000);
    process.stdout.write(`imported ${Math.round(rate)} events a second; one by one ${Math.round(oneByOne)}\n`);
    expect(rate / oneByOne).toBeGreaterThan(4);
    expect(rate).toBeGreaterThan(process.env['STRICT_MARKS'] === '1' ? 5000 : 0);
  },
);
