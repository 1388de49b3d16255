import { expect, it } from 'vitest';
import { z } from 'zod';
import { eventTypes } from './event-types.ts';

const added = z.object({ type: z.literal('Added') });
const gone = z.object({ type: z.literal(['Removed', 'Lost']) });

it('the types of an event schema are found in unions of any depth', () => {
  expect(eventTypes(added)).toEqual(new Set(['Added']));
  expect(eventTypes(z.discriminatedUnion('type', [added, gone]))).toEqual(new Set(['Added', 'Removed', 'Lost']));
  expect(eventTypes(z.union([added, z.union([gone, added])]))).toEqual(new Set(['Added', 'Removed', 'Lost']));
});

it('a schema without a literal type is a mistake that shows at the start', () => {
  expect(() => eventTypes(z.object({ type: z.string() }))).toThrow(TypeError);
});
