import { rejections, type RejectionCode } from '@hub/contracts';

/** A fact about one stream, as the features write it. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * The rules of one kind of stream, without store, clock, random source or network:
 * time and ids come in with the command. `decide` answers the events to record (`[]`: accepted, nothing to record)
 * or throws a {@link Rejection}.
 */
export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): readonly Event[];
}

interface RejectionOptions {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number;
}

/** The domain refuses a command. Status and text of each code stand in `contracts/problem.ts`. */
export class Rejection extends Error {
  readonly code: RejectionCode;
  /** When trying again makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RejectionCode, message: string = rejections[code].message, options: RejectionOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Rejection';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
