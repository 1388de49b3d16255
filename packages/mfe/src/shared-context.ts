import { createContext, type Context } from 'react';

const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * A context that all copies of this package on the page share. A remote built against another version loads its own
 * copy, but its slots are rendered inside the trees of other remotes.
 */
export const sharedContext = <Value>(name: string, initial: Value): Context<Value> => {
  const key = Symbol.for(`hub.context.${name}`);
  registry[key] ??= createContext(initial);
  return registry[key] as Context<Value>;
};
