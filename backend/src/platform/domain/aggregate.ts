import type { z } from 'zod';
import type { Decider, DomainEvent } from './decider.ts';

/** An event as stored in the log: in the shape of the version that was current when it was recorded. */
export interface StoredShape {
  readonly type: string;
  readonly data: unknown;
}

/** What a command did to one stream, and the state since. */
export interface UndoContext<Event, State> {
  /** The command's own events in this stream. */
  readonly events: readonly [Event, ...Event[]];
  readonly before: State;
  readonly after: State;
  readonly now: State;
  /** When the first event of the stream was recorded, ISO 8601 UTC: a restored thing keeps its age. */
  readonly beganAt: string;
}

/**
 * One kind of stream: its rules and its stored shapes. The stream of one thing is `<category>-<id>`. Raise
 * `schemaVersion` with every change of a stored shape and convert older shapes in `upcast`.
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
   * Undoes a command by new events. They contain the whole thing, so that a projection needs no more than its row.
   * Pure. Without it, commands to this kind of stream cannot be undone.
   * @throws Rejection `changed_since` when that would overwrite a later change; `revertedState` in undo.ts detects that
   */
  undo?(done: UndoContext<Event, State>): readonly Event[];
}

/** Any aggregate, where only its stored side matters. */
export type AnyAggregate = Aggregate<{ type: string }, DomainEvent, unknown>;
