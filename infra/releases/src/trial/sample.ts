interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
}

const texts: Readonly<Record<string, string>> = {
  uuid: '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11',
  date: '2026-09-01',
  'date-time': '2026-09-01T08:00:00.000Z',
  email: 'ann@example.org',
  uri: 'https://example.org/',
};

const fieldsOf = ({ properties = {}, required = [] }: Schema, items: number) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, sample(field, items)]),
  );

/** A value of a JSON Schema: required fields alone, null where that is possible, and so many items in each list. */
export const sample = (schema: Schema, items: number): unknown => {
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample([first, ...others].find(({ type }) => type === 'null') ?? first, items);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sample(part, items)));
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return fieldsOf(schema, items);
    case 'array':
      return Array.from({ length: items }, () => sample(schema.items ?? {}, items));
    case 'string':
      return texts[schema.format ?? 'date'] ?? 'a text'; // contracts keep many days as plain strings
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case undefined:
    default:
      return null;
  }
};
