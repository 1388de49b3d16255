import type { z } from 'zod';

/** HEAD is answered as GET is. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API as one value: the Koa route, the React hook and the OpenAPI document are all made from it.
 * `path` is in router form (`/api/tasks/:id`). Leave a schema out where the call has no such part.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly params?: Params | undefined;
  readonly query?: Query | undefined;
  readonly body?: Body | undefined;
  /** Largest body, in bytes: 1 MB unless given. */
  readonly bodyBytes?: number;
  /** The answer on success; `z.undefined()` stands for 204 without a body. */
  readonly result: Result;
  /** Success status: 200 unless given; 204 follows from an undefined result. */
  readonly status?: 200 | 201 | 204;
  /** The work may take longer than the answer waits: 202 with the same body then. */
  readonly mayGoOn?: true;
  /** Answered without a session. Everything else is refused with 401. */
  readonly public?: true;
}

/** Declares an endpoint and keeps the exact types of its schemas. */
export const endpoint = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodUndefined,
>(
  value: Endpoint<Params, Query, Body, Result>,
): Endpoint<Params, Query, Body, Result> => value;
