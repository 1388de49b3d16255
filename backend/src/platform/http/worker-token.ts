import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Secrets } from '../encryption/index.ts';
import { stateOf } from './request-state.ts';
import { readWorkflowToken } from './workflow-token.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Recognises workers by `Authorization: Bearer <token>`: by their own token, compared in constant time, or by the token of
 * one workflow.
 */
export const workerToken = (token: string, secrets: Secrets): Middleware => {
  const expected = digest(`Bearer ${token}`);
  return async (ctx: Context, next: Next) => {
    const given = ctx.get('Authorization');
    const isOwn = timingSafeEqual(digest(given), expected);
    const workflow = isOwn || given === '' ? null : readWorkflowToken(secrets, given.replace(/^Bearer /, ''));
    Object.assign(stateOf(ctx), { isWorker: isOwn || workflow !== null, workflow });
    await next();
  };
};
