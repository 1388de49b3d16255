import { errorForLog } from '@hub/telemetry';
import type { Knex } from 'knex';
import type { StoredEvent } from '../event-log/index.ts';
import { metrics } from '../observability/index.ts';

/** Streams that a projection or reactor could not process: parked as a whole, to keep the order within a stream. */
export interface ParkedStream {
  subscriber: string;
  streamId: string;
  /** Nothing of the stream was processed from this revision on. */
  fromRevision: string;
  reason: string;
}

const table = 'parked_streams';
const maxReason = 2000;

/** The error as in the log, without any text written by the student. */
const reasonOf = (error: unknown) => {
  const { type, message } = errorForLog(error);
  return `${type}: ${message}`.slice(0, maxReason);
};

/** Parks the event's stream from this event on; a stream that is already parked stays as it is. */
export const park = async (trx: Knex, subscriber: string, { event, error }: { event: StoredEvent; error: unknown }) => {
  const fromRevision = event.revision.toString();
  const reason = reasonOf(error);
  metrics.streamsParked.inc({ subscriber });
  await trx<ParkedStream>(table)
    .insert({ subscriber, streamId: event.streamId, fromRevision, reason })
    .onConflict(['subscriber', 'streamId'])
    .ignore();
};

interface Read {
  readonly stored: StoredEvent;
}

/** Which of these events belong to a stream that a subscriber has parked. */
export const parkedAmong = async (trx: Knex, subscribers: readonly string[], events: readonly Read[]) => {
  const streams = [...new Set(events.map(({ stored }) => stored.streamId))];
  const rows = await trx<ParkedStream>(table)
    .whereRaw('subscriber = any(?)', [[...subscribers]])
    .whereRaw('stream_id = any(?)', [streams])
    .select('subscriber', 'streamId');
  const parked = new Set(rows.map(({ subscriber, streamId }) => `${subscriber} ${streamId}`));
  return (subscriber: string, streamId: string) => parked.size > 0 && parked.has(`${subscriber} ${streamId}`);
};

/** Whether a subscriber has parked a stream. */
export const isParked = async (db: Knex, subscriber: string, streamId: string): Promise<boolean> =>
  (await db<ParkedStream>(table).where({ subscriber, streamId }).first('streamId')) !== undefined;

/** Locks a parked stream until the transaction ends and returns its first unprocessed revision. */
export const lockParked = async (trx: Knex.Transaction, subscriber: string, streamId: string) => {
  const row = await trx<ParkedStream>(table).where({ subscriber, streamId }).forUpdate().first();
  return row && BigInt(row.fromRevision);
};

/** Updates a parked stream that failed again, perhaps at a later event or for another reason; returns the reason. */
export const parkAgain = async (
  trx: Knex.Transaction,
  subscriber: string,
  { event, error }: { event: StoredEvent; error: unknown },
): Promise<string> => {
  const reason = reasonOf(error);
  const fromRevision = event.revision.toString();
  await trx<ParkedStream>(table).where({ subscriber, streamId: event.streamId }).update({ fromRevision, reason });
  return reason;
};

/** For a stream that has caught up. */
export const forgetParkedStream = (trx: Knex.Transaction, subscriber: string, streamId: string) =>
  trx<ParkedStream>(table).where({ subscriber, streamId }).delete();

/** All parked streams in the order in which they were parked. */
export const listParked = (db: Knex): Promise<ParkedStream[]> =>
  db<ParkedStream>(table)
    .orderBy(['parked_at', 'stream_id'])
    .select('subscriber', 'streamId', 'fromRevision', 'reason');

/** The streams that one subscriber has parked. */
export const parkedIn = async (trx: Knex, subscriber: string): Promise<string[]> => {
  const rows = await trx<ParkedStream>(table).where({ subscriber }).select('streamId');
  return rows.map(({ streamId }) => streamId);
};

/** For a rebuild, which tries them all again. */
export const forgetParked = (trx: Knex, subscriber: string) => trx<ParkedStream>(table).where({ subscriber }).delete();

/** The number of parked streams of all subscribers. */
export const countParked = async (db: Knex): Promise<number> => {
  const row = await db(table).count<{ count: string }[]>({ count: '*' });
  return Number(row[0]?.count ?? 0);
};
