/** What a student can hold, as the log names its streams. */
export const categories = ['class', 'task', 'calendarEvent', 'document'] as const;
/** What stands before the id in the name of a stream: `task-<id>`. */
export type Category = (typeof categories)[number];

/** What is looked at of a thing when it is read; `document` has no title that changes. */
export interface VisibleState {
  readonly title: string;
  readonly completed: boolean;
}

/** What a command must leave in the log, exactly once. */
export interface Effect {
  readonly category: Category | 'user';
  /** Null while the answer that would name it has not come. */
  readonly stream: string | null;
  readonly type: string;
  /** What a read shows from then on; `gone` takes it away, null leaves it as it is. */
  readonly shows: VisibleState | 'gone' | null;
}

/** One request and what came back. */
export interface Attempt {
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly ms: number;
  readonly api: number;
  /** Null: no answer. */
  readonly status: number | null;
  readonly error?: string;
  readonly retryAfter: boolean;
}

/** One wish of a student: sent again with the same key until its outcome is known. */
export interface Operation {
  /** The Idempotency-Key. */
  readonly id: string;
  readonly student: string;
  readonly action: string;
  readonly invoked: number;
  readonly answered: number;
  readonly outcome: 'ok' | 'fail' | 'unknown';
  readonly attempts: readonly Attempt[];
  /** The answer admits that the read models lag. */
  readonly stale: boolean;
  readonly effect: Effect | null;
  /** Of a read: everything of one category. */
  readonly seen: { readonly category: Category; readonly things: Readonly<Record<string, VisibleState>> } | null;
  /** Of an analysis that is done: how many dates it brought. */
  readonly scheduled: number | null;
}

/** An event as `hub log export` writes it. */
export interface LoggedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** `task-<id>` → `task`; '' for a name without a hyphen. */
export const categoryOf = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));
