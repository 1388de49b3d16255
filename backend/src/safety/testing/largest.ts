import type { Schema } from './any-value.ts';

interface Filling {
  /** Repeated up to a string's limit. */
  readonly text: string;
  /** At most this many characters where a schema has no lower limit, and this many items of a list. */
  readonly characters: number;
  readonly items: number;
}

/** Schemas with rules for their text: any other text is rejected by one comparison. */
const isFree = ({ pattern, format }: Schema) => pattern === undefined && format === undefined;

/**
 * The sample with every free text and every list filled up as far as the schema lets in. What a schema fixes (an id, a
 * choice) stays as in the sample.
 */
export const largest = (schema: Schema, sample: unknown, filling: Filling): unknown => {
  const { text, characters, items } = filling;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const free = choices.find(({ type }) => type !== 'null');
    return free ? largest(free, sample, filling) : sample;
  }
  if (schema.type === 'string' && !schema.enum && !('const' in schema) && isFree(schema)) {
    const length = Math.min(schema.maxLength ?? characters, characters);
    return text.repeat(Math.ceil(length / text.length)).slice(0, length);
  }
  if (schema.type === 'array' && schema.items) {
    const [first] = Array.isArray(sample) ? (sample as unknown[]) : [];
    const { items: each } = schema;
    return Array.from({ length: Math.min(schema.maxItems ?? items, items) }, () => largest(each, first, filling));
  }
  if (schema.type === 'object' && schema.properties) {
    const given = (sample ?? {}) as Readonly<Record<string, unknown>>;
    const fields = Object.entries(schema.properties).map(([name, inner]) => [
      name,
      largest(inner, given[name], filling),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  return sample;
};
