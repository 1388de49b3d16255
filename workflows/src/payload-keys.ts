import type { PayloadKey } from '@hub/cipher';
import { ConstantBackoff, handleType, retry } from 'cockatiel';
import { type Backend, BackendAway } from './backend.ts';
import { keptFor } from './kept-for.ts';

const keptMs = 60_000;
const untilBackendIsBack = retry(handleType(BackendAway), { maxAttempts: Infinity, backoff: new ConstantBackoff(250) });

/**
 * The backend's keys of running workflows, cached for a minute: that is also the longest time for which this worker can
 * still open the workflow of an erased student. While the backend is away, requests are retried until `stop`: a
 * workflow task without its key ends the whole worker, and Temporal waits longer before each retry of that task.
 */
export const payloadKeys = (backend: Pick<Backend, 'payloadKey'>, stop?: AbortSignal): PayloadKey =>
  keptFor(keptMs, (workflowId) =>
    untilBackendIsBack.execute(({ signal }) => {
      signal.throwIfAborted();
      return backend.payloadKey(workflowId);
    }, stop),
  ).get;
