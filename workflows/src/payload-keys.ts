import type { PayloadKey } from '@hub/cipher';
import { ConstantBackoff, handleType, retry } from 'cockatiel';
import { type Backend, BackendAway } from './backend.ts';

const keptMs = 60_000;
const mostKept = 1000;
const untilBackendIsBack = retry(handleType(BackendAway), { maxAttempts: Infinity, backoff: new ConstantBackoff(250) });

/**
 * The backend's keys of running workflows, cached for a minute: that is also the longest time for which this worker can
 * still open the workflow of an erased student. While the backend is away, requests are retried until `stop`: a
 * workflow task without its key ends the whole worker, and Temporal waits longer before each retry of that task.
 */
export const payloadKeys = (backend: Pick<Backend, 'payloadKey'>, stop?: AbortSignal): PayloadKey => {
  const kept = new Map<string, { key: Promise<Buffer>; until: number }>();

  const request = (workflowId: string) =>
    untilBackendIsBack.execute(({ signal }) => {
      signal.throwIfAborted();
      return backend.payloadKey(workflowId);
    }, stop);

  return (workflowId) => {
    const known = kept.get(workflowId);
    if (known && known.until > Date.now()) return known.key;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const key = request(workflowId);
    kept.set(workflowId, { key, until: Date.now() + keptMs });
    key.catch(() => kept.delete(workflowId)); // the next call requests it again
    return key;
  };
};
