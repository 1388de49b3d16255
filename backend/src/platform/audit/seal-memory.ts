import { sign, verify } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isNoSuchFile } from '../files/index.ts';
import type { SealKey } from './seal-key.ts';

const Head = z.strictObject({ number: z.int().nonnegative(), root: z.string().regex(/^[0-9a-f]{64}$/) });
/** The number and root of a seal: enough to recognise it and everything it covers. */
export type Head = z.infer<typeof Head>;

const Remembered = z.strictObject({ head: Head.nullable(), signature: z.base64() });

/** What the sealer knows without the log: the newest seal it has seen. */
export interface SealMemory {
  /** `head` is null when sealing has begun on an empty log; null when nothing is known. @throws Error when it was altered */
  read(): Promise<{ readonly head: Head | null } | null>;
  /** Durable when it returns. */
  save(head: Head | null): Promise<void>;
  /** True after a restore, until the restore has been recorded. */
  isRestored(): Promise<boolean>;
  forgetRestored(): Promise<void>;
}

/** Bytes to sign; the prefix keeps the signature from passing as one of a seal. */
const signed = (head: Head | null) => Buffer.from(`newest seal\n${JSON.stringify(head)}`);

const textOf = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (isNoSuchFile(error)) return null;
    throw error;
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A signed file outside both databases: access to the log does not include it. A restore never replaces it.
 *
 * @param dir created when it does not exist
 */
export const createSealMemory = (dir: string, key: SealKey): SealMemory => {
  const [path, restored] = [join(dir, 'newest.json'), join(dir, 'restored')];
  return {
    async read() {
      const text = await textOf(path);
      if (text === null) return null;
      const { success, data } = Remembered.safeParse(parsed(text));
      const genuine = success && verify(null, signed(data.head), key.public, Buffer.from(data.signature, 'base64'));
      if (!genuine) throw new Error(`${path} was altered or written with another key`);
      return { head: data.head };
    },
    async save(head) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const part = `${path}.${process.pid}.part`;
      const file = await open(part, 'w', 0o600);
      try {
        const signature = sign(null, signed(head), key.private).toString('base64');
        await file.writeFile(JSON.stringify({ head, signature }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    },
    isRestored: async () => (await textOf(restored)) !== null,
    forgetRestored: () => rm(restored, { force: true }),
  };
};
