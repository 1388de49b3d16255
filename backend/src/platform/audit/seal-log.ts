import { ConflictError, type EventLog, type StoredEvent } from '../event-log/index.ts';
import { leafOf, rootOf } from './leaf.ts';
import { firstRoot, fromEvent, leafBytes, sealStream, toEvent, type Claim } from './seal.ts';
import type { SealKey } from './seal-key.ts';

/** A seal stays far below what one append may hold. */
const mostEvents = 4096;

interface SealLogDependencies {
  readonly eventLog: EventLog;
  readonly key: SealKey;
}

/** What a sealing did; `newest` is null while the log is empty. */
export interface Sealed {
  /** How many events this call sealed. */
  readonly events: number;
  readonly newest: Claim | null;
}

/** The newest seal. @throws Error when it is not genuine: nothing is built upon a broken chain */
const newestSeal = async ({ eventLog, key }: SealLogDependencies): Promise<Claim | null> => {
  const event = await eventLog.latest(sealStream);
  const claim = event && fromEvent(event, key.public);
  if (event && !claim) {
    throw new Error(
      `Seal ${event.revision} at position ${event.position.commit} was altered: hub audit verify tells more`,
    );
  }
  return claim;
};

const sealedUpTo = async (eventLog: EventLog, newest: Claim | null) => {
  if (!newest) return null;
  const { stream, revision, id } = newest.last;
  const event = await eventLog.find(stream, BigInt(revision));
  if (event?.id === id) return event.position;
  throw new Error(`The last event that was sealed, revision ${revision} of ${stream}, is not in the log any more`);
};

async function* chunksAfter(eventLog: EventLog, newest: Claim | null): AsyncGenerator<StoredEvent[]> {
  let chunk: StoredEvent[] = [];
  for await (const event of eventLog.readAll(await sealedUpTo(eventLog, newest))) {
    if (event.streamId === sealStream) continue;
    chunk.push(event);
    if (chunk.length < mostEvents) continue;
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
 * Seals everything that came since the newest seal. Another process that seals at the same time gets in the way of
 * nothing: a seal is appended at the revision that its number says, so that the chain cannot fork.
 * @throws Error when what was sealed is not there any more
 */
export const sealLog = async (parts: SealLogDependencies): Promise<Sealed> => {
  const { eventLog, key } = parts;
  let newest = await newestSeal(parts);
  let events = 0;
  for await (const chunk of chunksAfter(eventLog, newest)) {
    const claim = claimOf(chunk, newest);
    if (!claim) break;
    try {
      await eventLog.append(sealStream, newest ? BigInt(newest.number) : null, [toEvent(claim, key.private)]);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      return { events, newest: await newestSeal(parts) }; // another process was faster
    }
    events += claim.count;
    newest = claim;
  }
  return { events, newest };
};
