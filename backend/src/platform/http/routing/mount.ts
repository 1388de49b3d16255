import { createHash } from 'node:crypto';
import type { Endpoint, UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { CommandContext } from '../../commands/index.ts';
import { z } from 'zod';
import { respondOnce } from './respond-once.ts';
import { fileFingerprint } from './file-fingerprint.ts';
import { sendFile } from './file-response.ts';
import { addRoute, type Access, type Operation } from './operations.ts';
import {
  clock,
  dayOf,
  idempotencyKeyOf,
  readParams,
  readQuery,
  readParts,
  requireRole,
  requireSignedIn,
  requireTeam,
  requireWorker,
  requireWorkflow,
  studentContext,
  today,
} from './read-request.ts';
import {
  type ApiRequest,
  type FileResponse,
  markStale,
  type PublicRequest,
  stateOf,
  ticketOf,
  type UploadedFile,
  type WorkerRequest,
} from '../index.ts';
import { withForm, withUpload, type NamedFile, type Receiver } from './upload.ts';
import { requireVisible } from './require-visible.ts';

/**
 * A result of work that continues: responds with 202 instead of the endpoint's status, which must be declared
 * `mayGoOn`.
 */
export class StillRunning<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

type Outcome<Result extends z.ZodType> = z.input<Result> | StillRunning<z.input<Result>>;
type Awaitable<Result extends z.ZodType> = Outcome<Result> | Promise<Outcome<Result>>;

/** Parses the result before it is sent, so that only the contract's fields leave the server. */
const send = <R extends z.ZodType>(
  ctx: Context,
  { result, status = 200, mayGoOn }: Pick<Endpoint, 'result' | 'status' | 'mayGoOn'>,
  outcome: Outcome<R>,
) => {
  const isRunning = outcome instanceof StillRunning;
  if (isRunning && !mayGoOn) throw new Error(`${ctx.method} ${ctx.path} is not declared mayGoOn`);
  const parsed = result.safeParse(isRunning ? outcome.value : outcome);
  if (!parsed.success)
    throw new Error(`The result breaks the contract of ${ctx.method} ${ctx.path}`, { cause: parsed.error });
  ctx.status = parsed.data === undefined ? 204 : isRunning ? 202 : status;
  if (parsed.data !== undefined) ctx.body = parsed.data;
};

/** Without a body the status is 204. */
const successOf = ({ result, status = 200 }: Pick<Endpoint, 'result' | 'status'>) =>
  result instanceof z.ZodUndefined ? 204 : status;

const register = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  { endpoint, ...how }: { endpoint: Endpoint<P, Q, B, R> } & Pick<Operation, 'access' | 'multipart'>,
  serve: (ctx: Context, reply: (outcome: Awaitable<R>) => Promise<void>) => Promise<void>,
) => {
  const operation = { ...endpoint, ...how, status: successOf(endpoint) };
  addRoute(router, operation, (ctx: Context) => serve(ctx, async (outcome) => send(ctx, endpoint, await outcome)));
};

const assertPublic = ({ method, path, public: open, role, team }: Endpoint, expected: true | undefined) => {
  if (open !== expected || role || team) throw new Error(`${method} ${path} is mounted with the wrong access`);
};

const days = (ctx: Context) => ({ today: today(ctx), dayOf: dayOf(ctx), clock: clock(ctx) });

const caller = (ctx: Context, id: UserId) => ({ user: { id }, session: stateOf(ctx).session, ...days(ctx) });

/** Mounts an endpoint for signed-in students; everyone else gets 401. */
export const mount = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>, z.output<B>>) => Awaitable<R>,
): void => {
  assertPublic(endpoint, undefined);
  register(router, { endpoint, access: 'student' }, async (ctx, reply) => {
    const id = requireSignedIn(ctx);
    const parts = await readParts(ctx, endpoint);
    await requireVisible(ctx, endpoint.params, parts.params);
    await respondOnce(ctx, {
      userId: id,
      content: () => [parts.query, parts.body],
      respond: (context) => reply(handler({ ...parts, ...caller(ctx, id), context })),
    });
  });
};

/**
 * Mounts an endpoint that is declared with a `role`; for everyone else it looks like a path that does not exist. Its queries
 * see the rows of all students.
 */
