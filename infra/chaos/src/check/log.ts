import type { LoggedEvent } from '../history/operation.ts';
import type { Check } from './check.ts';

/** Every stream counts its events from 0 without a gap, and no event is there twice. */
export const checkLog = (log: readonly LoggedEvent[]): Check => {
  const next = new Map<string, number>();
  const ids = new Set<string>();
  const faults: string[] = [];
  for (const { stream, revision, id } of log) {
    const expected = next.get(stream) ?? 0;
    if (revision !== expected) faults.push(`${stream} goes on at revision ${revision} instead of ${expected}`);
    next.set(stream, revision + 1);
    if (ids.has(id)) faults.push(`the event ${id} is there twice`);
    ids.add(id);
  }
  return { name: 'revision holes', summary: `${faults.length} in ${log.length} events`, faults };
};
