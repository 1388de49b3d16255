import type { StoredEvent } from '../event-log/index.ts';
import type { leafOf } from './leaf.ts';

/**
 * `altered`, `inserted` and `missing` events; `hidden`: in the log, but reads of its stream leave it out; `unproven`: the
 * seal that covered it is gone; `seal` and `record`: a statement of the sealer is missing or not genuine.
 */
export type BreachKind = 'altered' | 'inserted' | 'missing' | 'hidden' | 'unproven' | 'seal' | 'record';

/** A place where the log differs from what was sealed. */
export interface Breach {
  readonly kind: BreachKind;
  /** The bad position; if something is missing, the last good one before it. */
  readonly position: bigint;
  /** Null if the event is missing and its stream unknown. */
  readonly stream: string | null;
  readonly revision: bigint | null;
  readonly what: string;
}

/** What is remembered about an event until its seal is read. */
export interface Pending {
  readonly leaf: ReturnType<typeof leafOf>;
  readonly position: bigint;
  readonly stream: string;
  readonly revision: bigint;
  readonly type: string;
  readonly created: Date;
}

/** A breach at an event. */
export const breachAt = (
  { position, stream, revision, type }: Omit<Pending, 'leaf' | 'created'>,
  kind: BreachKind,
  what: string,
): Breach => ({ kind, position, stream, revision, what: `${type}, revision ${revision} of ${stream}, ${what}` });

/** A breach at an event about which more is said than its name. */
export const breachOn = (event: StoredEvent, kind: BreachKind, what: string): Breach => ({
  kind,
  position: event.position.commit,
  stream: event.streamId,
  revision: event.revision,
  what,
});
