import * as fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Returns custom values for a component, or null to use its schema. */
export type Named = (name: string) => { readonly values: fc.Arbitrary<unknown> | null; readonly schema: Schema };

const text = ({ pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> => {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) });
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: fc.constant('ä'.repeat(maxLength)) });
};

const formatted: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

const ofType = (type: string, schema: Schema, named: Named): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1000, noNaN: true });
    case 'string':
      return formatted[schema.format ?? ''] ?? text(schema);
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems = 3 } = schema;
      return fc.array(valuesOf(items, named), { minLength, maxLength: Math.min(maxItems, minLength + 3) });
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner, named)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
    }
    default:
      return fc.jsonValue();
  }
};

/** Values that match a schema. Rules that a schema cannot express (a day that exists) may still reject some. */
export const valuesOf = (schema: Schema, named: Named): fc.Arbitrary<unknown> => {
  if (schema.$ref) {
    const component = named(schema.$ref.split('/').at(-1) ?? '');
    return component.values ?? valuesOf(component.schema, named);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, named)));
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, named)));
};

/** Values that match no schema and break many programs. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    '',
    '\0',
    '\uD800',
    'x'.repeat(50_000),
    '../../etc/passwd',
    "'; drop table tasks; --",
    '9999-99-99',
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    JSON.parse('{"__proto__":{"completed":true},"constructor":{"prototype":{"x":1}}}') as unknown,
    Array.from({ length: 6000 }, () => 0),
  ),
);
