import * as fc from 'fast-check';
import type { Operation } from '../../platform/http/routing/index.ts';
import { type OpenApiDocument, templateOf } from '../../platform/http/open-api/index.ts';
import { junk, valuesOf, type Named, type Schema } from './any-value.ts';
import type { Sent } from './row.ts';

type Described = NonNullable<NonNullable<OpenApiDocument['paths']>[string]['get']>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

type Fields = Record<string, unknown>;

/** One field replaced, added or left out; or something else altogether. */
const spoiled = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: junk },
    {
      weight: 4,
      arbitrary: fc.tuple(valid, fc.nat(), junk, fc.boolean()).map(([value, at, other, leaveOut]) => {
        if (value === null || typeof value !== 'object') return other;
        const names = [...Object.keys(value), 'ownerId', 'id'];
        const name = names[at % names.length] ?? 'id';
        const { [name]: _replaced, ...rest } = value as Fields;
        return leaveOut ? rest : { ...rest, [name]: other };
      }),
    },
  );

const mostlyValid = (valid: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: valid }, { weight: 2, arbitrary: spoiled(valid) });

const words = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000);

/** What goes into an address is text; what is no Unicode cannot be written there at all. */
const inAddress = (values: fc.Arbitrary<unknown>) =>
  values.map((value) =>
    Object.fromEntries(Object.entries(value ?? {}).map(([name, one]) => [name, words(one).toWellFormed()])),
  );

const parameters = (described: Described, place: string, named: Named): fc.Arbitrary<Record<string, string>> => {
  const all = (described.parameters ?? []) as readonly Parameter[];
  const here = all.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
  const required = here.filter((parameter) => parameter.required).map(({ name }) => name);
  const valid = valuesOf({ type: 'object', properties, required }, named);
  return inAddress(
    here.length > 0
      ? fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: spoiled(valid) })
      : fc.constant({}),
  );
};

const headers: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'idempotency-key': fc.constantFrom(undefined, undefined, 'a', 'with space', 'x'.repeat(201)),
    'x-time-zone': fc.constantFrom(undefined, 'America/New_York', 'Nowhere/Else', '../etc', '+25:00'),
    'content-type': fc.constantFrom(undefined, undefined, undefined, undefined, 'text/plain'),
  })
  .map((all) => Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []))));

const wellMadeFile = fc.constantFrom(
  { name: 'notes.txt', type: 'text/plain', content: 'Exam on 2026-12-01' },
  { name: 'points.csv', type: 'text/csv', content: 'what,points\nExam,40' },
);

const oddFile = fc.record({
  name: fc.oneof(
    fc.constantFrom('notes.txt', 'scan.pdf', 'a.exe', '../x.txt', '\u202Efdp.txt'),
    fc.string({ minLength: 1 }),
  ),
  type: fc.constantFrom('text/plain', 'application/pdf', 'image/png', 'text/html', ''),
  content: fc.oneof(fc.constantFrom('', '%PDF-1.7', 'Exam on 2026-12-01'), fc.string({ unit: 'binary' })),
});
const file = fc.oneof(wellMadeFile, oddFile);

const bodyOf = ({ requestBody }: Described): Schema | undefined => {
  if (!requestBody || '$ref' in requestBody) return undefined;
  const [content] = Object.values(requestBody.content);
  return content && 'schema' in content ? (content.schema as Schema) : undefined;
};

/** Requests to an operation as its document describes them, and such as it does not expect. */
export const requestsTo = (
  { method, path, multipart }: Operation,
  document: OpenApiDocument,
  named: Named,
): fc.Arbitrary<Sent> => {
  const described = document.paths?.[templateOf(path)]?.[method.toLowerCase() as 'get'];
  if (!described) throw new Error(`${method} ${path} is not in the document`);
  const schema = bodyOf(described);
  const body = schema ? mostlyValid(valuesOf(schema, named)) : fc.constant(undefined);
  const all = fc.record({
    params: parameters(described, 'path', named),
    query: parameters(described, 'query', named),
    body,
    headers,
  });
  return multipart
    ? fc.tuple(all, file).map(([sent, attached]) => ({ ...sent, headers: {}, body: inForm(sent.body), file: attached }))
    : all;
};

const inForm = (body: unknown) =>
  Object.fromEntries(
    Object.entries(body ?? {}).flatMap(([name, value]) => (name === 'file' ? [] : [[name, words(value)]])),
  );
