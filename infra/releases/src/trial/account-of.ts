import type { Called } from './needs.ts';
import { sample } from './sample.ts';

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const answer = (value: unknown) => Response.json(value ?? null);

/** A `fetch` that answers what the build expects, from an account that has so many of everything. It tells each call. */
export const accountOf = (endpoints: readonly Called[], items: number, onCall: () => () => void): typeof fetch => {
  const known = endpoints.map((endpoint) => ({ ...endpoint, pattern: patternOf(endpoint.path) }));
  return async (input, { method = 'GET' } = {}) => {
    const done = onCall();
    try {
      const address = input instanceof Request ? input.url : String(input);
      const { pathname } = new URL(address, 'http://localhost');
      const endpoint = known.find((one) => one.method === method && one.pattern.test(pathname));
      await Promise.resolve();
      if (!endpoint) return Response.json({ message: 'Not found' }, { status: 404 });
      return endpoint.result ? answer(sample(endpoint.result, items)) : new Response(null, { status: 204 });
    } finally {
      done();
    }
  };
};
