import { createHash } from 'node:crypto';
import type { StoredEvent } from '../event-log/index.ts';

/**
 * SHA-256 over everything an event states, in one canonical form: stream, revision, id, type, time, metadata sorted by
 * name, and bytes. The position is left out because another log assigns new ones when events move there; the chain
 * fixes their order.
 */
export const leafOf = (event: StoredEvent): Buffer =>
  // JSON contains no bare line feed, so head and data cannot be confused
  createHash('sha256').update(headOf(event)).update('\n').update(event.data).digest();

/** What an event states besides its bytes, as JSON text. */
export const headOf = ({ streamId, revision, id, type, created, metadata }: Omit<StoredEvent, 'data'>): string => {
  const named = Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([streamId, String(revision), id, type, created.toISOString(), named]);
};

/** The chain's next link; it commits to every event before it. */
export const rootOf = (previous: string, leaves: readonly Uint8Array[]): string => {
  const hash = createHash('sha256').update(previous);
  for (const leaf of leaves) hash.update(leaf);
  return hash.digest('hex');
};
