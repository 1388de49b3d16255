import type { KeyObject } from 'node:crypto';
import { type EventLog, isSystem, type StoredEvent } from '../event-log/index.ts';
import { hidesHistory } from './hides-history.ts';
import { leafOf, rootOf } from './leaf.ts';
import { firstRoot, readSeal, leafBytes, sealStream, type Claim } from './seal.ts';

/** A place where the log differs from what was sealed. */
export interface Breach {
  /** The first bad position; if something is missing, the last good one before it. */
  readonly position: bigint;
  readonly what: string;
}

/** How far the log matches its seals. */
export interface SealVerification {
  readonly breach: Breach | null;
  /** Everything in the whole log that makes history unreadable without changing an event. */
  readonly hiding: readonly Breach[];
  /** Number of events unchanged since they were sealed. */
  readonly sealed: number;
  readonly newest: Claim | null;
  /** Events after the newest seal. */
  readonly unsealed: { readonly events: number; readonly from: bigint | null; readonly oldest: Date | null };
}

/** What is remembered about an event until its seal is read. */
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

/** Distinguishes an altered event from a removed or inserted one. */
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
 * Reads the whole log once and checks it against its seals, up to the first breach. Only the events since the last seal
 * are held in memory.
 */
export const verifySeals = async (
  eventLog: Pick<EventLog, 'readAll'>,
  key: KeyObject,
  onHead: (seal: Claim) => void = () => undefined,
): Promise<SealVerification> => {
  let pending: Pending[] = [];
  let newest: Claim | null = null;
  let sealed = 0;
  let reached = 0n;

  const checkSeal = (event: StoredEvent): Breach | null => {
    const position = event.position.commit;
    const claim = readSeal(event, key);
    if (!claim) return { position, what: `seal ${event.revision} was altered or made with another key` };
    const expectedNumber = newest ? newest.number + 1 : 0;
    if (claim.number !== expectedNumber || claim.previous !== (newest?.root ?? firstRoot)) {
      return { position, what: `seal ${claim.number} is in the position of seal ${expectedNumber}` };
    }
    const breach = compare(claim, pending, reached);
    if (breach) return breach;
    const root = rootOf(
      claim.previous,
      pending.slice(0, claim.count).map(({ leaf }) => leaf),
    );
    if (root !== claim.root)
      return { position, what: `the events that seal ${claim.number} covers are not what was sealed` };
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
      const what = `${hides}, which the product never writes and which can hide history`;
      hiding.push({ position: event.position.commit, what });
    }
    if (breach || isSystem(event)) continue;
    if (event.streamId === sealStream) breach = checkSeal(event);
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
