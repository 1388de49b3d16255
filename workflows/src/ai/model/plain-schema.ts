import { z } from 'zod';

/** Limits that not every provider knows; the answer is checked against them afterwards. */
const unsupported = new Set([
  '$schema',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternative `null` of a field as a second type, which a grammar knows too. */
const alternatives = (anyOf: readonly unknown[]): Record<string, unknown> => {
  const plain = anyOf.map(simplified);
  const rest = plain.filter((each) => !(isRecord(each) && each['type'] === 'null'));
  const [only] = rest;
  if (rest.length === 1 && rest.length < plain.length && isRecord(only)) {
    const { type, enum: values, ...more } = only;
    if (typeof type === 'string' && Object.keys(more).length === 0)
      return { type: [type, 'null'], ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }) };
  }
  return { anyOf: plain };
};

function simplified(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplified);
  if (!isRecord(schema)) return schema;
  if (Array.isArray(schema['anyOf'])) return alternatives(schema['anyOf']);
  const entries = Object.entries(schema).filter(([key]) => !unsupported.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'properties' && isRecord(value))
        return [key, Object.fromEntries(Object.entries(value).map(([name, field]) => [name, simplified(field)]))];
      return [key, simplified(value)];
    }),
  );
}

/** The JSON schema of an answer, with nothing but what strict modes and grammars know: each field is required. */
export const plainSchema = (schema: z.ZodType): Readonly<Record<string, unknown>> => {
  const plain = simplified(z.toJSONSchema(schema, { io: 'output' }));
  return isRecord(plain) ? plain : {};
};
