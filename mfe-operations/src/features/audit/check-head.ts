import { getCheckpoint, getConsistency } from '@hub/contracts';
import { call } from '@hub/mfe';
import { checkConsistency, headOf, type TreeHead } from './check-tree.ts';

const place = 'hub-audit-head';

interface Remembered {
  readonly note: string;
  /** An instant, ISO 8601 UTC. */
  readonly seenAt: string;
}

/** The head that this browser saw last; null without one, or where nothing can be stored. */
const remembered = (): Remembered | null => {
  try {
    const { note, seenAt } = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Remembered>;
    return typeof note === 'string' && typeof seenAt === 'string' ? { note, seenAt } : null;
  } catch {
    return null;
  }
};

/** Remembers a head from now on. */
export const rememberHead = (note: string): void => {
  try {
    localStorage.setItem(place, JSON.stringify({ note, seenAt: new Date().toISOString() }));
  } catch {
    // a browser that stores nothing checks no growth
  }
};

/** The newest head of the log, and whether it continues the one that this browser saw before. */
export interface CheckedHead {
  readonly note: string;
  readonly head: TreeHead;
  /** Null the first time. */
  readonly before: (Remembered & { readonly size: number; readonly isContinued: boolean }) | null;
}

const isContinued = async (old: TreeHead, now: TreeHead) => {
  if (!old.isSigned || old.origin !== now.origin || old.size > now.size) return false;
  const sizes = { from: String(old.size), to: String(now.size) };
  return checkConsistency(old, now, await call(getConsistency, { query: sizes }));
};

/**
 * Reads the newest head; one that does not continue the remembered one is not remembered. Null while nothing is sealed.
 * @throws Unchecked, ApiError
 */
export const checkHead = async (): Promise<CheckedHead | null> => {
  const { checkpoint: note, publicKey } = await call(getCheckpoint);
  if (note === null) return null;
  const head = await headOf(note, publicKey);
  const known = remembered();
  if (!known) {
    if (head.isSigned) rememberHead(note);
    return { note, head, before: null };
  }
  const old = await headOf(known.note, publicKey);
  const before = { ...known, size: old.size, isContinued: head.isSigned && (await isContinued(old, head)) };
  if (before.isContinued && head.size > old.size) rememberHead(note);
  return { note, head, before };
};
