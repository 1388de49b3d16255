import type { z } from 'zod';
import type { Endpoint, Method } from './endpoint.ts';
import { Problem } from './problem.ts';

/**
 * A response that is not OK. `message` is "status: body" (specification §7); `reason` is the sentence for people, `code`
 * the reason for programs.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly reason: string;
  readonly code: string | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    const { message, code } = problemIn(body);
    this.reason = message;
    this.code = code;
  }
}

const problemIn = (body: string): Problem => {
  try {
    return Problem.parse(JSON.parse(body));
  } catch {
    return { message: body };
  }
};

export type AnyEndpoint = Endpoint | Endpoint<never, never, never, never>;

type Part<Name extends string, Schema> = [Schema] extends [z.ZodUndefined]
  ? { readonly [key in Name]?: undefined }
  : Schema extends z.ZodType
    ? { readonly [key in Name]: z.input<Schema> }
    : never;

/** The `params`, `query` and `body` of a call, as far as its endpoint declares them. A form may replace the body. */
export type CallInput<E, Form = never> =
  E extends Endpoint<infer Params, infer Query, infer Body, z.ZodType>
    ? Part<'params', Params> & Partial<Part<'query', Query>> & (Part<'body', Body> | FormPart<Form>)
    : never;

type FormPart<Form> = [Form] extends [never] ? never : { readonly body?: undefined; readonly form: Form };

/** The parsed response body of a call. */
export type CallResult<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer Result> ? z.output<Result> : never;

/** What {@link addressOf} and {@link requestOf} read of a {@link CallInput}. */
interface LooseInput<Form = never> {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly form?: Form | undefined;
}

const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** A path in router form with its parameters filled in, followed by its query. `undefined` values are left out. */
export const addressOf = (path: string, { params, query }: Pick<LooseInput, 'params' | 'query'>): string => {
  const values = new Map(entriesOf(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const pairs = entriesOf(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
};

/** One request, ready for `fetch(address, …)`. The caller adds its own headers, its origin and its time limit. */
export interface CallRequest<Form = never> {
  readonly address: string;
  readonly method: Method;
  /** The content type of a JSON body; `fetch` itself sets that of a form. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Form | null;
}

/** The request that makes a call. */
export const requestOf = <Form = never>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { body, form, ...input }: LooseInput<Form>,
): CallRequest<Form> => ({
  address: addressOf(path, input),
  method,
  headers: body === undefined ? {} : { 'content-type': 'application/json' },
  body: form ?? (body === undefined ? null : JSON.stringify(body)),
});

/** As much of `fetch`'s Response as a call reads. */
interface CallResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  text: () => Promise<string>;
}

/** @throws {@link ApiError} when the response is not OK */
export const demandOk = async (response: CallResponse): Promise<void> => {
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
};

/**
 * The response body, parsed by the endpoint's schema.
 * @throws {@link ApiError} when the response is not OK; ZodError or SyntaxError when its body breaks the contract
 */
export const resultOf = async <E extends AnyEndpoint>(
  { result }: E,
  response: CallResponse,
): Promise<CallResult<E>> => {
  await demandOk(response);
  const text = await response.text();
  return result.parse(text === '' ? undefined : JSON.parse(text)) as CallResult<E>;
};
