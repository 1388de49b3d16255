import { expect, it } from 'vitest';
import { unservedBy } from './compare-endpoints.ts';
import type { Schema } from './json-schema.ts';

const text = { type: 'string' } as const;
const object = (properties: Record<string, Schema>, required: string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});

interface Sides {
  build: object;
  live: Schema;
}
const asResult = ({ build, live }: Sides) =>
  unservedBy(
    {
      paths: { '/api/it/{id}': { get: { responses: { 200: { content: { 'application/json': { schema: live } } } } } } },
      components: { schemas: { It: object({ a: text }) } },
    },
    [{ method: 'GET', path: '/api/it/:id', result: { ...build } }],
  );
const asBody = ({ build, live }: Sides) =>
  unservedBy(
    {
      paths: {
        '/api/it': {
          post: { requestBody: { content: { 'multipart/form-data': { schema: live } } }, responses: { 204: {} } },
        },
      },
      components: { schemas: {} },
    },
    [{ method: 'POST', path: '/api/it', body: { ...build } }],
  );

it('accepts an API that gives more and demands less', () => {
  expect(asResult({ build: object({ a: text }), live: object({ a: text, b: text }) })).toEqual([]);
  expect(asResult({ build: object({ a: text, b: text }, ['a']), live: { $ref: '#/components/schemas/It' } })).toEqual(
    [],
  );
  expect(asBody({ build: object({ a: text }), live: object({ a: text, b: text }, []) })).toEqual([]);
});

it('does not count the file of a form, which is no field of a contract', () => {
  const file = { type: 'string', format: 'binary' };
  expect(asBody({ build: object({ a: text }), live: object({ file, a: text }) })).toEqual([]);
});

it.each<[what: string, sides: Sides, difference: string]>([
  [
    'deep in lists, references and values that may be null',
    {
      build: object({ all: { type: 'array', items: { anyOf: [object({ b: text }), { type: 'null' }] } } }),
      live: object({
        all: { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/It' }, { type: 'null' }] } },
      }),
    },
    'the result lacks all.b',
  ],
  [
    'a field that is given only sometimes',
    { build: object({ a: text }), live: object({ a: text }, []) },
    'the result lacks a',
  ],
  [
    'another type',
    { build: object({ a: text }), live: object({ a: { type: 'integer' } }) },
    'a may be of type number, which the build does not expect',
  ],
  [
    'null where the build expects a value',
    { build: object({ a: text }), live: object({ a: { anyOf: [text, { type: 'null' }] } }) },
    'a may be of type null, which the build does not expect',
  ],
  [
    'a word that the build does not know',
    { build: object({ a: { enum: ['x'] } }), live: object({ a: { enum: ['x', 'y'] } }) },
    'a may be y, which the build does not know',
  ],
])('names %s', (_, sides, difference) => {
  expect(asResult(sides)).toEqual([`GET /api/it/:id of the live API: ${difference}`]);
});

it('names a type that the API does not accept', () => {
  const maybe = { anyOf: [text, { type: 'null' }] };
  expect(asBody({ build: object({ a: maybe }), live: object({ a: text }) })).toEqual([
    'POST /api/it of the live API: a must not be of type null',
  ]);
});

it('names a word that the API does not accept, and a query that it does not read', () => {
  expect(asBody({ build: object({ a: { enum: ['x', 'y'] } }), live: object({ a: { enum: ['x'] } }) })).toEqual([
    'POST /api/it of the live API: a must not be y',
  ]);
  const api = { paths: { '/api/it': { get: { responses: { 200: {} } } } }, components: { schemas: {} } };
  expect(unservedBy(api, [{ method: 'GET', path: '/api/it', query: { ...object({ q: text }, []) } }])).toEqual([
    'GET /api/it of the live API: the request has no q',
  ]);
});
