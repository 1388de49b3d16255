import { open as unseal, seal } from '@hub/cipher';
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file is sealed in pieces, so that part of it can be read without loading the whole. */
const pieceBytes = 65_536;
/** Bytes that `seal` adds to each piece. */
const overhead = 29;

/** Bytes in memory, or one of our own files. */
export type Content = Uint8Array | { readonly path: string };

/** The key and name that a file is bound to: it does not open under another name, or with pieces moved or cut off. */
export interface Binding {
  readonly key: Buffer;
  readonly name: string;
}

/** A range of bytes, both ends inclusive. */
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

/**
 * A new or replaced name is durable only once its folder is synced. Windows cannot open folders and does not need this.
 */
const syncFolder = async (path: string) => {
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
};

/**
 * Writes a file completely or not at all, readable by this account only, replacing an existing one. Returns size and
 * SHA-256 (hex) of the content.
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

/** A file that can be read in part: only the pieces that contain the part are opened. */
export interface SealedFile {
  /** Bytes of the content. */
  readonly size: number;
  /** Reads the whole content or a part of it. @throws Error when it was altered or sealed with another key */
  read: (range?: ByteRange) => AsyncGenerator<Buffer>;
}

/** @throws Error with code ENOENT */
export const openSealed = async (path: string, { key, name }: Binding): Promise<SealedFile> => {
  await using header = await open(path);
  const { size: stored } = await header.stat();
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
