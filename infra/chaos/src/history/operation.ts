/** Stream categories of what a student can own. */
export const categories = ['class', 'task', 'calendarEvent', 'document'] as const;
/** The part of a stream's name before the id: `task-<id>`. */
export type Category = (typeof categories)[number];

/** The compared properties of an item that is read. */
export interface VisibleState {
  readonly title: string;
  readonly completed: boolean;
}

/** The event that a command must append exactly once. */
export interface Effect {
  readonly category: Category | 'user';
  /** Null when no response has named it. */
  readonly stream: string | null;
  readonly type: string;
  /** What a read shows afterwards; `gone` removes the item, null leaves it unchanged. */
  readonly shows: VisibleState | 'gone' | null;
}

/** One request and its response. */
export interface Attempt {
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly ms: number;
  readonly api: number;
  /** Null when there was no response. */
  readonly status: number | null;
  readonly error?: string;
  readonly retryAfter: boolean;
}

/** One request of a student, retried with the same key until its outcome is known. */
export interface Operation {
  /** The Idempotency-Key. */
  readonly id: string;
  readonly student: string;
  readonly action: string;
  readonly invoked: number;
  readonly answered: number;
  readonly outcome: 'ok' | 'fail' | 'unknown';
  readonly attempts: readonly Attempt[];
  /** The response was marked as stale. */
  readonly stale: boolean;
  readonly effect: Effect | null;
  /** For a read: all items of one category. */
  readonly seen: { readonly category: Category; readonly things: Readonly<Record<string, VisibleState>> } | null;
  /** For a finished analysis: the number of dates it added. */
  readonly scheduled: number | null;
}

/** An event in the format of `hub log export`. */
export interface LoggedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Returns `task` for `task-<id>`, and '' for a name without a hyphen. */
export const categoryOf = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));
