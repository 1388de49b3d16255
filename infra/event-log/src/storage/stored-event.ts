import type { RecordedEvent } from '../rules/types.ts';

/** Columns of `es_events e` for a stored event, without its stream's name. */
export const eventColumns =
  'e.position, e.revision, e.event_id, e.type, e.is_json, e.created_ticks, e.data, e.metadata';

/** A row of `es_events` with the name of its stream. */
export interface EventRow {
  position: bigint;
  revision: bigint;
  event_id: string;
  type: string;
  is_json: boolean;
  created_ticks: bigint;
  data: Buffer;
  metadata: Buffer;
  name: string;
}

/** Converts a row to an event. */
export const eventOf = (row: EventRow): RecordedEvent => ({
  id: row.event_id,
  type: row.type,
  isJson: row.is_json,
  data: row.data,
  metadata: row.metadata,
  position: row.position,
  stream: row.name,
  revision: row.revision,
  createdTicks: row.created_ticks,
});
