import type { RejectionCode } from '@hub/contracts';
import type { Arbitrary } from 'fast-check';
import { type Aggregate, type DomainEvent, Rejection } from '../platform/domain/index.ts';
import type { Commands } from '../platform/commands/index.ts';

/** What comes of a command: what is known then, or why it is refused. */
type Outcome<Model> = { readonly known: Model } | { readonly refused: RejectionCode };

/** One kind of stream, and what the product promises of it, said a second time in other words. */
export interface Subject<Command extends { type: string }, Event extends DomainEvent, State, Model> {
  readonly aggregate: Aggregate<Command, Event, State>;
  readonly commands: Arbitrary<Command>;
  idOf(command: Command): string;
  ownerOf(command: Command): string;
  readonly unknown: Model;
  after(known: Model, command: Command): Outcome<Model>;
  /** The decider's state as the model knows it. */
  seen(state: State): Model;
}

/** Folds what happened to one stream. */
export const stateAfter = <Command extends { type: string }, Event extends DomainEvent, State>(
  { decider }: Pick<Aggregate<Command, Event, State>, 'decider'>,
  events: readonly Event[],
): State => events.reduce((state, event) => decider.evolve(state, event), decider.initialState);

/** What a decider answers, a refusal as its code. */
export const decided = <Command extends { type: string }, Event extends DomainEvent, State>(
  { decider }: Pick<Aggregate<Command, Event, State>, 'decider'>,
  state: State,
  command: Command,
): readonly Event[] | RejectionCode => {
  try {
    return decider.decide(command, state);
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
};

/** A command to any subject; prints as what it is when a property fails. */
export interface Deed {
  readonly stream: string;
  readonly command: { readonly type: string };
  readonly ownerId: string;
  /** Sends it; the ids tie what is recorded to this deed. */
  send(commands: Commands, context: { readonly key: string; readonly correlationId: string }): Promise<unknown>;
}

export const deedsOf = <Command extends { type: string }, Event extends DomainEvent, State, Model>(
  subject: Subject<Command, Event, State, Model>,
): Arbitrary<Deed> =>
  subject.commands.map((command) => {
    const id = subject.idOf(command);
    const ownerId = subject.ownerOf(command);
    return {
      stream: `${subject.aggregate.category}-${id}`,
      command,
      ownerId,
      send: (commands, { key, correlationId }) =>
        commands.handle(
          subject.aggregate,
          { id, command },
          { ownerId, actorId: ownerId, actorKind: 'student', correlationId, idempotencyKey: key },
        ),
    };
  });

/** Only the fields that are named. */
export const named = (changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
