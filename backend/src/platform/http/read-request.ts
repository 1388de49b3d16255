import type { Endpoint, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { z } from 'zod';
import { Rejection } from '../decider.ts';
import { uuid5 } from '../uuid5.ts';
import { jsonBody } from './body.ts';
import { dayIn } from './day.ts';
import { parseInput, RefusedRequest } from './problem.ts';
import type { RequestContext, WorkerRequest } from './request.ts';
import { stateOf } from './state.ts';

export type Schemas<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Pick<
  Endpoint<P, Q, B>,
  'params' | 'query' | 'body'
>;

/** The router puts the parameters of the path here. */
const paramsOf = (ctx: Context): unknown => ctx.params;

/** A malformed id is an unknown one: the answer must not tell them apart. */
export const readParams = <P extends z.ZodType>(ctx: Context, schema: P | undefined): z.output<P> => {
  if (!schema) return undefined as z.output<P>;
  const parsed = schema.safeParse(paramsOf(ctx));
  if (!parsed.success) throw new Rejection('not_found');
  return parsed.data;
};

export const readParts = async <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  ctx: Context,
  { params, query, body }: Schemas<P, Q, B>,
) => ({
  params: readParams(ctx, params),
  query: parseInput(query, { ...ctx.query }),
  body: parseInput(body, body && (await jsonBody(ctx))),
});

export const signedIn = (ctx: Context): UserId => {
  const { userId } = stateOf(ctx);
  if (!userId) throw new Rejection('unauthorized');
  return userId;
};

export const today = (ctx: Context) => dayIn(ctx.get('X-Time-Zone') || 'UTC', new Date());

const longestKey = 200;

const idempotencyKeyOf = (ctx: Context) => {
  const key = ctx.get('Idempotency-Key');
  if (key.length > longestKey) throw new RefusedRequest(400, 'The Idempotency-Key is too long');
  return key ? `${ctx.method} ${ctx.path} ${key}` : undefined;
};

const onStale = (ctx: Context) => () => ctx.set('X-Read-Model-Stale', 'true');

export const studentContext = (ctx: Context, userId: UserId): RequestContext => {
  const idempotencyKey = idempotencyKeyOf(ctx);
  let made = 0;
  return {
    ownerId: userId,
    actorId: userId,
    actorKind: 'student',
    correlationId: stateOf(ctx).requestId,
    idempotencyKey,
    onStale: onStale(ctx),
    newId() {
      made += 1;
      return idempotencyKey ? uuid5(userId, idempotencyKey, 'new', String(made)) : randomUUID();
    },
  };
};

/** @throws Rejection `not_found`: nobody else needs to know that these routes exist */
export const contextForWorker = (ctx: Context): WorkerRequest['contextFor'] => {
  if (!stateOf(ctx).isWorker) throw new Rejection('not_found');
  return (ownerId) => ({
    ownerId,
    actorId: 'worker',
    actorKind: 'workflow',
    correlationId: stateOf(ctx).requestId,
    onStale: onStale(ctx),
  });
};