export const mountForRole = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>, z.output<B>>) => Awaitable<R>,
): void => {
  const { role } = endpoint;
  if (!role) throw new Error(`${endpoint.method} ${endpoint.path} is mounted with the wrong access`);
  register(router, { endpoint, access: 'role' }, async (ctx, reply) => {
    const id = await requireRole(ctx, role);
    const parts = await readParts(ctx, endpoint);
    await respondOnce(ctx, {
      userId: id,
      content: () => [parts.query, parts.body],
      respond: (context) => reply(handler({ ...parts, ...caller(ctx, id), context })),
    });
  });
};

/** A request of a team of developers. */
export interface TeamRequest<Params = undefined, Query = undefined, Body = undefined> extends Pick<
  CommandContext,
  'correlationId' | 'onStale'
> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly team: string;
}

interface TeamEndpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  readonly endpoint: Endpoint<P, Q, B, R>;
  /** The team of a token; undefined for one that does not work. */
  readonly teamOf: (token: string) => Promise<string | undefined>;
}

/** Mounts an endpoint that is declared for a `team`, which sends `Authorization: Bearer <token>`; everyone else gets 401. */
export const mountForTeam = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  { endpoint, teamOf }: TeamEndpoint<P, Q, B, R>,
  handler: (request: TeamRequest<z.output<P>, z.output<Q>, z.output<B>>) => Awaitable<R>,
): void => {
  if (!endpoint.team) throw new Error(`${endpoint.method} ${endpoint.path} is mounted with the wrong access`);
  register(router, { endpoint, access: 'team' }, async (ctx, reply) => {
    const team = await requireTeam(ctx, teamOf);
    const parts = await readParts(ctx, endpoint);
    const { requestId: correlationId } = stateOf(ctx);
    await reply(handler({ ...parts, team, correlationId, onStale: () => markStale(ctx) }));
  });
};

/** Mounts an endpoint that is declared `public`. */
export const mountPublic = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: PublicRequest<z.output<P>, z.output<Q>, z.output<B>>) => Awaitable<R>,
): void => {
  assertPublic(endpoint, true);
  register(router, { endpoint, access: 'public' }, async (ctx, reply) => {
    const { userId, session, requestId } = stateOf(ctx);
    const idempotencyKey = idempotencyKeyOf(ctx);
    const parts = await readParts(ctx, endpoint);
    const visitor = { user: userId && { id: userId }, session, ip: ctx.ip, ticket: ticketOf(ctx) };
    await reply(handler({ ...parts, ...visitor, idempotencyKey, correlationId: requestId, ...days(ctx) }));
  });
};

/** Mounts an endpoint for workflow activities, which send their workflow's token; everyone else gets 404. */
export const mountInternal = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: WorkerRequest<z.output<P>, z.output<Q>, z.output<B>>) => Awaitable<R>,
): void => {
  register(router, { endpoint, access: 'worker' }, async (ctx, reply) => {
    const caller = requireWorkflow(ctx);
    await reply(handler({ ...(await readParts(ctx, endpoint)), ...caller }));
  });
};

/** Mounts an endpoint for a worker itself, which sends its own token; everyone else gets 404. */
export const mountForWorker = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: Pick<WorkerRequest<z.output<P>>, 'params'>) => Awaitable<R>,
): void => {
  register(router, { endpoint, access: 'worker' }, async (ctx, reply) => {
    requireWorker(ctx);
    await reply(handler(await readParts(ctx, endpoint)));
  });
};

interface UploadHandler<Request, File, Result> {
  /**
   * Called before the form is read, with the bytes that it declares or 0. @throws Rejection to reject it
   */
  admits?(student: UserId, bytes: number): Promise<void>;
  /**
   * Called when the file starts, so that a wrong type is reported before a wrong size. @throws Rejection to reject it
   */
  accepts(file: NamedFile): void;
  handle(request: Request & { readonly file: File }): Result;
}

/** Receives a multipart form: `withUpload` or `withForm`. */
type Receive<File> = <Fields extends z.ZodType>(
  ctx: Context,
  schema: Fields | undefined,
  receiver: Receiver<File, z.output<Fields>, void>,
) => Promise<void>;

