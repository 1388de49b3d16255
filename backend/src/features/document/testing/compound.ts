const sector = 512;
const none = 0xff_ff_ff_ff;
const endOfChain = none - 1;

/** One name; `next` is its sibling, `child` the first name below it. */
const entryOf = (name: string, { next = none, child = none }: { next?: number; child?: number } = {}) => {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * (name.length + 1), 64);
  entry.writeUInt32LE(none, 68);
  entry.writeUInt32LE(next, 72);
  entry.writeUInt32LE(child, 76);
  return entry;
};

/** A compound file with these top-level names, and those of `inner` below the first. */
export const compoundOf = (names: readonly string[], inner: readonly string[] = []): Buffer => {
  const listed = (of: readonly string[], from: number, child?: number) =>
    of.map((name, index) =>
      entryOf(name, {
        ...(index < of.length - 1 && { next: from + index + 1 }),
        ...(index === 0 && child !== undefined && { child }),
      }),
    );
  const below = 1 + names.length;
  const directory = Buffer.concat([
    entryOf('Root Entry', { child: 1 }),
    ...listed(names, 1, inner.length > 0 ? below : undefined),
    ...listed(inner, below),
  ]);
  const sectors = Math.ceil(directory.length / sector);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(none - 2, 0); // the table itself
  for (let index = 1; index <= sectors; index += 1) {
    table.writeUInt32LE(index < sectors ? index + 1 : endOfChain, 4 * index);
  }
  const head = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.fill(0xff, 76);
  head.writeUInt32LE(0, 76);
  return Buffer.concat([head, table, directory, Buffer.alloc(sectors * sector - directory.length)]);
};
