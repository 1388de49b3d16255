import type { Endpoint } from '@hub/contracts';
import { originHeaders, traced } from '@hub/telemetry';
import { z } from 'zod';

/** The backend cannot be reached or is not ready: the same call may work later. */
export class BackendAway extends Error {
  override readonly name = 'BackendAway';
}

/** What the call is for was deleted or replaced, or this worker's token is not the backend's. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

export interface BackendSettings {
  readonly url: string;
  readonly token: string;
}

const callMs = 10_000;

interface Sent<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params?: z.input<Params>;
  readonly query?: z.input<Query>;
  readonly body?: z.input<Body>;
  readonly signal?: AbortSignal | undefined;
  readonly milliseconds?: number;
}

/** What stands in an address. */
type Values = Readonly<Record<string, string | number | undefined>>;
const Values = z.record(z.string(), z.union([z.string(), z.number(), z.undefined()])).optional();

interface Request {
  readonly method: string;
  readonly path: string;
  readonly params?: Values | undefined;
  readonly query?: Values | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly milliseconds?: number;
}

const textsIn = (values: Values = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

const addressOf = ({ path, params, query }: Request) => {
  const given = new Map(textsIn(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given.get(name) ?? ''));
  const asked = new URLSearchParams(textsIn(query)).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
};

const isPassing = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** @throws BackendAway | DocumentGone | Error */
const check = (response: Response, { method, path }: Request) => {
  if (response.ok) return;
  if (response.status === 404) throw new DocumentGone('What this was asked for is gone');
  const message = `${method} ${path} was answered with ${response.status}`;
  throw isPassing(response.status) ? new BackendAway(message) : new Error(message);
};

/** Speaks to the backend's internal calls as their contracts say. */
export const backendCalls = ({ url, token }: BackendSettings) => {
  /** Answers when all of the body is there, for a connection can break half-way. */
  const send = async <Result>(request: Request, take: (response: Response) => Promise<Result>): Promise<Result> => {
    const { method, path, body, milliseconds = callMs, signal } = request;
    const limit = AbortSignal.timeout(milliseconds);
    const headers = {
      authorization: `Bearer ${token}`,
      ...originHeaders(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    try {
      const response = await fetch(new URL(addressOf(request), url), {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        redirect: 'error',
      });
      check(response, request);
      return await take(response);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof DocumentGone || error instanceof BackendAway) throw error;
      // what fetch throws for a connection that fails or breaks
      if (error instanceof TypeError || limit.aborted)
        throw new BackendAway(`${method} ${path} failed`, { cause: error });
      throw error;
    }
  };

  const tracedSend: typeof send = (request, take) =>
    traced(`${request.method} ${request.path}`, { kind: 'client' }, () => send(request, take));

  return {
    call: <Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
      { method, path, result }: Endpoint<Params, Query, Body, Result>,
      { params, query, ...sent }: Sent<Params, Query, Body> = {},
    ): Promise<z.output<Result>> =>
      tracedSend(
        { method, path, params: Values.parse(params), query: Values.parse(query), ...sent },
        async (response) => result.parse(response.status === 204 ? undefined : await response.json()),
      ),

    /** The bytes at a path. */
    file: (request: Omit<Request, 'method' | 'body'>): Promise<Uint8Array> =>
      tracedSend({ method: 'GET', ...request }, async (response) => new Uint8Array(await response.arrayBuffer())),
  };
};
