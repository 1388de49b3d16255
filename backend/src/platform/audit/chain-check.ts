import type { KeyObject } from 'node:crypto';
import type { StoredEvent } from '../event-log/index.ts';
import { breachAt, type Breach, breachOn, type Pending } from './breach.ts';
import { compareLeaves } from './compare-leaves.ts';
import { leafOf, rootOf } from './leaf.ts';
import { firstRoot, readSeal, type Claim } from './seal.ts';

/** Follows the chain of seals through the log and names every place where it does not hold. */
export const createChainCheck = (key: KeyObject, onHead: (seal: Claim) => void) => {
  const breaches: Breach[] = [];
  let pending: Pending[] = [];
  let newest: Claim | null = null;
  let nextNumber = 0;
  let sealed = 0;
  let reached = 0n;
  /** A seal is gone, so it is unknown which events it covered. */
  let isGap = false;

  /** Drops the events of lost seals: those before the first one that this seal covers. */
  const skipUnproven = (claim: Claim) => {
    const { breaches: found } = compareLeaves(claim, pending, reached);
    const isLost = ({ position }: Pending, index: number) =>
      found[index]?.kind === 'inserted' && found[index].position === position;
    const kept = pending.findIndex((event, index) => !isLost(event, index));
    const first = kept === -1 ? pending.length : kept;
    const [event] = pending;
    const what = `and ${first - 1} events after it cannot be proven: their seal is gone`;
    if (event && first > 0) breaches.push(breachAt(event, 'unproven', what));
    pending = pending.slice(first);
  };

  const checkLinks = (event: StoredEvent, claim: Claim) => {
    if (claim.number === nextNumber && (isGap || claim.previous === (newest?.root ?? firstRoot))) return;
    breaches.push(breachOn(event, 'seal', `seal ${claim.number} is in the position of seal ${nextNumber}`));
    isGap ||= claim.number > nextNumber;
  };

  const checkRoot = (event: StoredEvent, claim: Claim, covered: number) => {
    const leaves = pending.slice(0, covered).map(({ leaf }) => leaf);
    if (rootOf(claim.previous, leaves) === claim.root) return;
    const what = `the events that seal ${claim.number} covers are not what was sealed`;
    breaches.push(breachOn(event, 'altered', what));
  };

  return {
    seal(event: StoredEvent) {
      const claim = readSeal(event, key);
      if (!claim) {
        breaches.push(breachOn(event, 'seal', `seal ${event.revision} was altered or made with another key`));
        isGap = true;
        nextNumber += 1;
        return;
      }
      checkLinks(event, claim);
      if (isGap) skipUnproven(claim);
      const { breaches: found, covered } = compareLeaves(claim, pending, reached);
      breaches.push(...found);
      if (found.length === 0) checkRoot(event, claim, covered);
      reached = pending[covered - 1]?.position ?? reached;
      pending = pending.slice(covered);
      sealed += covered - found.filter(({ kind }) => kind !== 'missing').length;
      newest = claim;
      nextNumber = claim.number + 1;
      isGap = false;
      onHead(claim);
    },
    event(event: StoredEvent) {
      const { streamId: stream, revision, type, created, position } = event;
      pending.push({ leaf: leafOf(event), position: position.commit, stream, revision, type, created });
    },
    result: () => ({ breaches, pending, newest, sealed }),
  };
};
