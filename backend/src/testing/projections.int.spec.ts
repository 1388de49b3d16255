import { mark } from '@hub/postgres/testing-marks';
import * as fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredEvent } from '../platform/event-log/index.ts';
import { codec, deeds, historyOf, independentDeeds } from './histories.ts';
import { createReadModelDatabase } from './read-model-database.ts';
import { withReadModels, type ReadModels, type Tables } from './read-models.ts';
import { runs } from './runs.ts';

let db: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await createReadModelDatabase());
});
afterAll(() => drop());

/** The same events at other positions of the log, interleaved by stream. */
const inTurns = (events: readonly StoredEvent[], turns: readonly number[]) => {
  const streams = [...new Set(events.map(({ streamId }) => streamId))];
  const turnOf = (stream: string) => turns[streams.indexOf(stream)] ?? 0;
  return events
    .toSorted((a, b) => turnOf(a.streamId) - turnOf(b.streamId))
    .map((event, index) => ({ ...event, position: { commit: BigInt(index), prepare: BigInt(index) } }));
};

const splitAt = (events: readonly StoredEvent[], cuts: readonly number[]) => {
  const at = [...new Set([0, ...cuts.map((cut) => cut % (events.length + 1)), events.length])].toSorted(
    (a, b) => a - b,
  );
  return at.slice(1).map((end, index) => events.slice(at[index], end));
};

/** Each run makes about sixty queries, so these properties run a tenth as often as others, unless all runs are requested. */
const onPostgres = { ...runs, numRuns: Math.ceil(runs.numRuns / mark(1, 10)) };
const fresh = (work: (readModels: ReadModels) => Promise<void>) => withReadModels(db, codec, work);

describe('the read models', { tags: ['R34'], timeout: 120_000 + onPostgres.numRuns * 1000 }, () => {
  it('are the same however the log is split into batches, and however often a batch is applied', async () => {
    const cuts = fc.array(fc.nat(30), { maxLength: 4 });
    const asked = fc.array(deeds, { minLength: 1, maxLength: 25 });
    await fresh(async ({ rowsAfter }) => {
      const property = fc.asyncProperty(asked, cuts, fc.nat(4), async (these, at, again) => {
        const events = await historyOf(these);
        const batches = splitAt(events, at).flatMap((batch, index) => (index === again ? [batch, batch] : [batch]));
        const atOnce = await rowsAfter([events]);
        expect(await rowsAfter([...batches, events])).toEqual(atOnce);
        expect(atOnce['parked_streams']).toEqual([]);
      });
      await fc.assert(property, onPostgres);
    });
  });

  /** An event's place in the whole log is the one thing that another order changes. */
  const withoutPlaces = (tables: Tables) => ({
    ...tables,
    recorded_events: tables['recorded_events']?.map((row) => ({ ...row, position: null })),
  });

  it('do not depend on the order of independent streams', async () => {
    const asked = fc.array(independentDeeds, { minLength: 2, maxLength: 25 });
    const turns = fc.array(fc.nat(), { minLength: 12, maxLength: 12 });
    await fresh(async ({ rowsAfter }) => {
      const property = fc.asyncProperty(asked, turns, async (these, order) => {
        const events = await historyOf(these);
        expect(withoutPlaces(await rowsAfter([inTurns(events, order)]))).toEqual(
          withoutPlaces(await rowsAfter([events])),
        );
      });
      await fc.assert(property, onPostgres);
    });
  });
});
