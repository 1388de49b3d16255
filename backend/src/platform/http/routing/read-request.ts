import { commandIdHeader, type Endpoint, type UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { z } from 'zod';
import { Rejection, uuid5 } from '../../domain/index.ts';
import { jsonBody } from './body.ts';
import { dayIn } from './day.ts';
import {
  markStale,
  noteUnseen,
  parseInput,
  RefusedRequest,
  type RequestContext,
  stateOf,
  type WorkerRequest,
} from '../index.ts';

type Schemas<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Pick<
  Endpoint<P, Q, B>,
  'params' | 'query' | 'body' | 'bodyBytes'
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

/** Postgres takes no NUL in any text; typed by nobody, it can only come encoded. */
const readQuery = <Q extends z.ZodType>(ctx: Context, schema: Q | undefined): z.output<Q> => {
  if (ctx.querystring.includes('%00')) throw new RefusedRequest(400);
  return parseInput(schema, { ...ctx.query });
};

/** @throws Rejection `not_found` for a malformed id; RefusedRequest 400 for query or body; what {@link jsonBody} throws */
export const readParts = async <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  ctx: Context,
  { params, query, body, bodyBytes }: Schemas<P, Q, B>,
) => ({
  params: readParams(ctx, params),
  query: readQuery(ctx, query),
  body: parseInput(body, body && (await jsonBody(ctx, bodyBytes))),
});

/** @throws Rejection `unauthorized` */
export const signedIn = (ctx: Context): UserId => {
  const { userId } = stateOf(ctx);
  if (!userId) throw new Rejection('unauthorized');
  return userId;
};

/** YYYY-MM-DD, in the time zone of the header `X-Time-Zone` (an IANA name), else in UTC (decision Q178). */
export const dayOf = (ctx: Context) => (instant: Date) => dayIn(ctx.get('X-Time-Zone') || 'UTC', instant);

/** {@link dayOf} the moment. */
export const today = (ctx: Context) => dayOf(ctx)(new Date());

const keyShape = /^[\x21-\x7e]{1,200}$/;

/**
 * The `Idempotency-Key` of a request that changes something.
 * @throws RefusedRequest 400 when it is malformed
 */
export const idempotencyKeyOf = (ctx: Context): string | undefined => {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined || ctx.method === 'GET') return undefined;
  if (typeof key === 'string' && keyShape.test(key)) return key;
  throw new RefusedRequest(400, 'The Idempotency-Key must have 1 to 200 visible ASCII characters');
};

/** A key counts within one method and path. */
export const routeOf = (ctx: Context) => `${ctx.method} ${ctx.path}`;

/** With an `Idempotency-Key`, what it names is derived from student, route and key: a repeat makes nothing new. */
export const studentContext = (ctx: Context, userId: UserId, requestHash?: string): RequestContext => {
  const key = idempotencyKeyOf(ctx);
  const idempotencyKey = key && `${routeOf(ctx)} ${key}`;
  let made = 0;
  return {
    ownerId: userId,
    actorId: userId,
    actorKind: 'student',
    correlationId: stateOf(ctx).requestId,
    idempotencyKey,
    requestHash,
    commandId: idempotencyKey ? uuid5(userId, idempotencyKey, 'command') : randomUUID(),
    onUndoable: (commandId) => ctx.set(commandIdHeader, commandId),
    onStale: noteUnseen(ctx),
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
    correlationId: stateOf(ctx).correlationId,
    causationId: stateOf(ctx).causationId,
    onStale: () => markStale(ctx),
  });
};
