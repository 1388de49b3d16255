import type { z } from 'zod';
import type { DomainEvent } from '../domain/index.ts';
import type { RecordedMetadata } from '../read-models/index.ts';

/** What a reactor gets besides the content of an event. */
export interface ReactorEvent extends RecordedMetadata {
  /** The event's id: the causation id of whatever the reactor does. */
  readonly eventId: string;
  readonly streamId: string;
  readonly correlationId: string;
}

/**
 * Event → command or workflow start. Called at least once per event, in order, from its own checkpoint; it must be safe
 * to repeat. When it throws, it is retried with growing pauses; nothing else waits for it.
 */
export interface Reactor<Event extends DomainEvent> {
  readonly name: string;
  readonly events: z.ZodType<Event>;
  readonly categories: readonly string[];
  react(event: Event, recorded: ReactorEvent): Promise<void>;
}
