import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Context } from 'koa';
import { RefusedRequest } from './problem.ts';

const { POST, PUT, PATCH, DELETE } = HttpMethodEnum;
const parse = koaBody({
  parsedMethods: [POST, PUT, PATCH, DELETE],
  json: true,
  jsonLimit: '1mb',
  multipart: false,
  urlencoded: false,
  text: false,
});

/**
 * The JSON body of a request; `{}` when there is none, so that the answer names the missing field.
 * @throws RefusedRequest 415 for any other type, 413 over 1 MB, SyntaxError for broken JSON
 */
export const jsonBody = async (ctx: Context): Promise<unknown> => {
  const type = ctx.request.is('application/json');
  if (type === null || ctx.request.length === 0) return {};
  if (type === false) throw new RefusedRequest(415);
  await parse(ctx, async () => undefined);
  return ctx.request.body ?? {};
};
