import { commandIdHeader, type UserId } from '@hub/contracts';
import type { Context } from 'koa';
import { setTimeout as pause } from 'node:timers/promises';
import { Rejection } from '../../domain/index.ts';
import { outsideTurn } from '../../runtime/index.ts';
import type { KeyedRequest, StoredResponse } from '../../commands/index.ts';
import { idempotencyKeyOf, routeOf, studentContext } from './read-request.ts';
import { type RequestContext, stateOf } from '../index.ts';

/** How long a repeat waits for the first request. */
const maxWaitMs = 30_000;
const firstPauseMs = 25;
const maxPauseMs = 500;

interface HandledRequest {
  readonly userId: UserId;
  /** Everything that distinguishes requests under the same key; read only if there is a key. */
  readonly content: () => unknown;
  /** Does the work and sets status and body. */
  readonly respond: (context: RequestContext) => Promise<void>;
}

const send = (ctx: Context, { status, body, commandId }: StoredResponse) => {
  ctx.status = status;
  if (commandId) ctx.set(commandIdHeader, commandId);
  if (body !== undefined) ctx.body = body;
};

/** The stored response to this request, or null when this process has to handle it. */
const earlierResponse = async (ctx: Context, request: KeyedRequest): Promise<StoredResponse | null> => {
  const { idempotency } = stateOf(ctx);
  const until = performance.now() + maxWaitMs;
  for (let pauseMs = firstPauseMs; performance.now() < until; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
    const claim = await idempotency.claim(request);
    if (claim.kind === 'claimed') return null;
    if (claim.kind === 'answered') return claim.answer;
    if (claim.kind === 'reused') throw new Rejection('idempotency_key_reused');
    await outsideTurn(() => pause(pauseMs));
  }
  throw new Rejection('request_in_progress', undefined, { retryAfterSeconds: 10 });
};

/** Only final responses are stored: an error or "still running" may be different next time. */
const isFinal = (status: number) => status < 300 && status !== 202;

/**
 * Handles a request once per student, method, path and `Idempotency-Key` (decision Q167): a repeat waits for the first
 * one and gets exactly its response. Without a key, the request is simply handled.
 * @throws Rejection `idempotency_key_reused` for other content, `request_in_progress` after half a minute
 */
export const respondOnce = async (ctx: Context, { userId, content, respond }: HandledRequest): Promise<void> => {
  const key = idempotencyKeyOf(ctx);
  if (key === undefined) return respond(studentContext(ctx, userId));

  const { idempotency, log } = stateOf(ctx);
  const requestHash = await idempotency.hashOf(userId, await content());
  const request = { ownerId: userId, route: routeOf(ctx), key, requestHash };
  const earlier = await earlierResponse(ctx, request);
  if (earlier) return send(ctx, earlier);

  // the work is already done: if the table is unavailable, a repeat is handled again without a second effect
  const notStored = (error: unknown) => log.warn({ err: error }, 'a response was not stored');
  try {
    await respond(studentContext(ctx, userId, requestHash));
  } catch (error) {
    await idempotency.release(request).catch(notStored);
    throw error;
  }
  const commandId = ctx.response.get(commandIdHeader) || undefined;
  const response = { status: ctx.status, body: ctx.body, commandId };
  if (isFinal(ctx.status)) send(ctx, (await idempotency.store(request, response).catch(notStored)) ?? response);
  else await idempotency.release(request).catch(notStored);
};
