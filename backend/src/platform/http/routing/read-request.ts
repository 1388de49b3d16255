import { commandIdHeader, type Endpoint, type Role, type UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { z } from 'zod';
import { Rejection, uuid5 } from '../../domain/index.ts';
import { jsonBody } from './json-body.ts';
import { calendarDayIn, clockIn } from './calendar-day.ts';
import {
  markStale,
  rememberUnseenPosition,
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

/** The router stores the parameters of the path here. */
const paramsOf = (ctx: Context): unknown => ctx.params;

const missingAt = (ctx: Context, schema: z.ZodType, { issues: [issue] }: z.ZodError) => {
  const shapes: Readonly<Record<string, unknown>> = schema instanceof z.ZodObject ? schema.shape : {};
  return stateOf(ctx).hiddenIds.get(shapes[String(issue?.path[0])])?.missing ?? 'not_found';
};

/** A malformed id is treated as an unknown one: the response must not distinguish them. */
export const readParams = <P extends z.ZodType>(ctx: Context, schema: P | undefined): z.output<P> => {
  if (!schema) return undefined as z.output<P>;
  const parsed = schema.safeParse(paramsOf(ctx));
  if (!parsed.success) throw new Rejection(missingAt(ctx, schema, parsed.error));
  return parsed.data;
};

/** Postgres accepts no NUL in text; in a query it can only be sent encoded. */
export const readQuery = <Q extends z.ZodType>(ctx: Context, schema: Q | undefined): z.output<Q> => {
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
export const requireSignedIn = (ctx: Context): UserId => {
  const { userId } = stateOf(ctx);
  if (!userId) throw new Rejection('unauthorized');
  return userId;
};

/**
 * The account that has the role, with a second factor. Turning that on ends all other sessions, and from then on a sign-in
 * takes a code, so every session of such an account has shown its second step.
 * @throws RefusedRequest 404 for everyone else, as for a path that does not exist; Rejection `factor_required`
 */
export const requireRole = async (ctx: Context, role: Role): Promise<UserId> => {
  const { userId, roles } = stateOf(ctx);
  if (!userId || !(await roles.rolesOf(userId)).includes(role)) throw new RefusedRequest(404);
  if (!(await roles.isFactorOn(userId))) throw new Rejection('factor_required');
  return userId;
};

/** YYYY-MM-DD, in the time zone of the header `X-Time-Zone` (IANA name), else in UTC (decision Q178). */
export const dayOf = (ctx: Context) => (instant: Date) => calendarDayIn(ctx.get('X-Time-Zone') || 'UTC', instant);

/** The current calendar day, see {@link dayOf}. */
export const today = (ctx: Context) => dayOf(ctx)(new Date());

/** What the student's clock shows now, in the same zone. */
export const clock = (ctx: Context) => clockIn(ctx.get('X-Time-Zone') || 'UTC', new Date());

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * The `Idempotency-Key` of a request that changes something.
 * @throws RefusedRequest 400 when it is malformed
 */
export const idempotencyKeyOf = (ctx: Context): string | undefined => {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined || ctx.method === 'GET') return undefined;
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new RefusedRequest(400, 'The Idempotency-Key must have 1 to 200 visible ASCII characters');
};

/** A key is valid for one method and path. */
export const routeOf = (ctx: Context) => `${ctx.method} ${ctx.path}`;

/** With an `Idempotency-Key`, ids are derived from student, route and key: a repeat creates nothing new. */
export const studentContext = (ctx: Context, userId: UserId, requestHash?: string): RequestContext => {
  const key = idempotencyKeyOf(ctx);
  const idempotencyKey = key && `${routeOf(ctx)} ${key}`;
  const { accessToken, requestId } = stateOf(ctx);
  let created = 0;
  return {
    ownerId: userId,
    ...(accessToken ? { actorId: accessToken.id, actorKind: 'token' } : { actorId: userId, actorKind: 'student' }),
    correlationId: requestId,
    idempotencyKey,
    requestHash,
    commandId: idempotencyKey ? uuid5(userId, idempotencyKey, 'command') : randomUUID(),
    onUndoable: (commandId) => ctx.set(commandIdHeader, commandId),
    onStale: rememberUnseenPosition(ctx),
    newId() {
      created += 1;
      return idempotencyKey ? uuid5(userId, idempotencyKey, 'new', String(created)) : randomUUID();
    },
  };
};

/**
 * The team whose token the request has.
 * @throws Rejection `unauthorized`
 */
export const requireTeam = async (
  ctx: Context,
  teamOf: (token: string) => Promise<string | undefined>,
): Promise<string> => {
  const token = /^bearer (\S+)$/i.exec(ctx.get('Authorization').trim())?.[1];
  const team = token && (await teamOf(token));
  if (!team) throw new Rejection('unauthorized');
  return team;
};

/**
 * The caller of a route for workflows.
 * @throws Rejection `not_found` for anyone else, and for a path that names another student
 */
export const requireWorkflow = (ctx: Context): Pick<WorkerRequest, 'workflowId' | 'student' | 'context'> => {
  const { workflow, correlationId, causationId } = stateOf(ctx);
  if (!workflow) throw new Rejection('not_found');
  const { workflowId, studentId: student } = workflow;
  const named: unknown = ctx.params['studentId'];
  if (named !== undefined && named !== student) throw new Rejection('not_found');
  const origin = { correlationId, causationId, onStale: () => markStale(ctx) };
  return { workflowId, student, context: { ownerId: student, actorId: 'worker', actorKind: 'workflow', ...origin } };
};

/** @throws Rejection `not_found` without the worker's own token */
export const requireWorker = (ctx: Context): void => {
  const { isWorker, workflow } = stateOf(ctx);
  if (!isWorker || workflow) throw new Rejection('not_found');
};
