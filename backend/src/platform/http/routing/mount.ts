import type { Endpoint, UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { respondOnce } from './respond-once.ts';
import { fileContent } from './file-content.ts';
import { sendFile } from './file-response.ts';
import { addRoute, type Access, type Operation } from './operations.ts';
import {
  contextForWorker,
  dayOf,
  idempotencyKeyOf,
  readParams,
  readParts,
  signedIn,
  studentContext,
  today,
} from './read-request.ts';
import {
  type ApiRequest,
  type FileResponse,
  type PublicRequest,
  stateOf,
  type UploadedFile,
  type WorkerRequest,
} from '../index.ts';
import { withForm, withUpload, type NamedFile, type Receiver } from './upload.ts';
import { demandVisible } from './demand-visible.ts';

/** An answer about work that goes on: 202 instead of the endpoint's status, where it is declared `mayGoOn`. */
export class StillGoing<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

type Now<Result extends z.ZodType> = z.input<Result> | StillGoing<z.input<Result>>;
type Answer<Result extends z.ZodType> = Now<Result> | Promise<Now<Result>>;

/** Parses the answer on its way out, so that nothing but the contract's fields ever leaves. */
const send = <R extends z.ZodType>(
  ctx: Context,
  { result, status = 200, mayGoOn }: Pick<Endpoint, 'result' | 'status' | 'mayGoOn'>,
  answer: Now<R>,
) => {
  const goesOn = answer instanceof StillGoing;
  if (goesOn && !mayGoOn) throw new Error(`${ctx.method} ${ctx.path} does not say that it may go on`);
  const parsed = result.safeParse(goesOn ? answer.value : answer);
  if (!parsed.success)
    throw new Error(`The answer breaks the contract of ${ctx.method} ${ctx.path}`, { cause: parsed.error });
  ctx.status = parsed.data === undefined ? 204 : goesOn ? 202 : status;
  if (parsed.data !== undefined) ctx.body = parsed.data;
};

/** Without a body there is nothing to send but 204. */
const successOf = ({ result, status = 200 }: Pick<Endpoint, 'result' | 'status'>) =>
  result instanceof z.ZodUndefined ? 204 : status;

const register = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  { endpoint, ...how }: { endpoint: Endpoint<P, Q, B, R> } & Pick<Operation, 'access' | 'multipart'>,
  serve: (ctx: Context, reply: (answer: Answer<R>) => Promise<void>) => Promise<void>,
) => {
  const operation = { ...endpoint, ...how, status: successOf(endpoint) };
  addRoute(router, operation, (ctx: Context) => serve(ctx, async (answer) => send(ctx, endpoint, await answer)));
};

const demandPublic = ({ method, path, public: open }: Endpoint, expected: true | undefined) => {
  if (open !== expected) throw new Error(`${method} ${path} is mounted with the wrong access`);
};

const days = (ctx: Context) => ({ today: today(ctx), dayOf: dayOf(ctx) });

const caller = (ctx: Context, id: UserId) => ({ user: { id }, session: stateOf(ctx).session, ...days(ctx) });

/** Serves an endpoint to signed-in students; everyone else gets 401. */
export const mount = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
): void => {
  demandPublic(endpoint, undefined);
  register(router, { endpoint, access: 'student' }, async (ctx, reply) => {
    const id = signedIn(ctx);
    const parts = await readParts(ctx, endpoint);
    await demandVisible(ctx, endpoint.params, parts.params);
    await respondOnce(ctx, {
      userId: id,
      content: () => [parts.query, parts.body],
      respond: (context) => reply(handler({ ...parts, ...caller(ctx, id), context })),
    });
  });
};

/** Serves an endpoint that is declared `public`. */
export const mountPublic = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: PublicRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
): void => {
  demandPublic(endpoint, true);
  register(router, { endpoint, access: 'public' }, async (ctx, reply) => {
    const { userId, session, requestId } = stateOf(ctx);
    const idempotencyKey = idempotencyKeyOf(ctx);
    const parts = await readParts(ctx, endpoint);
    const visitor = { user: userId && { id: userId }, session, ip: ctx.ip };
    await reply(handler({ ...parts, ...visitor, idempotencyKey, correlationId: requestId, ...days(ctx) }));
  });
};

/** Serves an endpoint to workflow activities, which carry the worker token; everyone else gets 404. */
export const mountInternal = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: WorkerRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
): void => {
  register(router, { endpoint, access: 'worker' }, async (ctx, reply) => {
    const contextFor = contextForWorker(ctx);
    await reply(handler({ ...(await readParts(ctx, endpoint)), contextFor }));
  });
};

interface UploadHandler<Request, File, Result> {
  /** Asked when the file begins, so that a wrong type is told before a wrong size. @throws Rejection to refuse it */
  accepts(file: NamedFile): void;
  handle(request: Request & { readonly file: File }): Result;
}

/** How a multipart form is received: `withUpload` or `withForm`. */
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
    upload: UploadHandler<ApiRequest<z.output<P>, z.output<Q>, z.output<B>>, File, Answer<R>>,
  ): void => {
    demandPublic(endpoint, undefined);
    register(router, { endpoint, access: 'student', multipart }, async (ctx, reply) => {
      const id = signedIn(ctx);
      const { body, ...schemas } = endpoint;
      const parts = await readParts(ctx, schemas);
      await demandVisible(ctx, schemas.params, parts.params);
      const request = { ...parts, ...caller(ctx, id) };
      await receive(ctx, body, {
        accepts: (named) => upload.accepts(named),
        receive: ({ file, fields }) =>
          respondOnce(ctx, {
            userId: id,
            content: async () => [parts.query, fields, file && (await fileContent(file))],
            respond: (context) => reply(upload.handle({ ...request, context, body: fields, file })),
          }),
      });
    });
  };

/** Serves a multipart upload of exactly one `file`, with the endpoint's body as text fields beside it. */
export const mountUpload = mountMultipart<UploadedFile>(withUpload, 'one file');

/** The same for a form whose `file` may be missing. */
export const mountForm = mountMultipart<UploadedFile | null>(withForm, 'at most one file');

/** A GET whose answer is a file: any path in router form, as `/uploads/:filePath`. */
export interface FileRoute<P extends z.ZodType> {
  readonly path: string;
  readonly params: P;
}

const fileOperation = (route: FileRoute<z.ZodType>, access: Access) =>
  ({ ...route, method: 'GET', access, result: 'file', status: 200 }) as const;

/** Serves a file to signed-in students; everyone else gets 401. */
export const mountFile = <P extends z.ZodType>(
  router: Router,
  route: FileRoute<P>,
  handler: (request: ApiRequest<z.output<P>>) => Promise<FileResponse>,
): void => {
  addRoute(router, fileOperation(route, 'student'), async (ctx: Context) => {
    const id = signedIn(ctx);
    const parts = { params: readParams(ctx, route.params), query: undefined, body: undefined };
    await demandVisible(ctx, route.params, parts.params);
    sendFile(ctx, await handler({ ...parts, ...caller(ctx, id), context: studentContext(ctx, id) }));
  });
};

/** Serves a file to workflow activities; everyone else gets 404. */
export const mountInternalFile = <P extends z.ZodType>(
  router: Router,
  route: FileRoute<P>,
  handler: (request: WorkerRequest<z.output<P>>) => Promise<FileResponse>,
): void => {
  addRoute(router, fileOperation(route, 'worker'), async (ctx: Context) => {
    const contextFor = contextForWorker(ctx);
    sendFile(
      ctx,
      await handler({ params: readParams(ctx, route.params), query: undefined, body: undefined, contextFor }),
    );
  });
};
