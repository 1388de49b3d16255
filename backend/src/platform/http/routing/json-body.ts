import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Context } from 'koa';
import { outsideTurn } from '../../runtime/index.ts';
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

const defaultMaxBytes = 1024 * 1024;
const defaultParser = parserUpTo(defaultMaxBytes);

const maxDepth = 32;
/** Keys that could modify the prototype of whatever the body is copied into. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

const isSafe = (value: unknown, depth = 1): boolean => {
  if (value === null || typeof value !== 'object') return true;
  return (
    depth <= maxDepth &&
    Object.entries(value).every(([key, inner]) => !prototypeKeys.has(key) && isSafe(inner, depth + 1))
  );
};

/**
 * The JSON body of a request; `{}` when there is none, so that the error names the missing field.
 * @throws RefusedRequest 415 for any other type, 400 for a body that is too deep or contains a prototype key; koa-body
 * errors with status 413 above 1 MB (unless `maxBytes` allows more) and 400 for malformed JSON
 */
export const jsonBody = async (ctx: Context, maxBytes = defaultMaxBytes): Promise<unknown> => {
  const type = ctx.request.is('application/json');
  if (type === null || ctx.request.length === 0) return {};
  if (type === false) throw new RefusedRequest(415);
  const parse = maxBytes === defaultMaxBytes ? defaultParser : parserUpTo(maxBytes);
  await outsideTurn(async () => parse(ctx, async () => undefined));
  const body: unknown = ctx.request.body ?? {};
  if (!isSafe(body)) throw new RefusedRequest(400);
  return body;
};
