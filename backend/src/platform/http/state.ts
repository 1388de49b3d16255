import type { UserId } from '@hub/contracts';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Position } from '../event-log/index.ts';
import type { Idempotency } from '../commands/index.ts';
import type { SessionControl } from './request.ts';
import type { HiddenIds } from './hidden-ids.ts';

/** What the middlewares have found out about a request. */
export interface RequestState {
  requestId: string;
  /** Ties everything together that follows from one request of a student; that request's own id. */
  correlationId: string;
  /** The event that a workflow's request follows from. */
  causationId: string | undefined;
  log: Logger;
  /** Of the signed-in student. */
  userId: UserId | null;
  /** Who has been signed in at any time of the request: who signed out, too. */
  actor: UserId | undefined;
  /** Why it was refused: a code of the contracts. */
  refused: string | undefined;
  session: SessionControl;
  /** Up to here the read models must come before the student reads them; null as a rule. */
  unseen: Position | null;
  /** For all sessions of the student. */
  noteUnseen(position: Position): Promise<void>;
  idempotency: Idempotency;
  /** By the schema of their ids. */
  hiddenIds: ReadonlyMap<unknown, HiddenIds>;
  /** It carries the worker token. */
  isWorker: boolean;
}

/** `ctx.state` with its type; the middlewares of `createApp` fill it before any route runs. */
export const stateOf = (ctx: Pick<Context, 'state'>) => ctx.state as RequestState;
