import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredEvent } from '../event-log/index.ts';
import { createInMemoryEventLog, type InMemoryEventLog } from '../testing/in-memory-event-log.ts';
import { sealKey } from './seal-key.ts';
import type { Head, SealMemory } from './seal-memory.ts';
import { sealLog } from './seal-log.ts';
import { sealStream } from './seal.ts';
import { verifySeals } from './verify-seals.ts';

const key = sealKey(randomBytes(32));
let log: InMemoryEventLog;
let memory: SealMemory;

const emptyMemory = (): SealMemory => {
  let kept: { head: Head | null } | null = null;
  return {
    read: async () => kept,
    save: async (head) => void (kept = { head }),
    isRestored: async () => false,
    forgetRestored: async () => undefined,
  };
};

const write = async (count: number) => {
  for (let index = 0; index < count; index += 1) {
    const metadata = { schemaVersion: '1', ownerId: 'ann' };
    await log.append(`note-${randomUUID()}`, null, [
      { id: randomUUID(), type: 'Written', data: randomBytes(40), metadata },
    ]);
  }
};
const seal = () => sealLog({ eventLog: log, key, memory });

/** The result of verifying these events instead of the log. */
const verified = (events: readonly StoredEvent[] = log.all, by = key.public) =>
  verifySeals(
    {
      async *readAll() {
        yield* events;
      },
      latest: async (stream) => events.findLast(({ streamId }) => streamId === stream) ?? null,
    },
    by,
  );
const breachOf = async (events: readonly StoredEvent[]) => (await verified(events)).breaches[0] ?? null;
const without = (index: number) => log.all.toSpliced(index, 1);
const altered = (index: number, change: (event: StoredEvent) => Partial<StoredEvent>) =>
  log.all.map((event, at) => (at === index ? { ...event, ...change(event) } : event));
const flipped = ({ data }: StoredEvent) => {
  const copy = Buffer.from(data);
  copy.writeUInt8(copy.readUInt8(7) ^ 1, 7);
  return { data: copy };
};

const changes: [string, (event: StoredEvent) => Partial<StoredEvent>][] = [
  ['a byte', flipped],
  ['the type', () => ({ type: 'Erased' })],
  ['the stream', () => ({ streamId: 'note-other' })],
  ['the revision', () => ({ revision: 1n })],
  ['the id', () => ({ id: randomUUID() })],
  ['the time', () => ({ created: new Date(0) })],
  ['the metadata', ({ metadata }) => ({ metadata: { ...metadata, ownerId: 'eve' } })],
];

/** Positions 0 to 4 sealed at 5, 6 to 8 sealed at 9, and 10 and 11 not yet. */
beforeEach(async () => {
  log = createInMemoryEventLog();
  memory = emptyMemory();
  for (const count of [5, 3]) {
    await write(count);
    await seal();
  }
  await write(2);
});

describe('a sealed log', { tags: ['R13'] }, () => {
  it('is intact up to its newest seal; later events are reported separately', async () => {
    const { breaches, sealed, newest, unsealed } = await verified();
    expect({ breaches, sealed }).toEqual({ breaches: [], sealed: 8 });
    expect(newest).toMatchObject({ number: 1, count: 3 });
    expect(unsealed).toMatchObject({ events: 2, from: 10n, oldest: log.all[10]?.created });
  });

  it('is not sealed again without new events, and seals themselves are not sealed', async () => {
    expect(await seal()).toMatchObject({ events: 2, newest: { number: 2 } });
    expect(await seal()).toMatchObject({ events: 0, newest: { number: 2 } });
    expect(log.all.filter(({ streamId }) => streamId === sealStream)).toHaveLength(3);
  });

  it('is sealed in several pieces when it is long', async () => {
    await write(9000);
    expect(await seal()).toMatchObject({ events: 9002, newest: { number: 4 } });
    expect(await verified()).toMatchObject({ breaches: [], sealed: 9010, unsealed: { events: 0 } });
  });

  it('has one chain when two processes seal at the same time', async () => {
    await Promise.all([seal(), seal()]);
    expect(log.all.filter(({ streamId }) => streamId === sealStream)).toHaveLength(3);
    expect(await verified()).toMatchObject({ breaches: [], sealed: 10, newest: { number: 2 } });
  });

  it('can be moved to another log with its seals', async () => {
    const moved = log.all.map((event) => ({ ...event, position: { commit: event.position.commit * 7n, prepare: 0n } }));
    expect(await verified(moved)).toMatchObject({ breaches: [], sealed: 8 });
  });
});

