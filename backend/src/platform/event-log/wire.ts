import { binaryEvent, type AllStreamRecordedEvent } from '@eventstore/db-client';
import type { NewEvent, Position, StoredEvent } from './event-log.ts';

/** The log stamps every append with its own clock; this metadata keeps the time of an imported event. */
const firstRecorded = 'hubFirstRecorded';

/** As the client sends it. */
export const toProposed = ({ created, metadata, ...event }: NewEvent) =>
  binaryEvent({ ...event, metadata: { ...metadata, ...(created && { [firstRecorded]: created.toISOString() }) } });

/** From what the client has read. @throws Error when the log sent no position */
export const toStored = (event: Omit<AllStreamRecordedEvent, 'position'> & { position?: Position }): StoredEvent => {
  if (!event.position) throw new Error(`The event log sent no position with ${event.id}`);
  const { streamId, id, revision, type, position } = event;
  const data = event.data instanceof Uint8Array ? event.data : Buffer.from(JSON.stringify(event.data));
  const metadata = typeof event.metadata === 'object' && !(event.metadata instanceof Uint8Array) ? event.metadata : {};
  const { [firstRecorded]: earlier, ...own } = metadata as Record<string, string>;
  const created = earlier ? new Date(earlier) : event.created;
  return { streamId, id, revision, type, created, data, metadata: own, position };
};
