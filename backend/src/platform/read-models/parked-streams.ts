import { errorForLog } from '@hub/telemetry';
import type { Knex } from 'knex';
import type { StoredEvent } from '../event-log/index.ts';
import { metrics } from '../observability/index.ts';

/** Streams that a projection or reactor could not take in: set aside whole, so that order within a stream holds. */
export interface ParkedStream {
  subscriber: string;
  streamId: string;
  /** From this revision on nothing of the stream was taken in. */
  fromRevision: string;
  reason: string;
}

const table = 'parked_streams';
const longestReason = 2000;

/** As the log shows it: without a word of what the student wrote. */
const reasonOf = (error: unknown) => {
  const { type, message } = errorForLog(error);
  return `${type}: ${message}`.slice(0, longestReason);
};

/** Sets the event's stream aside from there on; a stream that is set aside already stays as it is. */
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

/** The streams of these events that are set aside, per subscriber. */
export const parkedAmong = async (trx: Knex, subscribers: readonly string[], events: readonly Read[]) => {
  const streams = [...new Set(events.map(({ stored }) => stored.streamId))];
  const rows = await trx<ParkedStream>(table)
    .whereRaw('subscriber = any(?)', [[...subscribers]])
    .whereRaw('stream_id = any(?)', [streams])
    .select('subscriber', 'streamId');
  const parked = new Set(rows.map(({ subscriber, streamId }) => `${subscriber} ${streamId}`));
  return (subscriber: string, streamId: string) => parked.size > 0 && parked.has(`${subscriber} ${streamId}`);
};

/** Whether a stream is set aside by a subscriber. */
export const isParked = async (db: Knex, subscriber: string, streamId: string): Promise<boolean> =>
  (await db<ParkedStream>(table).where({ subscriber, streamId }).first('streamId')) !== undefined;

/** Holds the parking until the transaction ends. */
export const lockParked = async (trx: Knex.Transaction, subscriber: string, streamId: string) => {
  const row = await trx<ParkedStream>(table).where({ subscriber, streamId }).forUpdate().first();
  return row && BigInt(row.fromRevision);
};

/** It failed again, perhaps later in the stream and for another reason, which is answered. */
export const parkAnew = async (
  trx: Knex.Transaction,
  subscriber: string,
  { event, error }: { event: StoredEvent; error: unknown },
): Promise<string> => {
  const reason = reasonOf(error);
  const fromRevision = event.revision.toString();
  await trx<ParkedStream>(table).where({ subscriber, streamId: event.streamId }).update({ fromRevision, reason });
  return reason;
};

/** The stream has caught up and goes on. */
export const forgetParkedStream = (trx: Knex.Transaction, subscriber: string, streamId: string) =>
  trx<ParkedStream>(table).where({ subscriber, streamId }).delete();

/** In the order in which they were parked. */
export const listParked = (db: Knex): Promise<ParkedStream[]> =>
  db<ParkedStream>(table)
    .orderBy(['parked_at', 'stream_id'])
    .select('subscriber', 'streamId', 'fromRevision', 'reason');

/** The streams that one subscriber has set aside. */
export const parkedIn = async (trx: Knex, subscriber: string): Promise<string[]> => {
  const rows = await trx<ParkedStream>(table).where({ subscriber }).select('streamId');
  return rows.map(({ streamId }) => streamId);
};

/** A rebuild tries them all again. */
export const forgetParked = (trx: Knex, subscriber: string) => trx<ParkedStream>(table).where({ subscriber }).delete();

/** Of all subscribers together. */
export const countParked = async (db: Knex): Promise<number> => {
  const row = await db(table).count<{ count: string }[]>({ count: '*' });
  return Number(row[0]?.count ?? 0);
};
