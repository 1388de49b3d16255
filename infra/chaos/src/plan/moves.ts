/** The six roles of the product; the API runs twice. */
export const roles = ['api', 'projector', 'worker', 'eventlog', 'postgres', 'temporal'] as const;
/** A role of the product; `api` means either of its two processes. */
export type Role = (typeof roles)[number];

/** What can be frozen; the writer is the event log's backend in Postgres. */
export type Pausable = 'eventlog' | 'writer' | 'projector';

/** One fault. */
export type Move =
  | { readonly kind: 'kill'; readonly role: Role }
  /** Starts or stops cutting connections after a request or before its response. */
  | { readonly kind: 'cuts'; readonly on: boolean }
  /**
   * Freezes a process while a second instance starts. With `losesLock` its lock is taken away, so the second one takes
   * over.
   */
  | { readonly kind: 'pause'; readonly target: Pausable; readonly forMs: number; readonly losesLock: boolean }
  | { readonly kind: 'terminate'; readonly role: Role }
  | { readonly kind: 'outage'; readonly role: Role; readonly forMs: number }
  /** Kills everything at once and starts it again in this order. */
  | { readonly kind: 'restart'; readonly order: readonly Role[] };

/** A move and the quiet time before it. */
export interface Step {
  /** Quiet time before the move, in ms. */
  readonly after: number;
  readonly move: Move;
}

/** Description for the history and the report. */
export const describeMove = (move: Move): string => {
  switch (move.kind) {
    case 'kill':
      return `kill -9 ${move.role}`;
    case 'cuts':
      return move.on ? 'connections are cut' : 'connections are stable';
    case 'pause':
      return `${move.target} frozen for ${move.forMs} ms${move.losesLock ? ', lock taken away' : ''}`;
    case 'terminate':
      return `SIGTERM ${move.role}`;
    case 'outage':
      return `${move.role} stopped for ${move.forMs} ms`;
    case 'restart':
      return `all restarted: ${move.order.join(', ')}`;
  }
};