const mountMultipart =
  <File extends UploadedFile | null>(receive: Receive<File>, multipart: NonNullable<Operation['multipart']>) =>
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    router: Router,
    endpoint: Endpoint<P, Q, B, R>,
    upload: UploadHandler<ApiRequest<z.output<P>, z.output<Q>, z.output<B>>, File, Awaitable<R>>,
  ): void => {
    assertPublic(endpoint, undefined);
    register(router, { endpoint, access: 'student', multipart }, async (ctx, reply) => {
      const id = requireSignedIn(ctx);
      const { body, ...schemas } = endpoint;
      const parts = await readParts(ctx, schemas);
      await requireVisible(ctx, schemas.params, parts.params);
      await upload.admits?.(id, ctx.request.length ?? 0);
      const request = { ...parts, ...caller(ctx, id) };
      await receive(ctx, body, {
        accepts: (named) => upload.accepts(named),
        receive: ({ file, fields }) =>
          respondOnce(ctx, {
            userId: id,
            content: async () => [parts.query, fields, file && (await fileFingerprint(file))],
            respond: (context) => reply(upload.handle({ ...request, context, body: fields, file })),
          }),
      });
    });
  };

/** Mounts a multipart upload of exactly one `file`, with the endpoint's body as text fields. */
export const mountUpload = mountMultipart<UploadedFile>(withUpload, 'one file');

/** The same for a form whose `file` is optional. */
export const mountForm = mountMultipart<UploadedFile | null>(withForm, 'at most one file');

/** A GET route that returns a file: a path in router form, such as `/uploads/:filePath`. */
export interface FileRoute<P extends z.ZodType, Q extends z.ZodType = z.ZodUndefined> {
  readonly path: string;
  readonly params: P;
  readonly query?: Q;
}

const fileOperation = (route: FileRoute<z.ZodType, z.ZodType>, access: Access) =>
  ({ ...route, method: 'GET', access, result: 'file', status: 200 }) as const;

/** Mounts a file route for signed-in students; everyone else gets 401. */
export const mountFile = <P extends z.ZodType, Q extends z.ZodType = z.ZodUndefined>(
  router: Router,
  route: FileRoute<P, Q>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>>) => Promise<FileResponse>,
): void => {
  addRoute(router, fileOperation(route, 'student'), async (ctx: Context) => {
    const id = requireSignedIn(ctx);
    const parts = { params: readParams(ctx, route.params), query: readQuery(ctx, route.query), body: undefined };
    await requireVisible(ctx, route.params, parts.params);
    sendFile(ctx, await handler({ ...parts, ...caller(ctx, id), context: studentContext(ctx, id) }));
  });
};

/** Who asks for a file without a session. */
interface PublicFileRequest<Params> {
  readonly params: Params;
  /** The caller's address, for rate limits. */
  readonly ip: string;
}

/**
 * Mounts a file route that needs no session: its path proves who may read it. A client that has the
 * same bytes already gets 304.
 */
export const mountPublicFile = <P extends z.ZodType>(
  router: Router,
  route: FileRoute<P>,
  handler: (request: PublicFileRequest<z.output<P>>) => Promise<FileResponse & { readonly content: Uint8Array }>,
): void => {
  addRoute(router, fileOperation(route, 'public'), async (ctx: Context) => {
    const file = await handler({ params: readParams(ctx, route.params), ip: ctx.ip });
    sendFile(ctx, file);
    const etag = `"${createHash('sha256').update(file.content).digest('base64url')}"`;
    ctx.set('ETag', etag);
    ctx.set('Cache-Control', 'private, no-cache');
    if (ctx.get('If-None-Match').includes(etag)) ctx.status = 304;
  });
};

/** Mounts a file route for workflow activities; everyone else gets 404. */
export const mountInternalFile = <P extends z.ZodType>(
  router: Router,
  route: FileRoute<P>,
  handler: (request: WorkerRequest<z.output<P>>) => Promise<FileResponse>,
): void => {
  addRoute(router, fileOperation(route, 'worker'), async (ctx: Context) => {
    const caller = requireWorkflow(ctx);
    const params = readParams(ctx, route.params);
    sendFile(ctx, await handler({ params, query: undefined, body: undefined, ...caller }));
  });
};
