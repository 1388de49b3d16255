import type { Endpoint } from '@hub/contracts';
import type Router from '@koa/router';
import type { z } from 'zod';
import type { ApiRequest, FileAnswer, PublicRequest, UploadedFile, WorkerRequest } from './request.ts';

type Answer<Result extends z.ZodType> = z.input<Result> | Promise<z.input<Result>>;

/** Serves an endpoint to signed-in students; everyone else gets 401. */
export declare const mount: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
) => void;

/** Serves an endpoint that is declared `public`. */
export declare const mountPublic: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: PublicRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
) => void;

/** Serves an endpoint to workflow activities, which carry the worker token; everyone else gets 404. */
export declare const mountInternal: <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: WorkerRequest<z.output<P>, z.output<Q>, z.output<B>>) => Answer<R>,
) => void;

/** Serves a multipart upload of exactly one `file` and the endpoint's body as text fields. */
export declare const mountUpload: <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  router: Router,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: ApiRequest<z.output<P>, z.output<Q>, z.output<B>> & { readonly file: UploadedFile }) => Answer<R>,
) => void;

/** A GET whose answer is a file: any path in router form, as `/uploads/:filePath`. */
export interface FileRoute<P extends z.ZodType> {
  readonly path: string;
  readonly params: P;
}

export declare const mountFile: <P extends z.ZodType>(
  router: Router,
  route: FileRoute<P>,
  handler: (request: ApiRequest<z.output<P>>) => Promise<FileAnswer>,
) => void;

export declare const mountInternalFile: <P extends z.ZodType>(
  router: Router,
  route: FileRoute<P>,
  handler: (request: WorkerRequest<z.output<P>>) => Promise<FileAnswer>,
) => void;
