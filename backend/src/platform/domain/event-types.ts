import { z } from 'zod';

const typesIn = (schema: unknown): string[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(typesIn); // discriminated unions are unions too
  if (schema instanceof z.ZodObject && schema.shape.type instanceof z.ZodLiteral) {
    return [...schema.shape.type.values].map(String);
  }
  throw new TypeError('An event schema must be an object with a literal `type`, or a union of such objects');
};

/** The event types that a schema takes in. */
export const eventTypes = (schema: z.ZodType): ReadonlySet<string> => new Set(typesIn(schema));
