import { isSystem, type StoredEvent } from '../event-log/index.ts';

/**
 * An event by which a stream reads shorter than it is, or as ended: its metadata, its end, a link in it. Nothing of the
 * product writes one, and the password of the log is enough to. What it is, or null for any other event.
 */
export const hidesHistory = ({ streamId, type }: Pick<StoredEvent, 'streamId' | 'type'>): string | null => {
  const stream = streamId.replace(/^\$\$/, '');
  if (stream.startsWith('$')) return null; // the log's own
  if (stream !== streamId) return `${type} of ${stream}`; // metadata, whatever its type
  return isSystem({ type }) ? `${type} in ${stream}` : null;
};
