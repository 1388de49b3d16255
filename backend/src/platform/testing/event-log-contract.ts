import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError, type EventLog, type LogMessage, type NewEvent } from '../event-log/index.ts';

const newEvent = (text: string): NewEvent => ({
  id: randomUUID(),
  type: 'Written',
  data: Buffer.from(text),
  metadata: { ownerId: 'ann', schemaVersion: '1' },
});
const newStream = (category = 'note') => `${category}-${randomUUID()}`;
const textsOf = (events: readonly { data: Uint8Array }[]) => events.map(({ data }) => Buffer.from(data).toString());

/** The next `count` messages that are events. */
const nextEvents = async (messages: AsyncGenerator<LogMessage>, count: number) => {
  const events = [];
  while (events.length < count) {
    const { value, done } = await messages.next();
    if (done) throw new Error('the subscription ended');
    if (value.kind === 'event') events.push(value.event);
  }
  return events;
};

/** Declares tests of everything that the platform requires of an event log, whatever the implementation. */
export const describeEventLogContract = (
  open: () => Promise<{ readonly eventLog: EventLog; readonly stop: () => Promise<unknown> }>,
) => {
  let log: EventLog;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    ({ eventLog: log, stop } = await open());
  });
  afterAll(() => stop());

  describe('an append', () => {
    it('is read back unchanged, one revision after the other', async () => {
      const [stream, first, second] = [newStream(), newEvent('one'), newEvent('two')];
      const early = await log.append(stream, null, [first]);
      const late = await log.append(stream, 0n, [second]);
      const events = await log.read(stream);
      expect(events).toMatchObject([
        { streamId: stream, id: first.id, revision: 0n, type: 'Written', metadata: first.metadata, position: early },
        { streamId: stream, id: second.id, revision: 1n, position: late },
      ]);
      expect(textsOf(events)).toEqual(['one', 'two']);
      expect(late.commit).toBeGreaterThan(early.commit);
    });

    it('at a wrong revision is a conflict and changes nothing', async () => {
      const stream = newStream();
      await expect(log.append(stream, 0n, [newEvent('too early')])).rejects.toThrow(ConflictError);
      await log.append(stream, null, [newEvent('one')]);
      for (const expected of [null, 1n])
        await expect(log.append(stream, expected, [newEvent('lost')])).rejects.toThrow(ConflictError);
      expect(textsOf(await log.read(stream))).toEqual(['one']);
    });

    it('of several events is complete and returns the position of the last', async () => {
      const stream = newStream();
      const position = await log.append(stream, null, ['one', 'two', 'three'].map(newEvent));
      const events = await log.read(stream);
      expect(textsOf(events)).toEqual(['one', 'two', 'three']);
      expect(events.at(-1)?.position).toEqual(position);
    });

    it('that is repeated returns the same position and is stored once, even after later appends', async () => {
      const [stream, events] = [newStream(), ['one', 'two'].map(newEvent)];
      const position = await log.append(stream, null, events);
      expect(await log.append(stream, null, events)).toEqual(position);
      await log.append(stream, 1n, [newEvent('three')]);
      await log.append(stream, null, events);
      expect(textsOf(await log.read(stream))).toEqual(['one', 'two', 'three']);
    });

    it('keeps the time of an imported event', async () => {
      const [stream, created] = [newStream(), new Date('2020-02-29T12:00:00.000Z')];
      await log.append(stream, null, [{ ...newEvent('old'), created }]);
      expect((await log.read(stream))[0]?.created).toEqual(created);
    });
  });

  describe('reading', () => {
    it('finds nothing in an empty stream', async () => {
      const stream = newStream();
      expect(await log.read(stream)).toEqual([]);
      expect(await log.find(stream, 0n)).toBeNull();
      expect(await log.latest(stream)).toBeNull();
      expect(await log.readPart(stream, 0n, 2)).toEqual([]);
      await log.append(stream, null, [newEvent('one')]);
      expect(await log.find(stream, 0n)).toMatchObject({ streamId: stream, revision: 0n });
      expect(await log.find(stream, 1n)).toBeNull();
      expect(await log.readPart(stream, 1n, 2)).toEqual([]);
    });

    it('of everything returns all events in the order of their positions', async () => {
      await log.append(newStream(), null, [newEvent('one')]);
      const last = newEvent('two');
      await log.append(newStream(), null, [last]);
      const positions: bigint[] = [];
      let end = '';
      for await (const { position, id } of log.readAll()) {
        positions.push(position.commit);
        end = id;
      }
      expect(positions).toEqual(positions.toSorted((a, b) => (a < b ? -1 : 1)));
      expect([end, (await log.last())?.id]).toEqual([last.id, last.id]);
    });

    it('returns the last event of the product, however many system events follow', async () => {
      const last = newEvent('one');
      await log.append(newStream(), null, [last]);
      const own = Array.from({ length: 45 }, () => ({ ...newEvent('own'), type: '$noted' }));
      await log.append(newStream(), null, own);
      expect((await log.last())?.id).toBe(last.id);
    });

    it('returns the end of the log', async () => {
      const position = await log.append(newStream(), null, ['one', 'two'].map(newEvent));
      expect(await log.end()).toEqual(position);
    });

    it('after a position excludes the event at that position', async () => {
      const stream = newStream();
      const position = await log.append(stream, null, [newEvent('one')]);
      await log.append(stream, 0n, ['two', 'three'].map(newEvent));
      const after = [];
      for await (const event of log.readAll(position)) after.push(event);
      expect(textsOf(after)).toEqual(['two', 'three']);
      expect(await log.latest(stream)).toEqual(after.at(-1));
    });

    it('returns the next events after a position, and whether the log ends with them', async () => {
      const stream = newStream();
      const position = await log.append(stream, null, [newEvent('one')]);
      expect(await log.next(position)).toEqual({ events: [], isAll: true });
      await log.append(stream, 0n, ['two', 'three'].map(newEvent));
      const [, second, third] = await log.read(stream);
      const { events, isAll } = await log.next(position);
      expect(isAll).toBe(true);
      for (const [index, event] of [second, third].entries()) {
        const { streamId, type, created, position: at } = event ?? {};
        expect(events[index]).toMatchObject({ streamId, type, created, position: at });
      }
      expect(events).toHaveLength(2);
    });

    it('returns at most a thousand at a time', async () => {
      const stream = newStream();
      const position = await log.append(stream, null, [newEvent('one')]);
      const many = Array.from({ length: 1001 }, (_, index) => newEvent(String(index)));
      const end = await log.append(stream, 0n, many);
      const { events, isAll } = await log.next(position);
      expect([events.length, isAll]).toEqual([1000, false]);
      const last = events.at(-1)?.position ?? null;
      const rest = await log.next(last);
      expect([rest.events.map((event) => event.position.commit), rest.isAll]).toEqual([[end.commit], true]);
    });
  });

  describe('a subscription', () => {
    it('delivers the events after its position, reports that it has caught up, and then delivers new events', async () => {
      const stream = newStream();
      const position = await log.append(stream, null, [newEvent('before')]);
      await log.append(stream, 0n, ['one', 'two'].map(newEvent));
      const messages = log.subscribe(position, new AbortController().signal);
      expect(textsOf(await nextEvents(messages, 2))).toEqual(['one', 'two']);
      let next = await messages.next();
      while (!next.done && next.value.kind === 'checkpoint') next = await messages.next();
      expect(next.value).toEqual({ kind: 'caughtUp' });
      const live = nextEvents(messages, 1);
      await log.append(stream, 2n, [newEvent('three')]);
      expect(textsOf(await live)).toEqual(['three']);
      await messages.return(undefined);
    });

    it('from the start delivers everything', async () => {
      const stream = newStream();
      await log.append(stream, null, [newEvent('one')]);
      const messages = log.subscribe(null, new AbortController().signal);
      let first: unknown;
      for await (const event of log.readAll()) {
        first = event.id;
        break;
      }
      expect((await nextEvents(messages, 1))[0]?.id).toBe(first);
      await messages.return(undefined);
    });

    it('of some categories delivers only their events', async () => {
      const [wanted, other, similar] = [newStream('note'), newStream('list'), newStream('notebook')];
      const after = (await log.last())?.position ?? null;
      for (const stream of [other, wanted, similar]) await log.append(stream, null, [newEvent(`of ${stream}`)]);
      const messages = log.subscribe(after, new AbortController().signal, ['note']);
      expect(textsOf(await nextEvents(messages, 1))).toEqual([`of ${wanted}`]);
      const live = nextEvents(messages, 1);
      await log.append(other, 0n, [newEvent('skipped')]);
      await log.append(wanted, 0n, [newEvent('live')]);
      expect(textsOf(await live)).toEqual(['live']);
      await messages.return(undefined);
    });

    it('ends when its signal aborts, even while it waits', async () => {
      const stopping = new AbortController();
      const messages = log.subscribe((await log.last())?.position ?? null, stopping.signal);
      const ended = (async () => {
        for await (const _ of messages);
      })();
      stopping.abort();
      await expect(ended).resolves.toBeUndefined();
      expect(await log.subscribe(null, AbortSignal.abort()).next()).toMatchObject({ done: true });
    });
  });
};
