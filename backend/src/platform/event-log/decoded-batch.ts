import { erased, type DecodedEvent } from './codec.ts';
import type { LogMessage, Position, StoredEvent } from './event-log.ts';

/** An event that was read: decoded, or the reason why it cannot be. */
export type ReadEvent = DecodedEvent | Undecodable;

/** An event that cannot be read, and why. */
export interface Undecodable {
  readonly stored: StoredEvent;
  readonly error: unknown;
}

/** True for an erased event too: it was read, and there is nothing in it any more. */
export const isDecoded = (read: ReadEvent): read is DecodedEvent => !('error' in read);

/** Where a batch ends, and the last event in it. */
export interface BatchEnd {
  readonly to: Position;
  readonly lastEvent?: StoredEvent;
}

/** Whose key opened it; nobody's when none did. */
export const ownerOf = (read: ReadEvent) => (isDecoded(read) && read.shape !== erased ? [read.ownerId] : []);

/** Null when nothing was delivered that moves a checkpoint. */
export const endOfBatch = (messages: readonly LogMessage[]) =>
  messages.reduce<BatchEnd | null>((end, message) => {
    if (message.kind === 'event') return { to: message.event.position, lastEvent: message.event };
    return message.kind === 'checkpoint' ? { ...end, to: message.position } : end;
  }, null);

/** Each event once and in order, however often it is delivered. */
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
