import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventCodec } from '../platform/event-log/index.ts';
import { createInMemoryEventLog } from '../platform/testing/in-memory-event-log.ts';
import { createInMemoryKeys } from '../platform/testing/in-memory-keys.ts';
import { uuid5 } from '../platform/domain/index.ts';
import { createReadModelDatabase } from './read-model-database.ts';
import { withReadModels } from './read-models.ts';
import { aggregates, asOf, nameOf, sampleFiles, type SampleFile } from './samples.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await createReadModelDatabase());
});
afterAll(() => drop());

const keys = createInMemoryKeys();
const codec = createEventCodec(aggregates, keys);
const ownerId = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';

/** A log with every event as the program of its version stored it. */
const logOf = async ({ aggregate, samples }: SampleFile) => {
  const log = createInMemoryEventLog(() => new Date('2026-11-21T12:00:00Z'));
  const stream = `${aggregate.category}-${uuid5(aggregate.category)}`;
  const context = { ownerId, actorId: ownerId, actorKind: 'student', correlationId: uuid5('request') } as const;
  for (const [index, { schemaVersion, type, data }] of samples.entries()) {
    const then = asOf(aggregate, schemaVersion, type);
    const draft = { aggregate: then, stream, events: [{ type, data }], ids: [uuid5(stream, String(index))], context };
    const encoded = await createEventCodec([then], keys).encode(draft);
    await log.append(stream, index === 0 ? null : BigInt(index - 1), encoded);
  }
  return log.all;
};

describe('read models that are rebuilt from a log of all released events', { tags: ['R32'] }, () => {
  it.each(sampleFiles)('match the recorded ones: $name', async (file) => {
    const events = await logOf(file);
    const steps = await withReadModels(db, codec, async ({ start, rows }) => {
      const projector = await start();
      const after = [];
      for (const [index, event] of events.entries()) {
        await projector.take([event]);
        const filled = Object.entries(await rows()).filter(([, all]) => all.length > 0);
        const sample = file.samples[index];
        after.push({ after: sample && nameOf(file.aggregate, sample), rows: Object.fromEntries(filled) });
      }
      return after;
    });
    expect(JSON.stringify(steps)).not.toContain('parked_streams');
    await expect(`${JSON.stringify(steps, undefined, 2)}\n`).toMatchFileSnapshot(`released/${file.name}.snap`);
  });
});
