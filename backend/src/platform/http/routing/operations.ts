import { type Endpoint, scopeFor } from '@hub/contracts';
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import type { z } from 'zod';
import { Rejection } from '../../domain/index.ts';
import { runAsStudent } from '../../postgres/index.ts';
import { type RequestState, stateOf } from '../index.ts';

/** Who may call it: signed-in students, anyone, workflow activities, accounts with a role, or teams of developers. */
export type Access = 'student' | 'public' | 'worker' | 'role' | 'team';

/** A mounted route: the OpenAPI document and the tests that visit every route are created from these. */
export interface Operation extends Pick<Endpoint, 'method' | 'params' | 'query' | 'body' | 'mayGoOn'> {
  /** In router form, such as `/api/tasks/:id`. */
  readonly path: string;
  readonly access: Access;
  /** The body is sent as text fields next to this many files. */
  readonly multipart?: 'one file' | 'at most one file';
  /** The body of a successful response; `z.undefined()` means none. */
  readonly result: z.ZodType | 'file' | 'event stream' | 'page' | 'redirect';
  readonly status: number;
  /** Bodies of other statuses that are not errors. */
  readonly otherwise?: Readonly<Record<number, z.ZodType>>;
}

const operations = new WeakMap<object, Operation>();

/** @throws Rejection `not_by_token`, `missing_scope` for a program whose token does not allow it */
const requireScope = ({ accessToken }: RequestState, operation: Operation) => {
  if (!accessToken) return;
  const scope = scopeFor(operation);
  if (scope === null) throw new Rejection('not_by_token');
  if (operation.access === 'student' && !accessToken.scopes.includes(scope)) throw new Rejection('missing_scope');
};

const ifInScope =
  (operation: Operation, serve: RouterMiddleware): RouterMiddleware =>
  (ctx, next) => {
    requireScope(stateOf(ctx), operation);
    return serve(ctx, next);
  };

/** Runs the database queries of a student's request as that student. */
const asSignedInStudent =
  (serve: RouterMiddleware): RouterMiddleware =>
  (ctx, next) => {
    const { userId } = stateOf(ctx);
    return userId ? runAsStudent(userId, () => serve(ctx, next)) : serve(ctx, next);
  };

/** The only way to add a route, so that every route has an operation. */
export const addRoute = (router: Router, operation: Operation, serve: RouterMiddleware): void => {
  const served = operation.access === 'student' ? asSignedInStudent(serve) : serve;
  const allowed = operation.access === 'worker' ? served : ifInScope(operation, served);
  operations.set(router.register(operation.path, [operation.method], allowed), operation);
};

/**
 * The operations of all routes, in the order in which the router tries them.
 * @throws Error for a route that was not added by {@link addRoute}
 */
export const operationsOf = (router: Router): Operation[] =>
  router.stack.map((layer) => {
    const operation = operations.get(layer);
    if (!operation) throw new Error(`${layer.methods.join(', ')} ${String(layer.path)} has no operation`);
    return operation;
  });
