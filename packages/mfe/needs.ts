import * as contracts from '@hub/contracts';
import { z } from 'zod';

type Schemas = Record<string, unknown>;

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'result' in value;

const called = /method:"([A-Z]+)",path:"(\/api\/[^"]+)"/g;

const schemaOf = (schema: z.ZodType | undefined) =>
  schema && !(schema instanceof z.ZodUndefined)
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
    : undefined;

/** The endpoints that built scripts call, with the JSON Schemas of what is sent and what is expected. */
export const endpointsIn = (scripts: readonly string[]): Schemas[] => {
  const names = new Set(
    scripts.flatMap((script) => [...script.matchAll(called)].map(([, method, path]) => `${method} ${path}`)),
  );
  return Object.values<unknown>({ ...contracts })
    .filter(isEndpoint)
    .filter(({ method, path }) => names.delete(`${method} ${path}`))
    .map(({ method, path, query, body, result }) => ({
      method,
      path,
      query: schemaOf(query),
      body: schemaOf(body),
      result: schemaOf(result),
    }));
};

const imported = /^import (?!type\b)\{([^}]*)\} from '([^']+)'/gm;

/** The names that sources import of lent packages, by package; types do not count. */
export const importsIn = (sources: readonly string[], lent: readonly string[]): Record<string, string[]> => {
  const names = new Map<string, Set<string>>();
  for (const source of sources) {
    for (const [, list = '', from = ''] of source.matchAll(imported)) {
      if (!lent.includes(from)) continue;
      const specifiers = list.split(',').map((specifier) => specifier.trim());
      const values = specifiers.filter((specifier) => specifier !== '' && !specifier.startsWith('type '));
      const known = names.get(from) ?? new Set();
      for (const value of values) known.add(value.replace(/ as .*/s, ''));
      names.set(from, known);
    }
  }
  return Object.fromEntries(
    [...names.keys()].toSorted().map((from) => [from, [...(names.get(from) ?? [])].toSorted()]),
  );
};
