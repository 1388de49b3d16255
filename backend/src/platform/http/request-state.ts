import type { Role, UserId } from '@hub/contracts';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Position } from '../event-log/index.ts';
import type { Idempotency } from '../commands/index.ts';
import type { FoundAccessToken } from '../identity/index.ts';
import type { SessionControl } from './request.ts';
import type { HiddenIdRule } from './hidden-id-rule.ts';
import type { WorkflowIdentity } from './workflow-token.ts';

/** What accounts may do beyond a student's own things. */
export interface AccountRoles {
  rolesOf(userId: UserId): Promise<readonly Role[]>;
  /** Whether a sign-in takes a second step; without it, a role opens nothing. */
  isFactorOn(userId: UserId): Promise<boolean>;
}

/** What the middleware has found out about a request. */
export interface RequestState {
  requestId: string;
  /** Connects everything that follows from one request of a student; it is that request's own id. */
  correlationId: string;
  /** The event that caused a workflow's request. */
  causationId: string | undefined;
  log: Logger;
  /** The signed-in student. */
  userId: UserId | null;
  /** The student signed in at any time during the request, even if it signs out. */
  actor: UserId | undefined;
  /** The program's access token; null for a session, and for a token that does not work. */
  accessToken: FoundAccessToken | null;
  /** The code of the rejection, from the contracts. */
  refused: string | undefined;
  session: SessionControl;
  /** The read models must reach this position before the student reads them; usually null. */
  unseenPosition: Position | null;
  /** Stores the position for all sessions and access tokens of the student. */
  saveUnseenPosition(position: Position): Promise<void>;
  idempotency: Idempotency;
  roles: AccountRoles;
  /** By the schema of their ids. */
  hiddenIds: ReadonlyMap<unknown, HiddenIdRule>;
  /** Whether the request comes from a worker, with its own token or with that of a workflow. */
  isWorker: boolean;
  /** The workflow whose token the request has. */
  workflow: WorkflowIdentity | null;
}

/** `ctx.state` with its type; the middleware of `createApp` fills it before any route runs. */
export const stateOf = (ctx: Pick<Context, 'state'>) => ctx.state as RequestState;
