import type { Endpoint } from '@hub/contracts';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { z } from 'zod';
import { sendFile } from './file-answer.ts';
import { contextForWorker, readParams, readParts, signedIn, studentContext, today } from './read-request.ts';
import type { ApiRequest, FileAnswer, PublicRequest, UploadedFile, WorkerRequest } from './request.ts';
import { stateOf } from './state.ts';
import { withUpload, type NamedFile } from './upload.ts';

/** An answer about work that goes on: 202 instead of the endpoint's status. */
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
  { result, status = 200 }: Pick<Endpoint, 'result' | 'status'>,
  answer: Now<R>,
) => {
  const goesOn = answer instanceof StillGoing;
  const parsed = result.safeParse(goesOn ? answer.value : answer);
  if (!parsed.success)
    throw new Error(`The answer breaks the contract of ${ctx.method} ${ctx.path}`, { cause: parsed.error });
  ctx.status = parsed.data === undefined ? 204 : goesOn ? 202 : status;
  if (parsed.data !== undefined) ctx.body = parsed.data;
};

const register = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  respond: (ctx: Context) => Answer<R>,
) => {
  router.register(endpoint.path, [endpoint.method], async (ctx: Context) => {
    send(ctx, endpoint, await respond(ctx));
  });
};

const demandPublic = ({ method, path, public: open }: Endpoint, expected: true | undefined) => {
  if (open !== expected) throw new Error(`${method} ${path} is mounted with the wrong access`);
};

/** Serves an endpoint to signed-in students; everyone else gets 401. */
export const mount = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
): void => {
  demandPublic(endpoint, undefined);
  register(router, endpoint, async (ctx) => {
    const id = signedIn(ctx);
    const parts = await readParts(ctx, endpoint);
    return handler({ ...parts, user: { id }, context: studentContext(ctx, id), today: today(ctx) });
  });
};

/** Serves an endpoint that is declared `public`. */
export const mountPublic = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: PublicRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
): void => {
  demandPublic(endpoint, true);
  register(router, endpoint, async (ctx) => {
    const { userId, session, requestId } = stateOf(ctx);
    const parts = await readParts(ctx, endpoint);
    const user = userId && { id: userId };
    return handler({ ...parts, user, session, ip: ctx.ip, correlationId: requestId, today: today(ctx) });
  });
};

/** Serves an endpoint to workflow activities, which carry the worker token; everyone else gets 404. */
export const mountInternal = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: WorkerRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
): void => {
  register(router, endpoint, async (ctx) => {
    const contextFor = contextForWorker(ctx);
    return handler({ ...(await readParts(ctx, endpoint)), contextFor });
  });
};

interface UploadHandler<Request, Result> {
  /** Asked when the file begins, so that a wrong type is told before a wrong size. @throws Rejection to refuse it */
  accepts(file: NamedFile): void;
  handle(request: Request & { readonly file: UploadedFile }): Result;
}

/** Serves a multipart upload of exactly one `file`, with the endpoint's body as text fields beside it. */
export const mountUpload = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  upload: UploadHandler<ApiRequest<z.output<P>, z.output<Q>, z.output<B>>, Answer<R>>,
): void => {
  demandPublic(endpoint, undefined);
  register(router, endpoint, async (ctx) => {
    const id = signedIn(ctx);
    const { body, ...schemas } = endpoint;
    const parts = await readParts(ctx, schemas);
    const request = { ...parts, user: { id }, context: studentContext(ctx, id), today: today(ctx) };
    return withUpload(ctx, body, {
      accepts: (named) => upload.accepts(named),
      receive: ({ file, fields }) => upload.handle({ ...request, body: fields, file }),
    });
  });
};

/** A GET whose answer is a file: any path in router form, as `/uploads/:filePath`. */
export interface FileRoute<P extends z.ZodType> {
  readonly path: string;
  readonly params: P;
}

/** Serves a file to signed-in students; everyone else gets 401. */
export const mountFile = <P extends z.ZodType>(
  router: Router,
  { path, params }: FileRoute<P>,
  handler: (request: ApiRequest<z.output<P>>) => Promise<FileAnswer>,
): void => {
  router.get(path, async (ctx: Context) => {
    const id = signedIn(ctx);
    const parts = { params: readParams(ctx, params), query: undefined, body: undefined };
    sendFile(ctx, await handler({ ...parts, user: { id }, context: studentContext(ctx, id), today: today(ctx) }));
  });
};

/** Serves a file to workflow activities; everyone else gets 404. */
export const mountInternalFile = <P extends z.ZodType>(
  router: Router,
  { path, params }: FileRoute<P>,
  handler: (request: WorkerRequest<z.output<P>>) => Promise<FileAnswer>,
): void => {
  router.get(path, async (ctx: Context) => {
    const contextFor = contextForWorker(ctx);
    sendFile(ctx, await handler({ params: readParams(ctx, params), query: undefined, body: undefined, contextFor }));
  });
};
