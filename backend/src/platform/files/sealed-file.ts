import { open as unseal, seal } from '@hub/cipher';
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file is sealed piece by piece, so that a part of it is read alone and none has to be held whole. */
const pieceBytes = 65_536;
/** What `seal` adds. */
const overhead = 29;

/** Bytes in memory, or a file at a path of ours. */
export type Content = Uint8Array | { readonly path: string };

/** Key and name that a file is bound to: under another name, or with its pieces moved or cut off, it does not open. */
export interface Binding {
  readonly key: Buffer;
  readonly name: string;
}

/** Of bytes, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

interface Source {
  readonly size: number;
  read: (at: number, length: number) => Promise<Uint8Array> | Uint8Array;
}

const piecesOf = (size: number) => Math.max(1, Math.ceil(size / pieceBytes));

const boundTo = (name: string, index: number, count: number) =>
  `${name}|${index}|${index === count - 1 ? 'last' : 'more'}`;

const readExactly = async (file: FileHandle, at: number, length: number) => {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, at + filled);
    if (bytesRead === 0) throw new Error('A file is shorter than it was');
    filled += bytesRead;
  }
  return bytes;
};

const withSource = async <Result>(content: Content, work: (source: Source) => Promise<Result>): Promise<Result> => {
  if (content instanceof Uint8Array) {
    return work({ size: content.length, read: (at, length) => content.subarray(at, at + length) });
  }
  await using file = await open(content.path);
  const { size } = await file.stat();
  return await work({ size, read: (at, length) => readExactly(file, at, length) });
};

const sealInto = async (target: FileHandle, { size, read }: Source, { key, name }: Binding) => {
  const hash = createHash('sha256');
  const count = piecesOf(size);
  for (let index = 0; index < count; index += 1) {
    const at = index * pieceBytes;
    const plain = await read(at, Math.min(pieceBytes, size - at));
    hash.update(plain);
    await target.writeFile(seal(key, plain, boundTo(name, index, count)));
  }
  return { size, hash: hash.digest('hex') };
};

/** A new or replaced name lasts only when its folder is written too. Windows opens no folders, and needs it not. */
const syncFolder = async (path: string) => {
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
};

/**
 * Writes a file in whole or not at all, readable by this account only; one that is there is replaced.
 * Answers size and sha-256 (hex) of the content.
 */
export const writeSealed = async (path: string, content: Content, binding: Binding) => {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const written = await withSource(content, async (source) => {
      await using target = await open(part, 'wx', 0o600);
      const facts = await sealInto(target, source, binding);
      await target.sync();
      return facts;
    });
    await rename(part, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** A file of which a part is read without the rest: only the pieces that hold it are opened. */
export interface SealedFile {
  /** Bytes of the content. */
  readonly size: number;
  /** The whole content or a part of it. @throws Error when it was altered, or sealed with another key */
  read: (range?: ByteRange) => AsyncGenerator<Buffer>;
}

/** @throws Error with code ENOENT */
export const openSealed = async (path: string, { key, name }: Binding): Promise<SealedFile> => {
  await using looked = await open(path);
  const { size: stored } = await looked.stat();
  const count = Math.ceil(stored / (pieceBytes + overhead));
  const size = stored - count * overhead;

  return {
    size,
    async *read({ start, end } = { start: 0, end: size - 1 }) {
      await using file = await open(path);
      for (let index = Math.floor(start / pieceBytes); index < count; index += 1) {
        const at = index * pieceBytes;
        if (at > Math.max(end, start)) return;
        const length = Math.min(pieceBytes, size - at) + overhead;
        const sealed = await readExactly(file, index * (pieceBytes + overhead), length);
        yield unseal(key, sealed, boundTo(name, index, count)).subarray(Math.max(0, start - at), end + 1 - at);
      }
    },
  };
};
