import {
  ApiError,
  CommandId,
  commandIdHeader,
  demandOk,
  requestOf,
  resultOf,
  type AnyEndpoint,
  type CallInput,
  type CallResult,
} from '@hub/contracts';
import { countedFetch, type Fetch } from './counted-fetch.ts';
import { t } from './messages.ts';
import { requestKey } from './request-key.ts';
import { browserTimeZone } from './time-zone.ts';

// Remotes import these two from here: a remote bundles its own copy of the contracts, and an error of another copy's
// class is not recognized.
export { ApiError, demandOk };

/** The readable reason in a thrown error, or `fallback` when the server gave none. */
export const reasonOf = (error: unknown, fallback: string) => {
  if (error instanceof ApiError) return error.reason || fallback;
  return navigator.onLine ? fallback : t('offline');
};

/** What a call needs: `params`, `query` and `body`, as far as its endpoint has them. A form may replace the body. */
type Input<E> = CallInput<E, FormData>;
type Arguments<E> = Partial<Input<E>> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

interface LooseInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly form?: FormData;
}

const entriesOf = (values: object | undefined) =>
  Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );

/** The path in parts: each parameter is one part, and so is the text between two. */
const segmentsOf = (path: string, params: object | undefined) => {
  const values = new Map(entriesOf(params));
  const [first = '', ...rest] = path.split(/\/:(\w+)/);
  return [
    first,
    ...rest.flatMap((part, index) => {
      if (index % 2 === 0) return [values.get(part) ?? ''];
      return part === '' ? [] : [part.slice(1)];
    }),
  ];
};

/** The query key of a call: its path in parts, then its query if there is one. Joined by "/" it is the path. */
export const keyOf = <E extends AnyEndpoint>(endpoint: E, input?: Input<E>): readonly unknown[] => {
  const { params, query } = (input ?? {}) as LooseInput;
  const search = entriesOf(query);
  return [...segmentsOf(endpoint.path, params), ...(search.length > 0 ? [Object.fromEntries(search)] : [])];
};

const timeLimitMs = 120_000;

const send = async <E extends AnyEndpoint>(endpoint: E, input: LooseInput, fetching: Fetch = fetch) => {
  const { address, method, headers, body } = requestOf(endpoint, input);
  const submit = method === 'POST' ? requestKey(address, input.form ?? input.body) : undefined;
  const response = await fetching(address, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'x-time-zone': browserTimeZone(),
      ...(submit && { 'idempotency-key': submit.key }),
      ...headers,
    },
    body,
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (response.status < 500) submit?.answered();
  return { answer: await resultOf(endpoint, response), headers: response.headers };
};

/**
 * Makes one call and parses the response.
 * @throws {@link ApiError} when the response is not OK; `TypeError` when the server cannot be reached;
 * `ZodError` when the response breaks the endpoint's contract.
 */
export const call = async <E extends AnyEndpoint>(endpoint: E, ...[input]: Arguments<E>): Promise<CallResult<E>> => {
  const { answer } = await send(endpoint, (input ?? {}) as LooseInput);
  return answer;
};

/**
 * Makes a call that changes something.
 * @returns its answer, and the id by which the change can be undone (see {@link useUndo}).
 * @throws as {@link call} does.
 */
export const change = async <E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<{ answer: CallResult<E>; commandId: CommandId | null }> => {
  const { answer, headers } = await send(endpoint, (input ?? {}) as LooseInput);
  return { answer, commandId: CommandId.nullable().catch(null).parse(headers.get(commandIdHeader)) };
};

/**
 * Makes a call whose body is a form with a file, and reports the fraction that has been sent, from 0 to 1.
 * @throws as {@link call} does.
 */
export const upload = async <E extends AnyEndpoint>(
  endpoint: E,
  form: FormData,
  onSent: (fraction: number) => void,
): Promise<CallResult<E>> => {
  const { answer } = await send(endpoint, { form }, countedFetch(onSent));
  return answer;
};

/** React Query's options for a GET. The key is the endpoint's path and parameters, so that any remote can refresh it. */
export const query = <E extends AnyEndpoint>(endpoint: E, ...[input]: Arguments<E>) => ({
  queryKey: keyOf(endpoint, input),
  queryFn: (): Promise<CallResult<E>> => call(endpoint, ...([input] as Arguments<E>)),
});
