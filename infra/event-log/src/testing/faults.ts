import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Acknowledged } from './retrying-writer.ts';
import { collect } from './targets.ts';

/** Reads the whole log and reports each acknowledged event that is missing, and each duplicate or gap. */
export async function faultsOf(client: EventStoreDBClient, acknowledged: readonly Acknowledged[]) {
  const ids: string[] = [];
  const places = new Map<string, string>();
  const next = new Map<string, bigint>();
  const twice: string[] = [];
  const gaps: string[] = [];
  for (const { event } of await collect(client.readAll())) {
    if (!event) continue;
    const { id, streamId, revision } = event;
    const place = `${revision}@${streamId}`;
    if (places.has(id)) twice.push(place);
    if (revision !== (next.get(streamId) ?? 0n)) gaps.push(place);
    ids.push(id);
    places.set(id, place);
    next.set(streamId, revision + 1n);
  }
  const lost = acknowledged.filter(({ id, revision, stream }) => places.get(id) !== `${revision}@${stream}`);
  return { ids, faults: { lost, twice, gaps } };
}

export const none = { lost: [], twice: [], gaps: [] };
