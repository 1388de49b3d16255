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
import { concurrentRequests } from './concurrent-requests.ts';
import { sameOrigin } from './same-origin.ts';
import { headers } from './headers.ts';
import { isApi } from './is-api.ts';
import { requestLimits, type RequestLimits } from './request-limits.ts';
import { problems } from './problem.ts';
import { readYourWrites } from './read-your-writes.ts';
import { requestLog } from './request-log.ts';
import { securityLog } from './security-log.ts';
import { sessions } from './session.ts';
import { type AccountRoles, stateOf } from './request-state.ts';
import type { HiddenIdRule } from './hidden-id-rule.ts';
import { workerToken } from './worker-token.ts';

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
  readonly hiddenIds: readonly HiddenIdRule[];
  readonly roles: AccountRoles;
  readonly onSessionEnd: (userId: UserId) => void;
  readonly router: Router;
  /** Hides the routes of workflows from everyone else. */
  readonly workersOnly: Middleware;
  /** Serves built files, before any session is looked up. */
  readonly files: Middleware;
  /** The page, for every path outside the API. */
  readonly page: Middleware;
}

/** Runs before the upload's bytes are read, which need space themselves. */
const demandSpaceForUploads =
  (freeSpace: FreeSpace): Middleware =>
  async (ctx, next) => {
    if (ctx.is('multipart')) freeSpace.assertAvailable();
    await next();
  };

const compressible = (type: string) =>
  !type.startsWith('text/event-stream') && /json|text\/html|text\/plain/.test(type);

/**
 * The order matters: log (which trusts ids from workers) and headers for every response, then errors, identity, routes.
 */
export const createServer = (options: ServerOptions): Koa => {
  const { log, db, trustProxy, router } = options;
  // in a list of addresses, only the last is set by the proxy; the others come from the caller
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 });
  app.on('error', (error: unknown) => log.warn({ err: error }, 'response failed'));
  app.use(workerToken(options.workerToken, options.secrets));
  app.use(requestLog(log));
  for (const middleware of headers()) app.use(middleware);
  app.use(securityLog(options.secrets));
  app.use(problems());
  const hiddenIds = new Map(options.hiddenIds.map((each) => [each.id, each]));
  app.use(async (ctx, next) => {
    Object.assign(stateOf(ctx), { idempotency: options.idempotency, roles: options.roles, hiddenIds });
    await next();
  });
  app.use(options.workersOnly);
  app.use(options.files);
  app.use(demandSpaceForUploads(options.freeSpace));
  app.use(compress({ filter: compressible, threshold: 1024 }));
  app.use(sameOrigin());
  app.use(sessions(db, options.onSessionEnd));
  app.use(requestLimits(options, options.limits));
  app.use(concurrentRequests());
  app.use(readYourWrites(options.progress));
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(async (ctx, next) => {
    // unknown API paths stay 404, or 405 if only the method is wrong
    if (!isApi(ctx.path)) await options.page(ctx, next);
  });
  return app;
};
