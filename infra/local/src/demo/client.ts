import { type AnyEndpoint, type CallInput, type CallResult, requestOf, resultOf } from '@hub/contracts';

/** A session of one student, called through the public API as by a browser. */
export interface Client {
  /** @throws ApiError when the response is not OK; ZodError when its body breaks the contract */
  readonly call: <E extends AnyEndpoint>(
    endpoint: E,
    ...input: object extends CallInput<E, FormData> ? [CallInput<E, FormData>?] : [CallInput<E, FormData>]
  ) => Promise<CallResult<E>>;
}

/** Creates a client that keeps the session cookie. */
export const createClient = (origin: string): Client => {
  let cookie = '';
  return {
    async call(endpoint, ...[input]) {
      const { address, method, headers, body } = requestOf<FormData>(endpoint, input ?? {});
      const response = await fetch(origin + address, {
        method,
        headers: { origin, ...(cookie && { cookie }), ...headers },
        body,
        signal: AbortSignal.timeout(90_000),
      });
      const [session] = response.headers.getSetCookie();
      if (session !== undefined) cookie = session.split(';')[0] ?? '';
      return resultOf(endpoint, response);
    },
  };
};
