import { type EventStoreDBClient, WrongExpectedVersionError } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { event, read } from './targets.ts';

export interface Acknowledged {
  stream: string;
  revision: bigint;
  id: string;
}

const answerWithinMs = 3_000;

/**
 * Appends to its own stream until stopped, with the retries that an application needs: an unknown outcome is retried
 * with the same ids at the same revision, and a conflict is looked up. Only a response counts as acknowledgement.
 */
export async function writeWithRetries(
  client: EventStoreDBClient,
  { stream, acknowledged, stopping }: { stream: string; acknowledged: Acknowledged[]; stopping: AbortSignal },
): Promise<void> {
  for (let revision = 0n; !stopping.aborted; revision += 1n) {
    const next = event('Written', { revision: String(revision) });
    while (!(await isStored(client, { stream, revision, next }))) await pause(50);
    acknowledged.push({ stream, revision, id: next.id });
  }
}

interface Attempt {
  stream: string;
  revision: bigint;
  next: ReturnType<typeof event>;
}

/** Returns false when the outcome is unknown. */
async function isStored(client: EventStoreDBClient, { stream, revision, next }: Attempt): Promise<boolean> {
  const expectedRevision = revision === 0n ? 'no_stream' : revision - 1n;
  const late = pause(answerWithinMs, false, { ref: false });
  const append = client.appendToStream(stream, next, { expectedRevision }).then(() => true);
  append.catch(() => undefined); // may fail after it was abandoned
  try {
    return await Promise.race([append, late]);
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) return false;
    const [found] = await read(client, stream, { fromRevision: revision, maxCount: 1 });
    if (found?.event?.id === next.id) return true;
    throw new Error(`${stream} has another event at ${revision}`, { cause: error });
  }
}
