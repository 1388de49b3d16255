import type Router from '@koa/router';
import compress from 'koa-compress';
import Koa from 'koa';
import type { Middleware } from 'koa';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { UserId } from '@hub/contracts';
import type { Idempotency } from '../commands/index.ts';
import type { Progress } from '../read-models/index.ts';
import type { FreeSpace } from '../files/index.ts';
import type { Secrets } from '../encryption/index.ts';
import { sameOrigin } from './csrf.ts';
import { headers } from './headers.ts';
import { isApi } from './is-api.ts';
import { limited, type RequestLimits } from './limits.ts';
import { problems } from './problem.ts';
import { readYourWrites } from './read-your-writes.ts';
import { requestLog } from './request-log.ts';
import { securityLog } from './security-log.ts';
import { sessions } from './session.ts';
import { stateOf } from './state.ts';
import type { HiddenIds } from './hidden-ids.ts';
import { workersAlone, workerToken } from './worker-token.ts';

interface ServerOptions {
  readonly log: Logger;
  readonly db: Knex;
  readonly idempotency: Idempotency;
  readonly progress: Progress;
  readonly freeSpace: FreeSpace;
  readonly secrets: Secrets;
  readonly workerToken: string;
  readonly trustProxy: boolean;
  readonly limits: RequestLimits;
  readonly hiddenIds: readonly HiddenIds[];
  readonly onSessionEnd: (userId: UserId) => void;
  readonly router: Router;
  /** Built files; asked before any session is looked up. */
  readonly files: Middleware;
  /** The page, for every path that is not the API's. */
  readonly page: Middleware;
}

/** Before the upload's bytes are read, which need space themselves. */
const demandSpaceForUploads =
  (freeSpace: FreeSpace): Middleware =>
  async (ctx, next) => {
    if (ctx.is('multipart')) freeSpace.demand();
    await next();
  };

const compressible = (type: string) =>
  !type.startsWith('text/event-stream') && /json|text\/html|text\/plain/.test(type);

/** The order matters: log (which believes a worker's ids) and headers for every answer, then errors, who it is, routes. */
export const createServer = (options: ServerOptions): Koa => {
  const { log, db, trustProxy, router } = options;
  // of a list the last address is the proxy's own word, all before it the caller's
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 });
  app.on('error', (error: unknown) => log.warn({ err: error }, 'answer failed'));
  app.use(workerToken(options.workerToken));
  app.use(requestLog(log));
  for (const middleware of headers()) app.use(middleware);
  app.use(securityLog(options.secrets));
  app.use(problems());
  const hiddenIds = new Map(options.hiddenIds.map((each) => [each.id, each]));
  app.use(async (ctx, next) => {
    Object.assign(stateOf(ctx), { idempotency: options.idempotency, hiddenIds });
    await next();
  });
  app.use(options.files);
  app.use(demandSpaceForUploads(options.freeSpace));
  app.use(compress({ filter: compressible, threshold: 1024 }));
  app.use(sameOrigin());
  app.use(workersAlone());
  app.use(sessions(db, options.onSessionEnd));
  app.use(limited(options.limits));
  app.use(readYourWrites(options.progress));
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(async (ctx, next) => {
    // what the API does not know is left at 404, or 405 where only the method is wrong
    if (!isApi(ctx.path)) await options.page(ctx, next);
  });
  return app;
};
