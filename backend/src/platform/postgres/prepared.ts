import type { QueryConfig } from 'pg';

/** Longer value lists vary too much in length to be worth preparing. */
const maxValues = 12;
const maxNames = 1000;
const names = new Map<string, string>();

/**
 * Names a query, so that every connection that has run it keeps it parsed and planned. Excludes queries with `*`, which
 * fail once a migration has added a column. Code that lets temporary tables shadow others must `discard plans`, because
 * existing plans are not replaced.
 */
export const prepared = (query: QueryConfig): QueryConfig => {
  const { text, values = [] } = query;
  if (values.length === 0 || values.length > maxValues || text.includes('*')) return query;
  const name = names.get(text) ?? (names.size < maxNames ? `hub-${names.size}` : undefined);
  if (name === undefined) return query;
  names.set(text, name);
  return { ...query, name };
};
