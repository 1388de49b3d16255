import type { EventLog } from '../event-log/index.ts';
import { recordInterruption, type Interruption } from './audit-record.ts';
import type { SealKey } from './seal-key.ts';
import type { Head, SealMemory } from './seal-memory.ts';
import { newestSeal, readSeal, sealStream, type Claim } from './seal.ts';

interface Sealing {
  readonly eventLog: EventLog;
  readonly key: SealKey;
  readonly memory: SealMemory;
}

/** A log older than this has been sealed before, so a sealer that knows nothing about it must not begin on its own. */
const newLogMs = 10 * 60_000;

const headOf = (claim: Claim | null): Head | null => claim && { number: claim.number, root: claim.root };

/** True when every seal from the remembered one to the newest is genuine and names the one before it. */
const descends = async ({ eventLog, key }: Sealing, from: Head, newest: Claim | null): Promise<boolean> => {
  if (!newest || newest.number < from.number) return false;
  let { root } = from;
  for (let number = from.number; number <= newest.number; number += 1) {
    const event = await eventLog.find(sealStream, BigInt(number));
    const claim = event && readSeal(event, key.public);
    const isNext = number === from.number ? claim?.root === root : claim?.previous === root;
    if (!claim || !isNext) return false;
    ({ root } = claim);
  }
  return true;
};

const isNewLog = async ({ eventLog }: Sealing) => {
  const [first] = (await eventLog.next(null)).events;
  return !first || Date.now() - first.created.getTime() < newLogMs;
};

/** States in the log that the chain continues from its newest seal, and remembers that one. */
export const beginAgain = async (
  sealing: Sealing,
  { type, reason }: Pick<Interruption, 'type' | 'reason'>,
): Promise<Claim | null> => {
  const { eventLog, key, memory } = sealing;
  const newest = await newestSeal(eventLog, key.public);
  const remembered = (await memory.read())?.head ?? null;
  const found = headOf(newest);
  await recordInterruption(eventLog, key, { type, at: new Date().toISOString(), remembered, found, reason });
  await memory.save(found);
  await memory.forgetRestored();
  return newest;
};

/**
 * The seal to continue from: the newest one, if it descends from the remembered one. A restored log is recorded first.
 * @throws Error when the log was replaced, shortened or sealed again
 */
export const continueFrom = async (sealing: Sealing): Promise<Claim | null> => {
  const { eventLog, key, memory } = sealing;
  const newest = await newestSeal(eventLog, key.public);
  const remembered = await memory.read();
  if (await memory.isRestored()) return beginAgain(sealing, { type: 'LogRestored', reason: 'restored from a backup' });
  const known = remembered?.head ?? null;
  if (known && !(await descends(sealing, known, newest))) {
    throw new Error(
      `The log does not continue seal ${known.number}:${known.root}: it was replaced, shortened or sealed again. ` +
        'Run hub audit verify; once the reason is known, hub audit begin',
    );
  }
  if (!remembered && !newest && !(await isNewLog(sealing))) {
    throw new Error(
      'The log is not new, yet it has no seal and none is remembered: its seals were removed, or it was never sealed. ' +
        'Once the reason is known, run hub audit begin',
    );
  }
  if (!remembered) await memory.save(headOf(newest));
  return newest;
};
