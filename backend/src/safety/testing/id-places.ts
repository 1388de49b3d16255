import { z } from 'zod';
import type { Operation } from '../../platform/http/routing/index.ts';

interface Schema {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const within = (
  { format, properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema,
  path: string,
): string[] => [
  ...(format === 'uuid' ? [path] : []),
  ...Object.entries(properties).flatMap(([name, inner]) => within(inner, `${path}.${name}`)),
  ...(items ? within(items, `${path}.0`) : []),
  ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => within(inner, path)),
];

const inside = (schema: z.ZodType | undefined, name: string) => {
  if (!schema) return [];
  // a registry of its own: with that of the API's document, schemas that have a name there stand apart
  const options = {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    metadata: z.registry<Record<string, unknown>>(),
  } as const;
  return within(z.toJSONSchema(schema, options) as Schema, name);
};

/** Every place of a request at which its schemas take an id, as a row names it. */
export const idPlacesOf = ({ params, query, body }: Pick<Operation, 'params' | 'query' | 'body'>): string[] => [
  ...new Set([...inside(params, 'params'), ...inside(query, 'query'), ...inside(body, 'body')]),
];
