import type { Consistency, Inclusion } from '@hub/contracts';
import { type Bytes, bytesOf, joined, sha256, textBytes } from './bytes.ts';
import { Unchecked } from './check-proof.ts';

/** The head of a log, as its signed checkpoint states it. */
export interface TreeHead {
  readonly origin: string;
  readonly size: number;
  readonly root: Bytes;
  /** Whether the key has signed it. */
  readonly isSigned: boolean;
}

const isSame = (one: Bytes, other: Bytes) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

const nodeOf = (left: Bytes, right: Bytes) => sha256(joined(Uint8Array.of(1), left, right));

const keyBytes = 32;
const keyIdBytes = 4;

const unable = (cause: unknown): never => {
  throw new Unchecked('The proof could not be checked', { cause });
};

const readHead = async (note: string, publicKey: string): Promise<TreeHead> => {
  const spki = bytesOf(publicKey);
  const end = note.indexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  const id = (await sha256(joined(textBytes(`${origin}\n`), Uint8Array.of(1), spki.slice(-keyBytes)))).slice(
    0,
    keyIdBytes,
  );
  const key = await crypto.subtle.importKey('spki', spki, 'Ed25519', false, ['verify']);
  let isSigned = false;
  for (const line of note.slice(end + 2).split('\n')) {
    const [dash, name, signature = ''] = line.split(' ');
    if (dash !== '—' || name !== origin) continue;
    const signed = bytesOf(signature);
    if (!isSame(signed.slice(0, keyIdBytes), id)) continue;
    isSigned ||= await crypto.subtle.verify('Ed25519', key, signed.slice(keyIdBytes), textBytes(text));
  }
  return { origin, size: Number(size), root: bytesOf(root), isSigned };
};

/**
 * Reads a checkpoint (C2SP tlog-checkpoint), and checks its signature with the key: SPKI in base64.
 * @throws Unchecked
 */
export const headOf = (note: string, publicKey: string): Promise<TreeHead> => readHead(note, publicKey).catch(unable);

const isOdd = (value: number) => value % 2 === 1;
const halved = (value: number) => Math.floor(value / 2);

/** The root that a leaf and its path give (RFC 9162 §2.1.3.2); null for a path of the wrong length. */
const rootFrom = async ({ index, size }: { index: number; size: number }, leaf: Bytes, path: readonly Bytes[]) => {
  if (index < 0 || index >= size) return null;
  let [at, last, root] = [index, size - 1, leaf];
  for (const hash of path) {
    if (last === 0) return null;
    if (isOdd(at) || at === last) {
      root = await nodeOf(hash, root);
      while (!isOdd(at) && at !== 0) [at, last] = [halved(at), halved(last)];
    } else root = await nodeOf(root, hash);
    [at, last] = [halved(at), halved(last)];
  }
  return last === 0 ? root : null;
};

/** Whether the later log begins with the earlier one (RFC 9162 §2.1.4.2). */
const continues = async (old: TreeHead, now: TreeHead, hashes: readonly Bytes[]) => {
  if (old.size < 1 || old.size > now.size) return false;
  if (old.size === now.size) return hashes.length === 0 && isSame(old.root, now.root);
  const isWhole = Number.isInteger(Math.log2(old.size));
  const [first, ...rest] = isWhole ? [old.root, ...hashes] : hashes;
  if (!first) return false;
  let [at, last] = [old.size - 1, now.size - 1];
  while (isOdd(at)) [at, last] = [halved(at), halved(last)];
  let [before, after] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      [before, after] = [await nodeOf(hash, before), await nodeOf(hash, after)];
      while (!isOdd(at) && at !== 0) [at, last] = [halved(at), halved(last)];
    } else after = await nodeOf(after, hash);
    [at, last] = [halved(at), halved(last)];
  }
  return last === 0 && isSame(before, old.root) && isSame(after, now.root);
};

/** Whether the proof shows that the event is in the log of its checkpoint; null for an event that none covers yet. */
export interface CheckedInclusion {
  readonly holds: boolean;
  readonly index: number;
  readonly head: TreeHead;
  readonly hashes: number;
}

const inclusion = async (id: string, { event, tree, publicKey }: Inclusion): Promise<CheckedInclusion | null> => {
  if (!tree) return null;
  const head = await readHead(tree.checkpoint, publicKey);
  const content = await sha256(joined(textBytes(`${event.head}\n`), bytesOf(event.data)));
  const leaf = await sha256(joined(Uint8Array.of(0), content));
  const root = await rootFrom({ index: tree.index, size: head.size }, leaf, tree.hashes.map(bytesOf));
  const [, , stated] = JSON.parse(event.head) as unknown[];
  const holds = stated === id && head.isSigned && root !== null && isSame(root, head.root);
  return { holds, index: tree.index, head, hashes: tree.hashes.length };
};

/**
 * Checks that an event is in the log, by docs/spec/audit-format.md.
 * @throws Unchecked
 */
export const checkInclusion = (id: string, proof: Inclusion): Promise<CheckedInclusion | null> =>
  inclusion(id, proof).catch(unable);

/**
 * Checks that a log begins with what it was at an earlier checkpoint.
 * @throws Unchecked
 */
export const checkConsistency = (old: TreeHead, now: TreeHead, { hashes }: Consistency): Promise<boolean> =>
  continues(old, now, hashes.map(bytesOf)).catch(unable);
