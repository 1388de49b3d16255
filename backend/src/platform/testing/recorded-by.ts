import type { DomainEvent } from '../domain/index.ts';
import type { RecordedEvents } from '../read-models/index.ts';

/** What a handler returns that recorded these events for this student; the read models show them already. */
export const recordedBy = <Event extends DomainEvent>(
  ownerId: string,
  events: readonly Event[],
): RecordedEvents<Event> => ({ events, recorded: { ownerId, recordedAt: '2026-11-21T12:00:00.000Z' }, stale: false });
