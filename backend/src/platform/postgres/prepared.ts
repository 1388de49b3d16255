import type { QueryConfig } from 'pg';

/** Lists are of too many lengths to be worth it. */
const mostValues = 12;
const mostNames = 1000;
const names = new Map<string, string>();

/**
 * The same query by a name, under which every connection that has asked it keeps it parsed and planned. Not what asks for
 * `*`, which fails once a migration has added a column. Whoever lets temporary tables take the names of others must
 * `discard plans`: they are not made anew for that.
 */
export const prepared = (query: QueryConfig): QueryConfig => {
  const { text, values = [] } = query;
  if (values.length === 0 || values.length > mostValues || text.includes('*')) return query;
  const name = names.get(text) ?? (names.size < mostNames ? `hub-${names.size}` : undefined);
  if (name === undefined) return query;
  names.set(text, name);
  return { ...query, name };
};
