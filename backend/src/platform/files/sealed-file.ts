import { open as unseal, seal } from '@hub/cipher';
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** A file is sealed in pieces, so that part of it can be read without loading the whole. */
const pieceBytes = 65_536;
/** Bytes that `seal` adds to each piece. */
const overhead = 29;
const sealedBytes = pieceBytes + overhead;

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

const tooShort = () => new Error('A file is shorter than it was');

const readExactly = async (file: FileHandle, at: number, length: number) => {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, at + filled);
    if (bytesRead === 0) throw tooShort();
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

/** Passes the sealed pieces to `write`. Returns size and SHA-256 (hex) of the content. */
export const writeSealed = (
  content: Content,
  { key, name }: Binding,
  write: (pieces: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<{ readonly size: number; readonly hash: string }> =>
  withSource(content, async ({ size, read }) => {
    const hash = createHash('sha256');
    const count = piecesOf(size);
    const pieces = async function* () {
      for (let index = 0; index < count; index += 1) {
        const at = index * pieceBytes;
        const plain = await read(at, Math.min(pieceBytes, size - at));
        hash.update(plain);
        yield seal(key, plain, boundTo(name, index, count));
      }
    };
    await write(pieces());
    return { size, hash: hash.digest('hex') };
  });

/** A file that can be read in part: only the pieces that contain the part are opened. */
export interface SealedFile {
  /** Bytes of the content. */
  readonly size: number;
  /** Reads the whole content or a part of it. @throws Error when it was altered or sealed with another key */
  read: (range?: ByteRange) => AsyncGenerator<Buffer>;
}

/** Regroups the bytes of a stream into sealed pieces; only the last one is shorter. */
const inPieces = async function* (bytes: AsyncIterable<Uint8Array>) {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < sealedBytes) continue;
    const joined = Buffer.concat(waiting);
    let at = 0;
    for (; length - at >= sealedBytes; at += sealedBytes) yield joined.subarray(at, at + sealedBytes);
    waiting = [joined.subarray(at)];
    length -= at;
  }
  if (length > 0) yield Buffer.concat(waiting);
};

/** @param sealed the stored bytes: how many, and a section of them, both ends inclusive */
export const openSealed = (
  sealed: { readonly size: number; readonly read: (section: ByteRange) => AsyncIterable<Uint8Array> },
  { key, name }: Binding,
): SealedFile => {
  const count = Math.ceil(sealed.size / sealedBytes);
  const size = sealed.size - count * overhead;
  return {
    size,
    async *read({ start, end } = { start: 0, end: size - 1 }) {
      const first = Math.floor(start / pieceBytes);
      const last = Math.min(count - 1, Math.floor(Math.max(end, start) / pieceBytes));
      const section = { start: first * sealedBytes, end: Math.min(sealed.size, (last + 1) * sealedBytes) - 1 };
      let index = first;
      for await (const piece of inPieces(sealed.read(section))) {
        const at = index * pieceBytes;
        yield unseal(key, piece, boundTo(name, index, count)).subarray(Math.max(0, start - at), end + 1 - at);
        index += 1;
      }
      if (index <= last) throw tooShort();
    },
  };
};
