import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainSchema } from './plain-schema.ts';

it('has each field, with null as a second type, and no limit that a strict mode rejects', () => {
  const schema = z.object({
    list: z.array(z.object({ page: z.int().nullable(), kind: z.enum(['a', 'b']).nullable().catch(null) })).max(5),
    text: z.string().min(1).catch('x'),
    either: z.union([z.string(), z.int()]),
    default: z.boolean(),
  });
  const fields = { page: { type: ['integer', 'null'] }, kind: { type: ['string', 'null'], enum: ['a', 'b', null] } };
  const object = { type: 'object', additionalProperties: false };
  expect(plainSchema(schema)).toEqual({
    ...object,
    required: ['list', 'text', 'either', 'default'],
    properties: {
      list: { type: 'array', items: { ...object, required: ['page', 'kind'], properties: fields } },
      text: { type: 'string' },
      either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      default: { type: 'boolean' },
    },
  });
});
