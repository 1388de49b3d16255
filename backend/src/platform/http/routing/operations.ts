import type { Endpoint } from '@hub/contracts';
import type Router from '@koa/router';
import type { RouterMiddleware } from '@koa/router';
import type { z } from 'zod';
import { asStudent } from '../../postgres/index.ts';
import { stateOf } from '../index.ts';

/** Who is let in: signed-in students, anybody, or workflow activities. */
export type Access = 'student' | 'public' | 'worker';

/** A route as it is mounted: the OpenAPI document and the tests that visit every route are made from these. */
export interface Operation extends Pick<Endpoint, 'method' | 'params' | 'query' | 'body' | 'mayGoOn'> {
  /** In router form, as `/api/tasks/:id`. */
  readonly path: string;
  readonly access: Access;
  /** The body comes as text fields beside so much. */
  readonly multipart?: 'one file' | 'at most one file';
  /** What success sends; `z.undefined()` stands for no body. */
  readonly result: z.ZodType | 'file' | 'event stream' | 'page' | 'redirect';
  readonly status: number;
  /** Bodies of other statuses that are no refusal. */
  readonly otherwise?: Readonly<Record<number, z.ZodType>>;
}

const operations = new WeakMap<object, Operation>();

/** What a student's request needs of the database is asked in that student's name. */
const inTheirName =
  (serve: RouterMiddleware): RouterMiddleware =>
  (ctx, next) => {
    const { userId } = stateOf(ctx);
    return userId ? asStudent(userId, () => serve(ctx, next)) : serve(ctx, next);
  };

/** The one way to add a route: it says what it is. */
export const addRoute = (router: Router, operation: Operation, serve: RouterMiddleware): void => {
  const served = operation.access === 'student' ? inTheirName(serve) : serve;
  operations.set(router.register(operation.path, [operation.method], served), operation);
};

/**
 * Every route of the router, in the order in which they are tried.
 * @throws Error for one that was not added by {@link addRoute}
 */
export const operationsOf = (router: Router): Operation[] =>
  router.stack.map((layer) => {
    const operation = operations.get(layer);
    if (!operation) throw new Error(`${layer.methods.join(', ')} ${String(layer.path)} does not say what it is`);
    return operation;
  });
