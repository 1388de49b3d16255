import * as fc from 'fast-check';
import { expect } from 'vitest';
import { Rejection, uuid5 } from '../platform/domain/index.ts';
import type { StoredEvent } from '../platform/event-log/index.ts';
import { createCommands } from '../platform/commands/index.ts';
import { createInMemoryEventLog } from '../platform/testing/in-memory-event-log.ts';
import { withFaults, type Fault } from './faulty-log.ts';
import { codec, deeds, log, noWait } from './histories.ts';
import type { ReadModels, RunningProjector } from './read-models.ts';
import type { Deed } from './subject.ts';

/**
 * A deed and what its sender was told in the end; `unknown` where every answer to one sending was lost, for what was
 * refused before may be accepted under the same key later.
 */
interface Sent {
  readonly deed: Deed;
  readonly correlationId: string;
  told: 'nothing' | 'accepted' | 'refused' | 'unknown';
}

/** What remains of a life, to be judged. */
export interface Remains {
  readonly sent: readonly Sent[];
  readonly events: readonly StoredEvent[];
}

const maxTries = 3;
const faults: Fault[] = ['none', 'none', 'none', 'none', 'none', 'refused', 'lost'];
const accidents = ['none', 'none', 'none', 'dies before', 'dies after', 'a second one', 'reads again'] as const;

const draw = <Value>(g: fc.GeneratorValue, values: readonly Value[]) => g(() => fc.constantFrom(...values));
const upTo = (g: fc.GeneratorValue, max: number, min = 0) => g(fc.integer, { min, max });

/** Students who send commands over a bad network; an answer that is lost is asked for again, under the same key. */
const createStudents = (g: fc.GeneratorValue) => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const scheduler = g(fc.scheduler);
  const eventLog = createInMemoryEventLog(() => new Date(now));
  const commands = createCommands({
    eventLog: withFaults(eventLog, { next: () => draw(g, faults), scheduler }),
    codec,
    progress: noWait,
    log,
  });
  const sent: Sent[] = [];

  const send = async (one: Sent, key: string) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      try {
        await one.deed.send(commands, { key, correlationId: one.correlationId });
        one.told = 'accepted';
        return;
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        if (error.code === 'unavailable') continue;
        if (one.told === 'nothing') one.told = 'refused';
        return;
      }
    }
    if (one.told !== 'accepted') one.told = 'unknown';
  };

  const begin = () => {
    const key = String(sent.length);
    const one: Sent = { deed: g(() => deeds), correlationId: uuid5('deed', key), told: 'nothing' };
    sent.push(one);
    return send(one, key);
  };

  /** Long after: a tab that comes back, an impatient second click. */
  const repeat = () => {
    const index = upTo(g, sent.length - 1);
    const one = sent[index];
    return one ? send(one, String(index)) : Promise.resolve();
  };

  return {
    eventLog,
    sent,
    /** Several at once. Clocks go on, stand still or are set back. */
    act: async () => {
      now += upTo(g, 86_400_000, -20_000);
      const acting = Array.from({ length: upTo(g, 6, 1) }, () =>
        sent.length > 0 && upTo(g, 4) === 0 ? repeat() : begin(),
      );
      await scheduler.waitFor(Promise.all(acting));
    },
  };
};

/** A projector that reads on in batches of any size, dies, is started twice and gets things delivered again. */
const createReader = (g: fc.GeneratorValue, readModels: ReadModels) => {
  let projector: RunningProjector;
  let next = 0;
  let furthest = 0;
  const restart = async () => {
    projector = await readModels.start();
    next = projector.from;
  };

  const take = async (all: readonly StoredEvent[]) => {
    const accident = draw(g, accidents);
    const from = accident === 'reads again' ? upTo(g, next) : next;
    const batch = all.slice(from, from + upTo(g, 6, 1));
    if (accident === 'dies before') {
      await projector.dieWithin(batch);
      return restart();
    }
    if (accident === 'a second one') await (await readModels.start()).take(batch);
    await projector.take(batch);
    next = from + batch.length;
    furthest = Math.max(furthest, next);
    if (accident === 'dies after') await restart();
    // what was shown is never taken back, not even for a moment
    if (accident === 'reads again' && next < furthest)
      expect(await readModels.rows()).toEqual(await readModels.rowsAfter([all.slice(0, furthest)]));
  };

  return {
    restart,
    read: take,
    async readAll(all: readonly StoredEvent[]) {
      while (next < all.length) await take(all);
    },
  };
};

/** One life of the product: commands and projections of the real core, everything around them drawn from a seed. */
export const live = async (g: fc.GeneratorValue, readModels: ReadModels): Promise<Remains> => {
  const { eventLog, sent, act } = createStudents(g);
  const reader = createReader(g, readModels);
  await reader.restart();
  for (let rounds = upTo(g, 8, 2); rounds > 0; rounds -= 1) {
    await act();
    await reader.read(eventLog.all);
  }
  await reader.readAll(eventLog.all);
  return { sent, events: eventLog.all };
};
