/** A fact about one stream, as the features write it. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * The rules of one kind of stream, without store, clock, random source or network: time and ids are part of the
 * command. `decide` returns the events to record (`[]`: accepted, nothing to record) or throws a `Rejection`.
 */
export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): readonly Event[];
}
