import type { Aggregate, AnyAggregate } from '../domain/aggregate.ts';
import type { DomainEvent } from '../domain/decider.ts';
import type { Position } from '../event-log/event-log.ts';

type ActorKind = 'student' | 'workflow' | 'assistant' | 'auditor' | 'system';

/** Who wants it, for whom, and what it belongs to. Becomes the events' metadata. */
export interface CommandContext {
  /** The student whose key encrypts the events. */
  readonly ownerId: string;
  readonly actorId: string;
  readonly actorKind: ActorKind;
  readonly correlationId: string;
  readonly causationId?: string | undefined;
  /**
   * With it a repeated command meets its own first try and records nothing more: one command of a type per stream and
   * key. Who wants more of them in one request adds a number to the key.
   */
  readonly idempotencyKey?: string | undefined;
  /** Tells a repeat from another request under the same key, for as long as the event lasts. */
  readonly requestHash?: string | undefined;
  /** Names all that one request does, in however many streams, so that it can be taken back as one. */
  readonly commandId?: string | undefined;
  /** The command that is taken back by what this one does. */
  readonly undoes?: string | undefined;
  /** Called when something was recorded that can be taken back under that name. */
  readonly onUndoable?: ((commandId: string) => void) | undefined;
  /** Called when the read models had not come to this position, that of the events, within two seconds. */
  readonly onStale?: ((position: Position) => void | Promise<void>) | undefined;
}

/** One stream of any kind. */
export interface Touched {
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
  undo(commandId: string, touched: readonly Touched[], context: CommandContext): Promise<void>;

  /** The state that the log gives now, ahead of every read model. */
  load<Command extends { type: string }, Event extends DomainEvent, State>(
    aggregate: Aggregate<Command, Event, State>,
    id: string,
  ): Promise<State>;
}
