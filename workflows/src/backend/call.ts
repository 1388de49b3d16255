import {
  addressOf,
  type AnyEndpoint,
  type CallInput,
  ApiError,
  type CallRequest,
  type CallResult,
  demandOk,
  payloadKey,
  requestOf,
  resultOf,
  workflowToken,
} from '@hub/contracts';
import { originHeaders, traced } from '@hub/telemetry';
import { asyncLocalStorage } from '@temporalio/activity';
import { keptFor } from '../kept-for.ts';

/** The backend cannot be reached or is not ready: the same call may work later. */
export class BackendAway extends Error {
  override readonly name = 'BackendAway';
}

/** The subject of the call was deleted or replaced, or the backend does not accept this worker's token. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

export interface BackendSettings {
  readonly url: string;
  /** The worker's own. Activities send one that it gets for their workflow, which opens one student's data. */
  readonly token: string;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Time limit, 10 seconds by default. */
  readonly milliseconds?: number | undefined;
}

const callMs = 10_000;
/** Below the 15 minutes for which the backend accepts them, so clocks may differ by minutes. */
const tokenMs = 10 * 60_000;

const ownCalls = new Set<AnyEndpoint>([payloadKey, workflowToken]);

const workflowOfActivity = () => asyncLocalStorage.getStore()?.info.workflowExecution?.workflowId;

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429;

/** The error of a refused call, as activities tell them apart. */
const errorOf = ({ status }: ApiError, call: string) => {
  if (status === 404) return new DocumentGone('The subject of this call is gone');
  const message = `${call} failed with status ${status}`;
  return isTemporary(status) ? new BackendAway(message) : new Error(message);
};

/** Calls the backend's internal endpoints. */
export const backendCalls = ({ url, token }: BackendSettings) => {
  const fetchWith = (bearer: string, { address, method, headers, body }: CallRequest, signal: AbortSignal) =>
    fetch(new URL(address, url), {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...originHeaders(), ...headers },
      body,
      signal,
      redirect: 'error',
    });

  interface Sending<Result> extends CallOptions {
    readonly request: CallRequest;
    readonly workflowId?: string | undefined;
    /** Method and path for traces and messages: the address itself may contain a student's words. */
    readonly name: string;
    /** Reads the body too, because a connection can break half-way. */
    readonly read: (response: Response) => Promise<Result>;
  }

  const send = <Result>({
    request,
    workflowId,
    name,
    read,
    signal,
    milliseconds = callMs,
  }: Sending<Result>): Promise<Result> =>
    traced(name, { kind: 'client' }, async () => {
      const limit = AbortSignal.timeout(milliseconds);
      try {
        return await read(await fetchFrom(workflowId, request, signal ? AbortSignal.any([signal, limit]) : limit));
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof ApiError) throw errorOf(error, name);
        // fetch throws a TypeError when a connection fails or breaks
        if (error instanceof TypeError || limit.aborted) throw new BackendAway(`${name} failed`, { cause: error });
        throw error;
      }
    });

  const tokens = keptFor(tokenMs, async (id) => {
    const { token: ofWorkflow } = await send({
      request: requestOf(workflowToken, { params: { id } }),
      name: `${workflowToken.method} ${workflowToken.path}`,
      read: (response) => resultOf(workflowToken, response),
    });
    return ofWorkflow;
  });

  const fetchFrom = async (workflowId: string | undefined, request: CallRequest, signal: AbortSignal) => {
    if (workflowId === undefined) return fetchWith(token, request, signal);
    const response = await fetchWith(await tokens.get(workflowId), request, signal);
    // gone, or the backend has another master key since
    if (response.status !== 404 || !tokens.forget(workflowId)) return response;
    await response.body?.cancel();
    return fetchWith(await tokens.get(workflowId), request, signal);
  };

  return {
    call: <E extends AnyEndpoint>(
      endpoint: E,
      { signal, milliseconds, ...input }: CallInput<E> & CallOptions,
    ): Promise<CallResult<E>> =>
      send({
        request: requestOf(endpoint, input),
        workflowId: ownCalls.has(endpoint) ? undefined : workflowOfActivity(),
        name: `${endpoint.method} ${endpoint.path}`,
        read: (response) => resultOf(endpoint, response),
        signal,
        milliseconds,
      }),

    /** The bytes at a path. */
    file: (
      path: string,
      { params, ...options }: CallOptions & { readonly params: Readonly<Record<string, string>> },
    ): Promise<Uint8Array> =>
      send({
        request: { address: addressOf(path, { params }), method: 'GET', headers: {}, body: null },
        workflowId: workflowOfActivity(),
        name: `GET ${path}`,
        read: async (response) => {
          await demandOk(response);
          return new Uint8Array(await response.arrayBuffer());
        },
        ...options,
      }),
  };
};
