import { crc32, deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  readonly packed: Buffer;
}

const header = (signature: number, { name, content, packed }: Entry, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  const shift = length === 46 ? 2 : 0; // the central header has one more field in front
  bytes.writeUInt16LE(20, 4 + shift);
  bytes.writeUInt16LE(8, 8 + shift);
  bytes.writeUInt32LE(crc32(content), 14 + shift);
  bytes.writeUInt32LE(packed.length, 18 + shift);
  bytes.writeUInt32LE(content.length, 22 + shift);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + shift);
  return bytes;
};

/** A zip container: name → content. */
export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, given] of Object.entries(files)) {
    const content = Buffer.from(given);
    const entry = { name, content, packed: deflateRawSync(content) };
    const local = Buffer.concat([header(0x04034b50, entry, 30), Buffer.from(name), entry.packed]);
    const central = header(0x02014b50, entry, 46);
    central.writeUInt32LE(offset, 42);
    centrals.push(central, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};
