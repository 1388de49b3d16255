import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Aggregate, StoredShape } from '../domain/index.ts';
import { createEventCodec } from './codec.ts';
import type { StoredEvent } from './event-log.ts';
import type { Keys } from '../encryption/index.ts';

const events = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Renamed'), data: z.object({ first: z.string(), last: z.string() }) }),
]);
type Event = z.infer<typeof events>;
type Version = Aggregate<{ type: 'Rename' }, Event, null>;

const decider = { initialState: null, evolve: () => null, decide: () => [] };
const split = ({ type, data }: StoredShape): StoredShape => {
  const [first = '', last = ''] = z.object({ name: z.string() }).parse(data).name.split(' ');
  return { type, data: { first, last } };
};
const first = {
  category: 'person',
  decider,
  events: z.object({ type: z.literal('Renamed'), data: z.object({ name: z.string() }) }),
};
const second: Version = { category: 'person', decider, events, schemaVersion: 2, upcast: split };

type Held = Pick<Keys, 'use' | 'find'>;

const keysOf = (): Held & { forget(): void; lose(): void } => {
  let key: Buffer | null | undefined = randomBytes(32);
  return {
    use: async () => key ?? randomBytes(32),
    find: async () => key,
    forget() {
      key = null;
    },
    lose() {
      key = undefined;
    },
  };
};

const context = { ownerId: 'ann', actorId: 'ann', actorKind: 'student', correlationId: 'c' } as const;
const stored = (event: Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'>): StoredEvent => ({
  ...event,
  streamId: 'person-1',
  revision: 0n,
  created: new Date(),
  position: { commit: 1n, prepare: 1n },
});
const write = async (keys: Held, aggregate: Parameters<typeof createEventCodec>[0][number], event: Event | object) => {
  const draft = { aggregate, stream: 'person-1', events: [event as Event], ids: ['e1'], context };
  const [encoded] = await createEventCodec([aggregate], keys).encode(draft);
  if (!encoded) throw new Error('nothing encoded');
  return stored(encoded);
};

describe('a stored event', () => {
  it('is read as it was written', async () => {
    const keys = keysOf();
    const event: Event = { type: 'Renamed', data: { first: 'Ann', last: 'Lee' } };
    const { shape, ownerId, category } = await createEventCodec([second], keys).decode(
      await write(keys, second, event),
    );
    expect({ shape, ownerId, category }).toEqual({ shape: event, ownerId: 'ann', category: 'person' });
  });

  it('of an older version is read in the shape of today', async () => {
    const keys = keysOf();
    const old = await write(keys, first, { type: 'Renamed', data: { name: 'Ann Lee' } });
    const { shape } = await createEventCodec([second], keys).decode(old);
    expect(shape).toEqual({ type: 'Renamed', data: { first: 'Ann', last: 'Lee' } });
  });

  it('of a newer version than this program knows is refused, not guessed at', async () => {
    const keys = keysOf();
    const newer = await write(keys, second, { type: 'Renamed', data: { first: 'Ann', last: 'Lee' } });
    await expect(createEventCodec([first], keys).decode(newer)).rejects.toThrow('Renamed has version 2');
  });

  it('says [erased] once its owner’s key is gone', async () => {
    const keys = keysOf();
    const event = await write(keys, second, { type: 'Renamed', data: { first: 'Ann', last: 'Lee' } });
    keys.forget();
    expect((await createEventCodec([second], keys).decode(event)).shape).toBe('[erased]');
  });

  it('is not taken for an erased one where its owner’s key was lost, as in a database restored to before the log’s end', async () => {
    const keys = keysOf();
    const event = await write(keys, second, { type: 'Renamed', data: { first: 'Ann', last: 'Lee' } });
    keys.lose();
    await expect(createEventCodec([second], keys).decode(event)).rejects.toThrow('no data key of ann');
  });

  it('cannot pass for one of another stream, type or id', async () => {
    const keys = keysOf();
    const event = await write(keys, second, { type: 'Renamed', data: { first: 'Ann', last: 'Lee' } });
    const codec = createEventCodec([second], keys);
    for (const moved of [{ streamId: 'person-2' }, { type: 'Removed' }, { id: 'e2' }]) {
      await expect(codec.decode({ ...event, ...moved })).rejects.toThrow(/unable to authenticate|newer program/);
    }
  });

  it('that breaks its own schema is never written', async () => {
    await expect(write(keysOf(), second, { type: 'Renamed', data: { first: 'Ann' } })).rejects.toThrow(/last/);
  });
});
