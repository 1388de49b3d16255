import type { z } from 'zod';
import type { DomainEvent } from '../domain/index.ts';
import type { Recorded } from '../read-models/index.ts';

/** What a reactor is told of an event beside its content. */
export interface ReactorEvent extends Recorded {
  /** The event's own id: the causation id of what follows from it. */
  readonly eventId: string;
  readonly correlationId: string;
}

/**
 * Event → command or workflow start. At least once and in order, from its own checkpoint; so it must be safe to repeat.
 * A throw is tried again with growing pauses; nothing else waits for it.
 */
export interface Reactor<Event extends DomainEvent> {
  readonly name: string;
  readonly events: z.ZodType<Event>;
  readonly categories: readonly string[];
  react(event: Event, recorded: ReactorEvent): Promise<void>;
}
