import { commandIdHeader, type UserId } from '@hub/contracts';
import type { Context } from 'koa';
import { setTimeout as pause } from 'node:timers/promises';
import { Rejection } from '../../domain/index.ts';
import type { KeyedRequest, StoredAnswer } from '../../commands/index.ts';
import { idempotencyKeyOf, routeOf, studentContext } from './read-request.ts';
import { type RequestContext, stateOf } from '../index.ts';

/** So long a repeat waits for the first one. */
const patienceMs = 30_000;
const firstPauseMs = 25;
const longestPauseMs = 500;

interface Asked {
  readonly userId: UserId;
  /** All that makes it another request under the same key; asked for only when there is a key. */
  readonly content: () => unknown;
  /** Does the work and sets status and body. */
  readonly respond: (context: RequestContext) => Promise<void>;
}

const send = (ctx: Context, { status, body, commandId }: StoredAnswer) => {
  ctx.status = status;
  if (commandId) ctx.set(commandIdHeader, commandId);
  if (body !== undefined) ctx.body = body;
};

/** The answer that another one gave to this request, or null when it is ours to do. */
const earlierAnswer = async (ctx: Context, request: KeyedRequest): Promise<StoredAnswer | null> => {
  const { idempotency } = stateOf(ctx);
  const until = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; performance.now() < until; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    const standing = await idempotency.claim(request);
    if (standing.kind === 'ours') return null;
    if (standing.kind === 'answered') return standing.answer;
    if (standing.kind === 'reused') throw new Rejection('idempotency_key_reused');
    await pause(pauseMs);
  }
  throw new Rejection('request_in_progress', undefined, { retryAfterSeconds: 10 });
};

/** Only what is done for good is kept: a refusal or an answer "still going" may be another one next time. */
const isFinal = (status: number) => status < 300 && status !== 202;

/**
 * Answers a request once per student, method, path and `Idempotency-Key` (decision Q167): a repeat waits for the first
 * one and gets its very answer. Without a key it is simply answered.
 * @throws Rejection `idempotency_key_reused` for other content, `request_in_progress` after half a minute
 */
export const respondOnce = async (ctx: Context, { userId, content, respond }: Asked): Promise<void> => {
  const key = idempotencyKeyOf(ctx);
  if (key === undefined) return respond(studentContext(ctx, userId));

  const { idempotency, log } = stateOf(ctx);
  const requestHash = await idempotency.hashOf(userId, await content());
  const request = { ownerId: userId, route: routeOf(ctx), key, requestHash };
  const earlier = await earlierAnswer(ctx, request);
  if (earlier) return send(ctx, earlier);

  // what is done is done: without the table a repeat is answered anew, with no second effect
  const unkept = (error: unknown) => log.warn({ err: error }, 'an answer was not kept');
  try {
    await respond(studentContext(ctx, userId, requestHash));
  } catch (error) {
    await idempotency.release(request).catch(unkept);
    throw error;
  }
  const commandId = ctx.response.get(commandIdHeader) || undefined;
  const answer = { status: ctx.status, body: ctx.body, commandId };
  if (isFinal(ctx.status)) send(ctx, (await idempotency.keep(request, answer).catch(unkept)) ?? answer);
  else await idempotency.release(request).catch(unkept);
};
