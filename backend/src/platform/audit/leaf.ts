import { createHash } from 'node:crypto';
import type { StoredEvent } from '../event-log/index.ts';

/**
 * SHA-256 over everything an event states, in one canonical form: stream, revision, id, type, time, metadata sorted by
 * name, and bytes. The position is left out because another log assigns new ones when events move there; the chain
 * fixes their order.
 */
export const leafOf = ({ streamId, revision, id, type, created, metadata, data }: StoredEvent): Buffer => {
  const named = Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = JSON.stringify([streamId, String(revision), id, type, created.toISOString(), named]);
  // JSON contains no bare line feed, so head and data cannot be confused
  return createHash('sha256').update(head).update('\n').update(data).digest();
};

/** The chain's next link; it commits to every event before it. */
export const rootOf = (previous: string, leaves: readonly Uint8Array[]): string => {
  const hash = createHash('sha256').update(previous);
  for (const leaf of leaves) hash.update(leaf);
  return hash.digest('hex');
};
