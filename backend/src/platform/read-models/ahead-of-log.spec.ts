import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Checkpoint } from './checkpoints.ts';
import type { StoredEvent } from '../event-log/index.ts';
import { aheadAmong } from './ahead-of-log.ts';
import { createInMemoryEventLog } from '../testing/in-memory-event-log.ts';

/** A log of so many events, each of a stream of its own. */
const logOf = async (events: number) => {
  const eventLog = createInMemoryEventLog();
  for (let index = 0; index < events; index += 1) {
    const event = { id: randomUUID(), type: 'Written', data: Buffer.from('text'), metadata: {} };
    await eventLog.append(`note-${index}`, null, [event]);
  }
  return eventLog;
};

/** Of who stands at this position and took in that event last. */
const checkpoint = (name: string, commit: bigint, event?: StoredEvent): Checkpoint => {
  const mark = event && { stream: event.streamId, revision: '0', id: event.id, commit: String(event.position.commit) };
  return { name, version: 1, position: { commit, prepare: commit }, lastEvent: mark ?? null };
};

it('nobody is ahead who stands within the log, with or without an event of their own there', async () => {
  const eventLog = await logOf(4);
  const [first, , , last] = eventLog.all;
  const fresh = { name: 'fresh', version: 1, position: null };
  const all = [fresh, checkpoint('idle', 3n), checkpoint('reactor', 3n, first), checkpoint('list', 3n, last)];
  expect(await aheadAmong(all, eventLog)).toEqual([]);
  expect(await aheadAmong([checkpoint('idle', 0n)], await logOf(0))).toEqual([]);
});

it('who stands beyond the end is ahead, though the log holds the last event of its own', async () => {
  const eventLog = await logOf(4);
  const [first, , , last] = eventLog.all;
  const all = [checkpoint('idle', 4n), checkpoint('reactor', 4n, first), checkpoint('list', 3n, last)];
  expect(await aheadAmong(all, eventLog)).toMatchObject([
    { name: 'idle', lastEvent: null },
    { name: 'reactor', lastEvent: first },
  ]);
});

it('who stood beyond the end stays ahead when the log has grown past it with other events', async () => {
  const [eventLog, other] = [await logOf(9), await logOf(5)];
  const [first, second] = eventLog.all;
  const all = [checkpoint('list', 4n, other.all[4]), checkpoint('reactor', 4n, first), checkpoint('slow', 1n, second)];
  expect(await aheadAmong(all, eventLog)).toMatchObject([
    { name: 'list', lastEvent: 'lost' },
    { name: 'reactor', lastEvent: first },
  ]);
});
