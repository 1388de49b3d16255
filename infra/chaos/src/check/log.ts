import type { LoggedEvent } from '../history/operation.ts';
import type { Check } from './check.ts';

/** Checks that every stream's revisions start at 0 without gaps, and that no event is stored twice. */
export const checkLog = (log: readonly LoggedEvent[]): Check => {
  const next = new Map<string, number>();
  const ids = new Set<string>();
  const faults: string[] = [];
  for (const { stream, revision, id } of log) {
    const expected = next.get(stream) ?? 0;
    if (revision !== expected) faults.push(`${stream} continues at revision ${revision} instead of ${expected}`);
    next.set(stream, revision + 1);
    if (ids.has(id)) faults.push(`the event ${id} is stored twice`);
    ids.add(id);
  }
  return { name: 'revision holes', summary: `${faults.length} in ${log.length} events`, faults };
};
