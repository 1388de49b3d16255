import type { KeyObject } from 'node:crypto';
import { type EventLog, isSystem, type StoredEvent } from '../event-log/index.ts';
import { hidesHistory } from './hides-history.ts';
import { leafOf, rootOf } from './leaf.ts';
import { firstRoot, fromEvent, leafBytes, sealStream, type Claim } from './seal.ts';

/** Where the log is not what was sealed. */
export interface Breach {
  /** The first bad position; where something is missing, the last good one before it. */
  readonly position: bigint;
  readonly what: string;
}

/** How far the log is what was sealed. */
export interface SealsVerified {
  readonly breach: Breach | null;
  /** What makes history unreadable without changing an event: all of it, in the whole log. */
  readonly hiding: readonly Breach[];
  /** Events that are what they were when they were sealed. */
  readonly sealed: number;
  readonly newest: Claim | null;
  /** What came after the newest seal. */
  readonly unsealed: { readonly events: number; readonly from: bigint | null; readonly oldest: Date | null };
}

/** All that has to be kept of an event until its seal comes by. */
interface Pending {
  readonly leaf: Buffer;
  readonly position: bigint;
  readonly name: string;
  readonly created: Date;
}

const pendingOf = (event: StoredEvent): Pending => ({
  leaf: leafOf(event),
  position: event.position.commit,
  name: `${event.type}, revision ${event.revision} of ${event.streamId}`,
  created: event.created,
});

const splitLeaves = ({ leaves }: Claim): Buffer[] => {
  const bytes = Buffer.from(leaves, 'base64');
  return Array.from({ length: Math.floor(bytes.length / leafBytes) }, (_, index) =>
    bytes.subarray(index * leafBytes, (index + 1) * leafBytes),
  );
};

const isLeaf = (expected: Buffer | undefined, found: Pending | undefined) =>
  expected !== undefined && found !== undefined && found.leaf.subarray(0, leafBytes).equals(expected);

/** Tells an event that was altered from one that was removed or slipped in. */
const compare = (claim: Claim, pending: readonly Pending[], before: bigint): Breach | null => {
  const expected = splitLeaves(claim);
  const index = expected.findIndex((leaf, at) => !isLeaf(leaf, pending[at]));
  if (index === -1) return null;
  const [found, last] = [pending[index], pending[index - 1]?.position ?? before];
  if (!found) return { position: last, what: `${claim.count - index} events after it are missing` };
  if (isLeaf(expected[index + 1], found)) {
    return { position: last, what: `an event after it, and before ${found.position}, is missing` };
  }
  if (isLeaf(expected[index], pending[index + 1])) {
    return { position: found.position, what: `${found.name}, was not there when the log was sealed` };
  }
  return { position: found.position, what: `${found.name}, is not what was sealed` };
};

/**
 * Walks the whole log once and holds it against its seals, up to the first breach. What lies between an event and its
 * seal is kept in memory, and little else.
 */
export const verifySeals = async (
  eventLog: Pick<EventLog, 'readAll'>,
  key: KeyObject,
  onHead: (seal: Claim) => void = () => undefined,
): Promise<SealsVerified> => {
  let pending: Pending[] = [];
  let newest: Claim | null = null;
  let sealed = 0;
  let reached = 0n;

  const take = (event: StoredEvent): Breach | null => {
    const position = event.position.commit;
    const claim = fromEvent(event, key);
    if (!claim) return { position, what: `seal ${event.revision} was altered, or made with another key` };
    const expectedNumber = newest ? newest.number + 1 : 0;
    if (claim.number !== expectedNumber || claim.previous !== (newest?.root ?? firstRoot)) {
      return { position, what: `seal ${claim.number} stands where seal ${expectedNumber} belongs` };
    }
    const breach = compare(claim, pending, reached);
    if (breach) return breach;
    const root = rootOf(
      claim.previous,
      pending.slice(0, claim.count).map(({ leaf }) => leaf),
    );
    if (root !== claim.root) return { position, what: `what seal ${claim.number} covers is not what was sealed` };
    reached = pending[claim.count - 1]?.position ?? reached;
    pending = pending.slice(claim.count);
    sealed += claim.count;
    newest = claim;
    onHead(claim);
    return null;
  };

  let breach: Breach | null = null;
  const hiding: Breach[] = [];
  for await (const event of eventLog.readAll(null, { system: true })) {
    const hides = hidesHistory(event);
    if (hides !== null) {
      const what = `${hides}, which the product never writes: it can hide history`;
      hiding.push({ position: event.position.commit, what });
    }
    if (breach || isSystem(event)) continue;
    if (event.streamId === sealStream) breach = take(event);
    else pending.push(pendingOf(event));
  }
  const [first] = pending;
  return {
    breach,
    hiding,
    sealed,
    newest,
    unsealed: { events: pending.length, from: first?.position ?? null, oldest: first?.created ?? null },
  };
};
