import type { z } from 'zod';
import type { Role } from './role.ts';

/** A HEAD request is handled like GET. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API as one value: the Koa route, the React hook and the OpenAPI document are made from it. `path` is
 * in router form (`/api/tasks/:id`). Leave out the schemas that the call does not need.
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
  /** Maximum body size in bytes; the default is 1 MB. */
  readonly bodyBytes?: number;
  /** The response body on success; `z.undefined()` means 204 without a body. */
  readonly result: Result;
  /** Success status; the default is 200, or 204 for an undefined result. */
  readonly status?: 200 | 201 | 204;
  /** The work may outlast the response: then the status is 202, with the same body. */
  readonly mayGoOn?: true;
  /** Needs no session. All other endpoints respond with 401 without one. */
  readonly public?: true;
  /** For accounts with this role and a second factor alone; for all others it looks like a missing path (404). */
  readonly role?: Role;
  /** For a team of developers, which sends its token; everyone else gets 401. */
  readonly team?: true;
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
