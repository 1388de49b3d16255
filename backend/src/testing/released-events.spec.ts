import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEventCodec } from '../platform/event-log/index.ts';
import { eventTypes, uuid5 } from '../platform/domain/index.ts';
import { createInMemoryEventLog } from '../platform/testing/in-memory-event-log.ts';
import { createInMemoryKeys } from '../platform/testing/in-memory-keys.ts';
import { aggregates, asOf, nameOf, sampleFiles } from './samples.ts';

/** One line per sample: event and hash. Released samples are never edited or removed. */
const record = new URL('released/samples.txt', import.meta.url);

const all = sampleFiles.flatMap(({ aggregate, samples }) =>
  samples.map((sample) => ({ aggregate, sample, name: nameOf(aggregate, sample) })),
);
const lines = new Set(
  all.map(({ name, sample }) => `${name} ${createHash('sha256').update(JSON.stringify(sample.data)).digest('hex')}`),
);
const alphabetically = (a: string, b: string) => (a < b ? -1 : 1);
const released = () => new Set(readFileSync(record, 'utf8').split('\n').filter(Boolean));

/** RECORD_EVENTS=1 adds new samples; it never changes recorded ones. */
if (process.env['RECORD_EVENTS']) {
  const recorded = [...new Set([...released(), ...lines])].toSorted(alphabetically);
  writeFileSync(record, `${recorded.join('\n')}\n`);
}

describe('every event that was ever released', { tags: ['R32'] }, () => {
  it('is present as it was stored then: samples are added, never edited', () => {
    expect([...released()].filter((line) => !lines.has(line))).toEqual([]);
  });

  it('is recorded: run this spec with RECORD_EVENTS=1 for a new sample', () => {
    expect([...lines].filter((line) => !released().has(line))).toEqual([]);
  });

  it('has a sample of each type in the current version', () => {
    const named = new Set(all.map(({ name }) => name));
    const wanted = aggregates.flatMap((aggregate) =>
      [...eventTypes(aggregate.events)].map((type) =>
        nameOf(aggregate, { type, schemaVersion: aggregate.schemaVersion ?? 1 }),
      ),
    );
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
  });

  it('has a version that this program reads, and older versions have an upcaster', () => {
    for (const { aggregate, sample } of all) {
      const current = aggregate.schemaVersion ?? 1;
      expect(sample.schemaVersion).toBeLessThanOrEqual(current);
      expect(sample.schemaVersion === current || aggregate.upcast !== undefined).toBe(true);
    }
  });

  it.each(all)('$name is read from the sealed log in its current shape', async ({ aggregate, sample }) => {
    const { schemaVersion, type, data } = sample;
    const keys = createInMemoryKeys();
    const [stream, ownerId] = [`${aggregate.category}-1`, uuid5('owner')];
    const context = { ownerId, actorId: ownerId, actorKind: 'student', correlationId: uuid5('request') } as const;
    const then = asOf(aggregate, schemaVersion, type);
    const draft = { aggregate: then, stream, events: [{ type, data }], ids: [uuid5('event')], context };
    const log = createInMemoryEventLog();
    await log.append(stream, null, await createEventCodec([then], keys).encode(draft));

    const [stored] = await log.read(stream);
    expect(Buffer.from(stored?.data ?? []).toString('latin1')).not.toContain(JSON.stringify(data).slice(0, 20));
    const shapes = stored ? [(await createEventCodec(aggregates, keys).decode(stored)).shape] : [];
    expect(shapes.map((shape) => aggregate.events.parse(shape))).toMatchObject([{ type }]);
    const today = schemaVersion === (aggregate.schemaVersion ?? 1);
    expect(shapes).toMatchObject([today ? { type, data } : { type }]);
  });
});
