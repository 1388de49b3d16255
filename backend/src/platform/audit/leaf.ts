import { createHash } from 'node:crypto';
import type { StoredEvent } from '../event-log/index.ts';

/**
 * sha-256 over all that an event says of itself, in one form: what it is, where it stands in its stream, when it was
 * recorded, its metadata by name, its bytes. Not its position, which another log gives anew when the events move there:
 * their order is held by the chain.
 */
export const leafOf = ({ streamId, revision, id, type, created, metadata, data }: StoredEvent): Buffer => {
  const named = Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = JSON.stringify([streamId, String(revision), id, type, created.toISOString(), named]);
  // JSON holds no bare line feed, so head and data cannot be taken for one another
  return createHash('sha256').update(head).update('\n').update(data).digest();
};

/** The chain's next link: it commits to every event before it. */
export const rootOf = (previous: string, leaves: readonly Uint8Array[]): string => {
  const hash = createHash('sha256').update(previous);
  for (const leaf of leaves) hash.update(leaf);
  return hash.digest('hex');
};
