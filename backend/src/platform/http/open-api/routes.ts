import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { styleNonce } from '../index.ts';
import { addRoute, operationsOf } from '../routing/index.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import type { Exports } from './names.ts';
import { openApiPage } from './page.ts';

const open = { method: 'GET', access: 'public', status: 200 } as const;

/** Tells what the router serves: `/api/openapi.json` for programs, `/api/docs` for people. */
export const openApiRoutes = (router: Router, exports: Exports): void => {
  let made: OpenApiDocument | undefined;
  /** At the first request, when every route is there. */
  const document = () => (made ??= openApiDocument(operationsOf(router), exports));

  const result = z.looseObject({ openapi: z.string() });
  addRoute(router, { ...open, path: '/api/openapi.json', result }, (ctx: Context) => {
    ctx.body = document();
  });

  addRoute(router, { ...open, path: '/api/docs', result: 'page' }, (ctx: Context) => {
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = openApiPage(document(), styleNonce(ctx.res));
  });
};
