import { createContext, type Context } from 'react';

const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * A context that is one and the same in every copy of this package on the page: a remote built against another
 * version brings its own copy, and its slots still stand in the trees of others.
 */
export const sharedContext = <Value>(name: string, initial: Value): Context<Value> => {
  const key = Symbol.for(`hub.context.${name}`);
  registry[key] ??= createContext(initial);
  return registry[key] as Context<Value>;
};
