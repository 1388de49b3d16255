import type { DomainEvent } from '../domain/index.ts';
import type { Projection, RecordedMetadata } from './projection.ts';

/** The events that one command recorded in one stream. */
export interface RecordedEvents<Event extends DomainEvent = DomainEvent> {
  readonly events: readonly Event[];
  readonly recorded: RecordedMetadata;
  /** The read models did not reach these events within two seconds (ADR 0006). */
  readonly stale: boolean;
}

type Rows<Event extends DomainEvent, Row extends object> = Pick<Projection<Event, Row>, 'events' | 'key' | 'evolve'>;

/** The rows of a projection by id, after it has applied the events to the given rows. Events of other types are skipped. */
export const rowsAfter = <Event extends DomainEvent, Row extends object>(
  projection: Rows<Event, Row>,
  before: ReadonlyMap<string, Row>,
  { events, recorded }: Pick<RecordedEvents, 'events' | 'recorded'>,
): ReadonlyMap<string, Row> => {
  const rows = new Map(before);
  for (const event of events.flatMap((each) => projection.events.safeParse(each).data ?? [])) {
    const id = projection.key(event, recorded);
    if (id === null) continue;
    const row = projection.evolve(rows.get(id) ?? null, event, recorded);
    if (row) rows.set(id, row);
    else rows.delete(id);
  }
  return rows;
};

interface Found<Row> {
  readonly id: string;
  /** The row as the read model has it now. */
  readonly row: Row | undefined;
}

/**
 * The row that the response to a command shows. It is the stored one, unless the read model is behind the command's
 * events or has no such row (its stream is parked): then the projection applies the events here. Undefined when it yields
 * no row.
 */
export const rowAfter = <Event extends DomainEvent, Row extends object>(
  projection: Rows<Event, Row>,
  { id, row }: Found<Row>,
  recorded: RecordedEvents,
): Row | undefined => {
  if (row && !recorded.stale) return row;
  return rowsAfter(projection, new Map(row && [[id, row]]), recorded).get(id);
};
