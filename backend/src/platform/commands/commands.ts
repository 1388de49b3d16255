import type { Aggregate, AnyAggregate, DomainEvent } from '../domain/index.ts';
import type { EventContext, Position } from '../event-log/index.ts';

/** Who requests a command, for whom, and how its outcome is reported. */
export interface CommandContext extends EventContext {
  /**
   * A repeated command under the same key finds its own first attempt and records nothing more: one command of a type
   * per stream and key. To record several in one request, add a number to the key.
   */
  readonly idempotencyKey?: string | undefined;
  /** Called with the command's id when something was recorded that can be undone. */
  readonly onUndoable?: ((commandId: string) => void) | undefined;
  /** Called when the read models did not reach the position of the events within two seconds. */
  readonly onStale?: ((position: Position) => void | Promise<void>) | undefined;
}

/** One stream of any kind. */
export interface TouchedStream {
  readonly aggregate: AnyAggregate;
  readonly id: string;
}

/** The stream `<category>-<id>` of the aggregate that it is given with. */
export interface Target<Command> {
  readonly id: string;
  readonly command: Command;
}

/** The only way to change anything. */
export interface Commands {
  /**
   * Reads `<category>-<id>`, decides, appends at the revision read and waits until the read models show it.
   * Answers the recorded events (`[]`: accepted, nothing to record).
   * @throws Rejection of the decider; `conflict` after three lost races; `unavailable` without the event log
   */
  handle<Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    target: Target<Command>,
    context: CommandContext,
  ): Promise<readonly Event[]>;

  /**
   * The same for several streams: they append concurrently and wait once. Not atomic: on a rejection the others
   * are still recorded, and the first rejection is thrown. Safe to repeat with derived ids or an idempotency key.
   */
  handleAll<Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    targets: readonly Target<Command>[],
    context: CommandContext,
  ): Promise<readonly (readonly Event[])[]>;

  /**
   * Takes back what a command did to these streams, by new events. Asked again it records nothing more. All streams are
   * decided on before the first is written, so a refusal leaves them as they are unless somebody changes one meanwhile.
   * @throws Rejection `changed_since`, `change_not_found`
   */
  undo(commandId: string, touched: readonly TouchedStream[], context: CommandContext): Promise<void>;

  /** The state that the log gives now, ahead of every read model. */
  load<Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    id: string,
  ): Promise<State>;
}
