import type { KeyObject } from 'node:crypto';
import { type EventLog, isSystem, type StoredEvent } from '../event-log/index.ts';
import { readInterruption, recordStream, type Interruption } from './audit-record.ts';
import { type Breach, breachOn } from './breach.ts';
import { createChainCheck } from './chain-check.ts';
import { checkHeads, type Heads } from './check-heads.ts';
import { hidesHistory } from './hides-history.ts';
import { sealStream, type Claim } from './seal.ts';

/** How far the log matches its seals. */
export interface SealVerification {
  /** Everything that is not as it was sealed, and everything that makes history unreadable, in log order. */
  readonly breaches: readonly Breach[];
  /** Number of events unchanged since they were sealed. */
  readonly sealed: number;
  readonly newest: Claim | null;
  /** Where the sealer continued from another seal than the one it remembered. */
  readonly interruptions: readonly Interruption[];
  /** Events after the newest seal. */
  readonly unsealed: { readonly events: number; readonly from: bigint | null; readonly oldest: Date | null };
}

/**
 * Reads the whole log once and checks it against its seals, then the end of each stream. Holds the events since the last
 * seal and the streams' ends in memory.
 */
export const verifySeals = async (
  eventLog: Pick<EventLog, 'readAll' | 'latest'>,
  key: KeyObject,
  onHead: (seal: Claim) => void = () => undefined,
): Promise<SealVerification> => {
  const chain = createChainCheck(key, onHead);
  const breaches: Breach[] = [];
  const interruptions: Interruption[] = [];
  const heads: Heads = new Map();

  const checkRevision = (event: StoredEvent) => {
    const { streamId, revision, position } = event;
    const next = (heads.get(streamId)?.revision ?? -1n) + 1n;
    heads.set(streamId, { revision, position: position.commit });
    if (revision === next) return;
    const what = `revision ${next} of ${streamId} is missing before it: it has revision ${revision}`;
    breaches.push({ kind: 'missing', position: position.commit, stream: streamId, revision: next, what });
  };

  const checkRecord = (event: StoredEvent) => {
    const stated = readInterruption(event, key);
    if (stated) interruptions.push(stated);
    else breaches.push(breachOn(event, 'record', `${event.type} was altered or made with another key`));
  };

  for await (const event of eventLog.readAll(null, { system: true })) {
    const hides = hidesHistory(event);
    if (hides !== null) {
      breaches.push(breachOn(event, 'hidden', `${hides}, which the product never writes and which can hide history`));
    }
    if (isSystem(event)) continue;
    checkRevision(event);
    if (event.streamId === recordStream) checkRecord(event);
    if (event.streamId === sealStream) chain.seal(event);
    else chain.event(event);
  }
  breaches.push(...(await checkHeads(eventLog, heads)));
  const { breaches: broken, pending, ...rest } = chain.result();
  const [first] = pending;
  return {
    ...rest,
    breaches: [...broken, ...breaches].toSorted((a, b) => Number(a.position - b.position)),
    interruptions,
    unsealed: { events: pending.length, from: first?.position ?? null, oldest: first?.created ?? null },
  };
};
