import { ConflictError, type EventLog, type StoredEvent } from '../event-log/index.ts';
import { leafOf, rootOf } from './leaf.ts';
import { continueFrom } from './continue-from.ts';
import { firstRoot, leafBytes, newestSeal, sealStream, toSealEvent, type Claim } from './seal.ts';
import type { SealKey } from './seal-key.ts';
import type { SealMemory } from './seal-memory.ts';

/** Keeps a seal far below the size limit of an append. */
const maxEvents = 4096;

interface SealLogDependencies {
  readonly eventLog: EventLog;
  readonly key: SealKey;
  readonly memory: SealMemory;
}

/** What one sealing did; `newest` is null while the log is empty. */
export interface Sealed {
  /** How many events this call sealed. */
  readonly events: number;
  readonly newest: Claim | null;
}

const sealedUpTo = async (eventLog: EventLog, newest: Claim | null) => {
  if (!newest) return null;
  const { stream, revision, id } = newest.last;
  const event = await eventLog.find(stream, BigInt(revision));
  if (event?.id === id) return event.position;
  throw new Error(`The last sealed event, revision ${revision} of ${stream}, is not in the log any more`);
};

async function* chunksAfter(eventLog: EventLog, newest: Claim | null): AsyncGenerator<StoredEvent[]> {
  let chunk: StoredEvent[] = [];
  for await (const event of eventLog.readAll(await sealedUpTo(eventLog, newest))) {
    if (event.streamId === sealStream) continue;
    chunk.push(event);
    if (chunk.length < maxEvents) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const claimOf = (events: readonly StoredEvent[], newest: Claim | null): Claim | null => {
  const last = events.at(-1);
  if (!last) return null;
  const leaves = events.map(leafOf);
  const previous = newest?.root ?? firstRoot;
  return {
    number: newest ? newest.number + 1 : 0,
    sealedAt: new Date().toISOString(),
    previous,
    root: rootOf(previous, leaves),
    count: events.length,
    last: { stream: last.streamId, revision: String(last.revision), id: last.id },
    leaves: Buffer.concat(leaves.map((leaf) => leaf.subarray(0, leafBytes))).toString('base64'),
  };
};

/**
 * Seals everything after the newest seal. Safe when several processes seal at the same time: a seal is appended at the
 * revision equal to its number, so the chain cannot fork.
 * @throws Error when the sealed event is no longer in the log, or the log does not continue the remembered seal
 */
export const sealLog = async (parts: SealLogDependencies): Promise<Sealed> => {
  const { eventLog, key, memory } = parts;
  let newest = await continueFrom(parts);
  let events = 0;
  for await (const chunk of chunksAfter(eventLog, newest)) {
    const claim = claimOf(chunk, newest);
    if (!claim) break;
    try {
      await eventLog.append(sealStream, newest ? BigInt(newest.number) : null, [toSealEvent(claim, key.private)]);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      return { events, newest: await newestSeal(eventLog, key.public) }; // another process was faster
    }
    events += claim.count;
    newest = claim;
    await memory.save({ number: claim.number, root: claim.root });
  }
  return { events, newest };
};
