import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Context } from 'koa';
import { RefusedRequest } from '../index.ts';

const { POST, PUT, PATCH, DELETE } = HttpMethodEnum;

const parserUpTo = (jsonLimit: number) =>
  koaBody({
    parsedMethods: [POST, PUT, PATCH, DELETE],
    json: true,
    jsonLimit,
    multipart: false,
    urlencoded: false,
    text: false,
  });

const usualBytes = 1024 * 1024;
const usualParser = parserUpTo(usualBytes);

const deepest = 32;
/** A key that could reach the prototype of whatever it is copied into. */
const reaching = new Set(['__proto__', 'constructor', 'prototype']);

const isPlain = (value: unknown, depth = 1): boolean => {
  if (value === null || typeof value !== 'object') return true;
  return (
    depth <= deepest && Object.entries(value).every(([key, inner]) => !reaching.has(key) && isPlain(inner, depth + 1))
  );
};

/**
 * The JSON body of a request; `{}` when there is none, so that the answer names the missing field.
 * @throws RefusedRequest 415 for any other type, 400 for one that is too deep or reaches for a prototype; koa-body's own
 * errors with status 413 over 1 MB, unless more is allowed, and 400 for broken JSON
 */
export const jsonBody = async (ctx: Context, mostBytes = usualBytes): Promise<unknown> => {
  const type = ctx.request.is('application/json');
  if (type === null || ctx.request.length === 0) return {};
  if (type === false) throw new RefusedRequest(415);
  const parse = mostBytes === usualBytes ? usualParser : parserUpTo(mostBytes);
  await parse(ctx, async () => undefined);
  const body: unknown = ctx.request.body ?? {};
  if (!isPlain(body)) throw new RefusedRequest(400);
  return body;
};
