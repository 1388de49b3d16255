import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { styleNonce } from '../index.ts';
import { addRoute, operationsOf } from '../routing/index.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import type { Exports } from './names.ts';
import { openApiPage } from './page.ts';

const open = { method: 'GET', access: 'public', status: 200 } as const;

/** Describes the routes of the router: `/api/openapi.json` for programs, `/api/docs` for people. */
export const openApiRoutes = (router: Router, exports: Exports): void => {
  let created: OpenApiDocument | undefined;
  /** Created at the first request, when every route has been added. */
  const document = () => (created ??= openApiDocument(operationsOf(router), exports));

  const result = z.looseObject({ openapi: z.string() });
  addRoute(router, { ...open, path: '/api/openapi.json', result }, (ctx: Context) => {
    ctx.body = document();
  });

  addRoute(router, { ...open, path: '/api/docs', result: 'page' }, (ctx: Context) => {
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = openApiPage(document(), styleNonce(ctx.res));
  });
};
