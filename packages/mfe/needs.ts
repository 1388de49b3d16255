import * as contracts from '@hub/contracts';
import { z } from 'zod';

type Schemas = Record<string, unknown>;

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'result' in value;

const called = /method:"([A-Z]+)",path:"(\/api\/[^"]+)"/g;

/** Empty: the names that an API document gives to schemas are not a part of what a build needs. */
const metadata = z.registry<Record<string, unknown>>();

const schemaOf = (schema: z.ZodType | undefined) =>
  schema && !(schema instanceof z.ZodUndefined)
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', metadata })
    : undefined;

const described = ({ method, path, query, body, result }: contracts.Endpoint) => ({
  method,
  path,
  query: schemaOf(query),
  body: schemaOf(body),
  result: schemaOf(result),
});

/**
 * The endpoints that built scripts call, with the JSON Schemas of what is sent and what is expected; of one that is not
 * in the contracts, its method and path alone.
 */
export const endpointsIn = (scripts: readonly string[]): Schemas[] => {
  const known = new Map(
    Object.values<unknown>({ ...contracts })
      .filter(isEndpoint)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  );
  const calls = scripts.flatMap((script) => [...script.matchAll(called)]);
  const found = new Map(calls.map(([, method = '', path = '']) => [`${method} ${path}`, { method, path }]));
  return [...found].map(([name, call]) => {
    const endpoint = known.get(name);
    return endpoint ? described(endpoint) : call;
  });
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
