import { z } from 'zod';
import { lacksInResult, unreadInRequest } from './compare-schemas.ts';
import { Schema } from './json-schema.ts';
import type { Called } from './needs.ts';

const Content = z.object({ content: z.record(z.string(), z.object({ schema: Schema.optional() })).optional() });

const Operation = z.object({
  parameters: z
    .array(
      z.looseObject({ in: z.string(), name: z.string(), required: z.boolean().optional(), schema: Schema.optional() }),
    )
    .optional(),
  requestBody: Content.optional(),
  responses: z.record(z.string(), Content),
});
type Operation = z.infer<typeof Operation>;

/** What is read of an OpenAPI document. */
export const ApiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema).default({}) }),
});
export type ApiDocument = z.infer<typeof ApiDocument>;

const jsonOf = (part: z.infer<typeof Content> | undefined) =>
  Object.entries(part?.content ?? {}).find(([type]) => /json|form-data/.test(type))?.[1].schema;

const resultOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => jsonOf(response) ?? [])[0];

const queryOf = ({ parameters = [] }: Operation): Schema => {
  const fields = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema ?? {}])),
    required: fields.flatMap(({ name, required }) => (required ? [name] : [])),
  };
};

/** What a build needs of the API and the live one does not serve, a sentence each. */
export const unservedBy = (
  { paths, components: { schemas: named } }: ApiDocument,
  called: readonly Called[],
): string[] =>
  called.flatMap(({ method, path, query, body, result }) => {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const call = `${method} ${path}`;
    if (!operation) return [`the live API has no ${call}`];
    const live = { query: queryOf(operation), body: jsonOf(operation.requestBody), result: resultOf(operation) };
    return [
      ...(query ? unreadInRequest({ build: query, live: live.query, named }) : []),
      ...(body && live.body ? unreadInRequest({ build: body, live: live.body, named }) : []),
      ...(result && live.result ? lacksInResult({ build: result, live: live.result, named }) : []),
    ].map((difference) => `${call} of the live API: ${difference}`);
  });
