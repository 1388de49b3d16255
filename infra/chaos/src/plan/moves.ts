/** The six parts of the product; the API runs twice. */
export const roles = ['api', 'projector', 'worker', 'eventlog', 'postgres', 'temporal'] as const;
/** A part of the product; `api` stands for either of its two processes. */
export type Role = (typeof roles)[number];

/** What can be frozen: the writer is the event log's own backend in Postgres. */
export type Pausable = 'eventlog' | 'writer' | 'projector';

/** One thing that goes wrong. */
export type Move =
  | { readonly kind: 'kill'; readonly role: Role }
  /** Connections are cut after a request or before its answer, from here on or no more. */
  | { readonly kind: 'cuts'; readonly on: boolean }
  /** Frozen while another one of its kind is started; `robbed` of its lock meanwhile, so that the other one takes over. */
  | { readonly kind: 'pause'; readonly target: Pausable; readonly forMs: number; readonly losesLock: boolean }
  | { readonly kind: 'terminate'; readonly role: Role }
  | { readonly kind: 'outage'; readonly role: Role; readonly forMs: number }
  /** All end at once, and begin again in this order. */
  | { readonly kind: 'restart'; readonly order: readonly Role[] };

/** A move, and how long all is left in peace before it. */
export interface Step {
  /** Quiet time before the move, in ms. */
  readonly after: number;
  readonly move: Move;
}

/** As history and report name it. */
export const describeMove = (move: Move): string => {
  switch (move.kind) {
    case 'kill':
      return `kill -9 ${move.role}`;
    case 'cuts':
      return move.on ? 'connections are cut' : 'connections hold';
    case 'pause':
      return `${move.target} frozen for ${move.forMs} ms${move.losesLock ? ' and robbed of its lock' : ''}`;
    case 'terminate':
      return `SIGTERM ${move.role}`;
    case 'outage':
      return `${move.role} away for ${move.forMs} ms`;
    case 'restart':
      return `all restarted: ${move.order.join(', ')}`;
  }
};