describe('the first bad position is named', { tags: ['R13'] }, () => {
  it.each(changes)('when %s of an event was changed', async (_what, change) => {
    expect(await breachOf(altered(6, change))).toMatchObject({
      position: 6n,
      what: expect.stringMatching(/is not what was sealed$/) as string,
    });
  });

  it('when an event is missing, including the first and the last', async () => {
    expect(await breachOf(without(7))).toMatchObject({
      position: 6n,
      what: 'an event after it, and before 8, is missing',
    });
    expect(await breachOf(without(0))).toMatchObject({
      position: 0n,
      what: 'an event after it, and before 1, is missing',
    });
    expect(await breachOf(without(8))).toMatchObject({ position: 7n, what: '1 events after it are missing' });
  });

  it('when an event was inserted or two were swapped', async () => {
    const slipped = { ...(log.all[1] as StoredEvent), id: randomUUID(), position: { commit: 7n, prepare: 7n } };
    expect(await breachOf(log.all.toSpliced(7, 0, slipped))).toMatchObject({
      position: 7n,
      what: expect.stringMatching(/was not there when the log was sealed$/) as string,
    });
    const [one, two] = [log.all[2], log.all[3]] as [StoredEvent, StoredEvent];
    expect(await breachOf(log.all.toSpliced(2, 2, two, one))).not.toBeNull();
  });

  it('when the end before its seal is cut off', async () => {
    expect(
      await breachOf(log.all.filter(({ position }) => position.commit < 7n || position.commit === 9n)),
    ).toMatchObject({
      position: 6n,
      what: '2 events after it are missing',
    });
  });

  it('when a seal was changed, removed or made with another key', async () => {
    const broken = async (events: readonly StoredEvent[]) => (await verified(events)).breaches;
    expect(await broken(altered(5, flipped))).toMatchObject([
      { position: 0n, kind: 'unproven' },
      { position: 5n, kind: 'seal', what: 'seal 0 was altered or made with another key' },
    ]);
    expect(await broken(altered(9, () => ({ type: 'Written' })))).toMatchObject([{ position: 9n, kind: 'seal' }]);
    expect(await broken(without(5))).toContainEqual(
      expect.objectContaining({ position: 9n, what: 'seal 1 is in the position of seal 0' }),
    );
    const others = await verified(log.all, sealKey(randomBytes(32)).public);
    expect(others.breaches).toMatchObject([
      { position: 5n, kind: 'seal' },
      { position: 9n, kind: 'seal' },
    ]);
  });

  it('and every other one too, with stream, revision and kind', async () => {
    const [first, seventh] = [log.all[1], log.all[7]] as [StoredEvent, StoredEvent];
    const events = log.all.flatMap((event) => {
      if (event === first) return [{ ...event, ...flipped(event) }];
      return event === seventh ? [] : [event];
    });
    const at = ({ streamId: stream, revision }: StoredEvent) => ({ stream, revision });
    expect((await verified([...events])).breaches).toMatchObject([
      { kind: 'altered', position: 1n, ...at(first) },
      { kind: 'missing', position: 6n, stream: null },
    ]);
  });
});

describe('sealing stops', () => {
  it('when the newest seal or the last event it covers is missing', async () => {
    const last = log.all[8] as StoredEvent;
    const cut = { ...log, find: async () => ({ ...last, id: randomUUID() }) };
    await expect(sealLog({ eventLog: cut, key, memory })).rejects.toThrow('does not continue seal 1');
    const forged = { ...log, latest: async () => ({ ...(log.all[9] as StoredEvent), data: Buffer.from('{}') }) };
    await expect(sealLog({ eventLog: forged, key, memory })).rejects.toThrow('Seal 1 at position 9 was altered');
  });
});
