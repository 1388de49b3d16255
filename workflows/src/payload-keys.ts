import type { PayloadKey } from '@hub/cipher';
import { setTimeout as pause } from 'node:timers/promises';
import { type Backend, BackendAway } from './backend.ts';

const keptMs = 60_000;
const mostKept = 1000;
const pauseMs = 250;

/**
 * The keys of the workflows at work, from the backend, kept for a minute: an erased student's workflow is closed to this
 * worker no later than that. A backend that is away is waited for until `stop`: a task without its key ends the
 * worker with all it has in hand, and Temporal waits longer for each next try of that, minutes in the end.
 */
export const payloadKeys = (backend: Pick<Backend, 'payloadKey'>, stop?: AbortSignal): PayloadKey => {
  const kept = new Map<string, { key: Promise<Buffer>; until: number }>();

  const ask = async (workflowId: string) => {
    for (; ; await pause(pauseMs, undefined, { signal: stop })) {
      try {
        return await backend.payloadKey(workflowId);
      } catch (error) {
        if (!(error instanceof BackendAway)) throw error;
      }
    }
  };

  return (workflowId) => {
    const known = kept.get(workflowId);
    if (known && known.until > Date.now()) return known.key;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const key = ask(workflowId);
    kept.set(workflowId, { key, until: Date.now() + keptMs });
    key.catch(() => kept.delete(workflowId)); // asked again the next time
    return key;
  };
};
