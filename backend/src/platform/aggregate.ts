import type { z } from 'zod';
import type { Decider, DomainEvent } from './decider.ts';

/** An event as it lies in the log: the shape of the version that was current when it was recorded. */
export interface StoredShape {
  readonly type: string;
  readonly data: unknown;
}

/**
 * One kind of stream: its rules and its stored shapes. The stream of one thing is `<category>-<id>`.
 * Raise `schemaVersion` with every change of a stored shape and turn older ones into today's in `upcast`.
 */
export interface Aggregate<Command extends { type: string }, Event extends DomainEvent, State> {
  readonly category: string;
  readonly decider: Decider<Command, Event, State>;
  /** A union (discriminated by `type`) of `z.object({ type: z.literal(…), data })`. */
  readonly events: z.ZodType<Event>;
  /** 1 unless given. */
  readonly schemaVersion?: number;
  upcast?(stored: StoredShape, schemaVersion: number): StoredShape;
}

/** Any aggregate, where only its stored side matters. */
export type AnyAggregate = Aggregate<{ type: string }, DomainEvent, unknown>;
