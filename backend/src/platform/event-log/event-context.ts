type ActorKind = 'student' | 'token' | 'workflow' | 'assistant' | 'auditor' | 'operator' | 'system';

/** Who caused an event, for whom, and what it belongs to: stored in the event's metadata. */
export interface EventContext {
  /** The student whose key encrypts the event. */
  readonly ownerId: string;
  /** The student, an access token of theirs, or the name of a part of the service. */
  readonly actorId: string;
  readonly actorKind: ActorKind;
  readonly correlationId: string;
  readonly causationId?: string | undefined;
  /** Distinguishes a repeated request from another one under the same idempotency key. */
  readonly requestHash?: string | undefined;
  /** Identifies everything that one request does, in any number of streams, so that it can be undone as one. */
  readonly commandId?: string | undefined;
  /** The command that this one undoes. */
  readonly undoes?: string | undefined;
}
