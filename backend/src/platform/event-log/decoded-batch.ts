import { erased, type DecodedEvent } from './event-codec.ts';
import type { LogMessage, Position, StoredEvent } from './event-log.ts';

/** An event that was read: decoded, or the reason why it cannot be. */
export type ReadEvent = DecodedEvent | Undecodable;

/** An event that cannot be decoded, and why. */
export interface Undecodable {
  readonly stored: StoredEvent;
  readonly error: unknown;
}

/** Also true for an erased event: it was decoded, but has no content. */
export const isDecoded = (read: ReadEvent): read is DecodedEvent => !('error' in read);

/** Where a batch ends, and the last event in it. */
export interface BatchEnd {
  readonly to: Position;
  readonly lastEvent?: StoredEvent;
}

/** The owner whose key opened the event; none if no key did. */
export const ownersOf = (read: ReadEvent) => (isDecoded(read) && read.shape !== erased ? [read.ownerId] : []);

/** The end of a batch; null when nothing in it moves a checkpoint. */
export const batchEndOf = (messages: readonly LogMessage[]) =>
  messages.reduce<BatchEnd | null>((end, message) => {
    if (message.kind === 'event') return { to: message.event.position, lastEvent: message.event };
    return message.kind === 'checkpoint' ? { ...end, to: message.position } : end;
  }, null);

/** Each event once and in order, however often it was delivered. */
export const withoutRepeats = (messages: readonly LogMessage[]) => {
  let reached = -1n;
  return messages.filter((message) => {
    if (message.kind === 'caughtUp') return false;
    const { commit } = message.kind === 'event' ? message.event.position : message.position;
    const isNew = commit > reached;
    if (isNew) reached = commit;
    return isNew;
  });
};
