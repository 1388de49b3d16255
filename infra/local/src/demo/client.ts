import { Problem, type Endpoint } from '@hub/contracts';
import type { z } from 'zod';

/** A refusal of the API, with its own words. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Sent<Body> {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Body;
  /** Instead of a JSON body. */
  readonly form?: FormData;
}

/**
 * A student's session. `call` throws {@link CallRefused} for every status but 2xx, and ZodError for an answer that
 * breaks its contract.
 */
export interface Client {
  readonly call: <Body extends z.ZodType, Result extends z.ZodType>(
    endpoint: Endpoint<z.ZodType, z.ZodType, Body, Result>,
    sent?: Sent<z.input<Body>>,
  ) => Promise<z.output<Result>>;
}

const pathOf = (path: string, params: Readonly<Record<string, string>>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Speaks the public API as a browser does, and keeps the session's cookie. */
export const createClient = (origin: string): Client => {
  let cookie = '';
  return {
    async call(endpoint, { params = {}, body, form } = {}) {
      const answer = await fetch(origin + pathOf(endpoint.path, params), {
        method: endpoint.method,
        headers: {
          origin,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
        signal: AbortSignal.timeout(90_000),
      });
      const [session] = answer.headers.getSetCookie();
      if (session !== undefined) cookie = session.split(';')[0] ?? '';
      const text = await answer.text();
      const json: unknown = text === '' ? undefined : JSON.parse(text);
      if (!answer.ok) throw new CallRefused(answer.status, Problem.safeParse(json).data?.message ?? text);
      return endpoint.result.parse(json);
    },
  };
};
