import { createHash } from 'node:crypto';
import type { Blobs } from './blobs.ts';

interface Move {
  readonly from: Blobs;
  readonly to: Blobs;
  /** Whether to delete each blob from the first place once the second has it. */
  readonly remove: boolean;
}

/** Numbers of blobs. */
export interface Moved {
  readonly copied: number;
  /** Those that an earlier run had copied. */
  readonly present: number;
}

type Name = readonly [ownerId: string, name: string];

/** Null when there is none. */
const digestOf = async (blobs: Blobs, [ownerId, name]: Name): Promise<string | null> => {
  const size = await blobs.sizeOf(ownerId, name);
  if (size === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of blobs.read(ownerId, name, { start: 0, end: size - 1 })) hash.update(chunk);
  return hash.digest('hex');
};

const copy = async ({ from, to }: Move, [ownerId, name]: Name, size: number) => {
  await to.write(ownerId, name, from.read(ownerId, name, { start: 0, end: size - 1 }));
  if ((await digestOf(to, [ownerId, name])) === (await digestOf(from, [ownerId, name]))) return;
  throw new Error(`The copy of ${ownerId}/${name} differs from the original. Run the command again.`);
};

/**
 * Copies sealed bytes as they are, and reads every copy back to compare it. An interrupted run is simply repeated: what
 * is there already is only compared.
 */
export const moveBlobs = async (move: Move): Promise<Moved> => {
  const { from, to, remove } = move;
  let [copied, present] = [0, 0];
  for (const ownerId of await from.owners()) {
    for await (const { name, size } of from.list(ownerId)) {
      const blob = [ownerId, name] as const;
      if ((await digestOf(to, blob)) === (await digestOf(from, blob))) present += 1;
      else {
        await copy(move, blob, size);
        copied += 1;
      }
      if (remove) await from.remove(ownerId, name);
    }
  }
  return { copied, present };
};
