import type { z } from 'zod';
import type { Decider, DomainEvent } from './decider.ts';

/** An event as it lies in the log: the shape of the version that was current when it was recorded. */
export interface StoredShape {
  readonly type: string;
  readonly data: unknown;
}

/** What a command did to one stream, and what became of it. */
export interface Done<Event, State> {
  /** The command's own events in this stream. */
  readonly events: readonly [Event, ...Event[]];
  readonly before: State;
  readonly after: State;
  readonly now: State;
  /** When the first event of the stream was recorded, ISO 8601 UTC: a thing that comes back keeps its age. */
  readonly beganAt: string;
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
  /**
   * Takes a command back by new events. They carry the whole thing, so that a projection needs no more than its row.
   * Pure. Without it no command to this kind of stream can be taken back.
   * @throws Rejection `changed_since` where that would overwrite a later change; `takenBack` of undo.ts finds that out
   */
  undo?(done: Done<Event, State>): readonly Event[];
}

/** Any aggregate, where only its stored side matters. */
export type AnyAggregate = Aggregate<{ type: string }, DomainEvent, unknown>;
