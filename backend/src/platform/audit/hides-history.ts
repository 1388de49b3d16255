import { isSystem, type StoredEvent } from '../event-log/index.ts';

/**
 * Detects an event that makes a stream read as shorter or ended: its metadata, its deletion, or a link in it. The
 * product never writes one, but anyone with the log's password can. Returns a description, or null for any other event.
 */
export const hidesHistory = ({ streamId, type }: Pick<StoredEvent, 'streamId' | 'type'>): string | null => {
  const stream = streamId.replace(/^\$\$/, '');
  if (stream.startsWith('$')) return null; // the log's own
  if (stream !== streamId) return `${type} of ${stream}`; // metadata, whatever its type
  return isSystem({ type }) ? `${type} in ${stream}` : null;
};
