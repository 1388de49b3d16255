import { rejections } from '@hub/contracts';
import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { isDatabaseUnavailable, isStorageFull } from '../postgres/index.ts';
import { Rejection } from '../domain/index.ts';
import { isApi } from './is-api.ts';
import { stateOf } from './request-state.ts';

const textOf: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  404: rejections.not_found.message,
  405: 'Method not allowed',
  413: 'The request is too large',
  415: 'Please send JSON',
  501: 'Method not allowed',
};

/** The request is at fault: it does not match the endpoint's schemas or cannot be read at all. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string = textOf[status] ?? 'The request was refused') {
    super(message);
    this.name = 'RefusedRequest';
    this.status = status;
  }
}

/** For what a schema has no message for: zod's own speak of types. */
const plainSentence: z.core.$ZodErrorMap = ({ code, path = [], input }) => {
  const field = path.join('.');
  if (field === '') return undefined;
  const isMissing = code === 'invalid_type' && input === undefined;
  return isMissing ? `${field} is missing` : `${field} is not valid`;
};

/**
 * Parses one part of a request.
 * @throws RefusedRequest 400 with the first issue's message
 */
export const parseInput = <Schema extends z.ZodType>(schema: Schema | undefined, value: unknown) => {
  if (!schema) return undefined as z.output<Schema>;
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (!parsed.success) throw new RefusedRequest(400, parsed.error.issues[0]?.message);
  return parsed.data;
};

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
}

const unexpected: Refusal = { status: 500, message: 'Something went wrong. Please try again.' };
/** Errors of koa and its parsers set `expose` when their status is intended for the caller. */
const Exposed = z.object({
  status: z.number().int().min(400).max(499),
  expose: z.literal(true),
  type: z.string().optional(),
});

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Rejection) {
    const { status } = rejections[error.code];
    // the front end expects exactly this body
    return error.code === 'unauthorized'
      ? { status, message: error.message }
      : { status, message: error.message, code: error.code };
  }
  if (error instanceof RefusedRequest) return { status: error.status, message: error.message };
  if (isStorageFull(error)) return { ...rejections.storage_full, code: 'storage_full' };
  if (isDatabaseUnavailable(error)) return { ...rejections.unavailable, code: 'unavailable' };
  if (error instanceof SyntaxError && 'body' in error) return { status: 400, message: 'The body is not valid JSON' };
  const exposed = Exposed.safeParse(error);
  return exposed.success ? new RefusedRequest(exposed.data.status) : unexpected;
};

const respond = (ctx: Context, { status, message, code }: Refusal) => {
  ctx.status = status;
  ctx.body = code ? { message, code } : { message };
};

const refuse = (ctx: Context, error: unknown) => {
  const refusal = refusalOf(error);
  stateOf(ctx).refused = refusal.code ?? (refusal.status === 401 ? 'unauthorized' : undefined);
  if (refusal.status >= 500) stateOf(ctx).log.error({ err: error }, 'request failed');
  if (error instanceof Rejection && error.retryAfterSeconds) ctx.set('Retry-After', String(error.retryAfterSeconds));
  else if (refusal.status === 503) ctx.set('Retry-After', '2');
  respond(ctx, refusal);
};

/** Converts every error into `{ message }`: the only place that maps errors to statuses. */
export const problems = (): Middleware => async (ctx: Context, next: Next) => {
  try {
    await next();
    if (isApi(ctx.path) && ctx.status >= 400 && !ctx.body && ctx.respond !== false)
      respond(ctx, new RefusedRequest(ctx.status));
  } catch (error) {
    refuse(ctx, error);
  }
};
