import { describe, expect, it } from 'vitest';
import { type AnyAggregate, eventTypes } from '../domain/index.ts';

/** One line of `events.samples.json`: a shape as it was stored under a schema version. */
export interface EventSample {
  readonly schemaVersion: number;
  readonly type: string;
  readonly data: unknown;
}

/** Declares the tests that hold the log readable: every shape ever stored, through the upcaster, for every event type. */
export const readsEverySample = (aggregate: AnyAggregate, samples: readonly EventSample[]) => {
  describe(`stored events of ${aggregate.category}`, () => {
    it.each(samples)('$type of version $schemaVersion is still read', ({ schemaVersion, type, data }) => {
      const shape = aggregate.upcast?.({ type, data }, schemaVersion) ?? { type, data };
      expect(aggregate.events.parse(shape)).toMatchObject({ type });
    });

    it('have a sample of every type', () => {
      expect(new Set(samples.map(({ type }) => type))).toEqual(eventTypes(aggregate.events));
    });
  });
};
