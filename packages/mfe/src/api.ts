import { CommandId, commandIdHeader, Problem, type Endpoint } from '@hub/contracts';
import type { z } from 'zod';
import { countedFetch, type Fetch } from './counted-fetch.ts';
import { t } from './messages.ts';
import { requestKey } from './request-key.ts';
import { browserTimeZone } from './time-zone.ts';

/** A response that is not OK. `message` is "status: body" (specification §7); `reason` is the sentence for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.reason = reasonIn(body);
  }
}

const reasonIn = (body: string) => {
  try {
    return Problem.parse(JSON.parse(body)).message;
  } catch {
    return body;
  }
};

/** The sentence for people in whatever was thrown, or `fallback` when the server gave none. */
export const reasonOf = (error: unknown, fallback: string) => {
  if (error instanceof ApiError) return error.reason || fallback;
  return navigator.onLine ? fallback : t('offline');
};

type Part<Name extends string, Schema> = [Schema] extends [z.ZodUndefined]
  ? { [key in Name]?: undefined }
  : Schema extends z.ZodType
    ? { [key in Name]: z.input<Schema> }
    : never;

/** What a call needs: `params`, `query` and `body`, as far as its endpoint has them. A body may be a form with a file. */
export type Input<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', Params> &
        Partial<Part<'query', Query>> &
        ([Body] extends [z.ZodUndefined] ? { body?: undefined } : { body: z.input<Body> | FormData })
    : never;

type Result<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
type AnyEndpoint = Endpoint<never, never, never, never> | Endpoint;
type Loose = { params?: object; query?: object; body?: unknown };

const entriesOf = (value: object | undefined) =>
  Object.entries(value ?? {}).flatMap(([key, part]) => (part === undefined ? [] : [[key, String(part)] as const]));

const segmentsOf = (path: string, params: object | undefined) => {
  const values = new Map(entriesOf(params));
  const [first = '', ...rest] = path.split('/:');
  return [
    first,
    ...rest.flatMap((part) => {
      const [name = '', ...tail] = part.split('/');
      return [values.get(name) ?? '', ...(tail.length > 0 ? [tail.join('/')] : [])];
    }),
  ];
};

/** The query key of a call: its path in parts, then its query if there is one. Joined by "/" it is the path. */
export const keyOf = <E extends AnyEndpoint>(endpoint: E, input?: Input<E>): readonly unknown[] => {
  const { params, query } = (input ?? {}) as Loose;
  const search = entriesOf(query);
  return [...segmentsOf(endpoint.path, params), ...(search.length > 0 ? [Object.fromEntries(search)] : [])];
};

const urlOf = (endpoint: AnyEndpoint, { params, query }: Loose) => {
  const [first = '', ...rest] = segmentsOf(endpoint.path, params);
  const search = new URLSearchParams(entriesOf(query).map(([key, value]) => [key, value])).toString();
  return (
    [first, ...rest.map((part) => part.split('/').map(encodeURIComponent).join('/'))].join('/') +
    (search && `?${search}`)
  );
};

const requestOf = (endpoint: AnyEndpoint, body: unknown, key: string | undefined): RequestInit => {
  const isForm = body instanceof FormData;
  return {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'x-time-zone': browserTimeZone(),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  };
};

const send = async (
  endpoint: AnyEndpoint,
  loose: Loose,
  request: Fetch = fetch,
): Promise<{ answer: unknown; headers: Headers }> => {
  const url = urlOf(endpoint, loose);
  const submit = endpoint.method === 'POST' ? requestKey(url, loose.body) : undefined;
  const response = await request(url, requestOf(endpoint, loose.body, submit?.key));
  if (response.status < 500) submit?.answered();
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return { answer: endpoint.result.parse(answer), headers: response.headers };
};

/**
 * Makes one call and parses its answer.
 * @throws {@link ApiError} when the response is not OK; `TypeError` when the server cannot be reached;
 * `ZodError` when the answer has not the shape that the endpoint promises.
 */
export const call = async <E extends AnyEndpoint>(endpoint: E, ...[input]: Arguments<E>): Promise<Result<E>> => {
  const { answer } = await send(endpoint, (input ?? {}) as Loose);
  return answer as Result<E>;
};

/**
 * Makes a call that changes something.
 * @returns its answer, and the id by which the change can be taken back (see {@link useUndo}).
 * @throws as {@link call} does.
 */
export const change = async <E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<{ answer: Result<E>; commandId: CommandId | null }> => {
  const { answer, headers } = await send(endpoint, (input ?? {}) as Loose);
  return {
    answer: answer as Result<E>,
    commandId: CommandId.nullable().catch(null).parse(headers.get(commandIdHeader)),
  };
};

/**
 * Makes a call whose body is a form with a file, and tells how much of it has been sent, from 0 to 1.
 * @throws as {@link call} does.
 */
export const upload = async <E extends AnyEndpoint>(
  endpoint: E,
  body: FormData,
  onSent: (fraction: number) => void,
): Promise<Result<E>> => {
  const { answer } = await send(endpoint, { body }, countedFetch(onSent));
  return answer as Result<E>;
};

type Arguments<E> = Partial<Input<E>> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** React Query's options for a GET: the key is the endpoint's path and parameters, so that any remote can refresh it. */
export const query = <E extends AnyEndpoint>(endpoint: E, ...[input]: Arguments<E>) => ({
  queryKey: keyOf(endpoint, input),
  queryFn: (): Promise<Result<E>> => call(endpoint, ...([input] as Arguments<E>)),
});
