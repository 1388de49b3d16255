import type { Knex } from 'knex';
import { hashBytes, rootOver, tileWidth } from './merkle.ts';

interface Tile {
  level: number;
  tile: number;
  hashes: Buffer;
}

/** The tree after a seal. */
export interface TreeHead {
  /** The seal's number and root. */
  readonly number: number;
  readonly sealRoot: string;
  readonly size: number;
  /** The signed checkpoint. */
  readonly note: string;
}

type HeadRow = Omit<TreeHead, 'size'> & { size: string };

const headOf = (row: HeadRow | undefined): TreeHead | null => (row ? { ...row, size: Number(row.size) } : null);
const full = tileWidth * hashBytes;

/** The tree's hashes, as tiles of 256, and its heads, in two tables. */
export const treeStore = (db: Knex) => {
  const tiles = (on: Knex = db) => on<Tile>('log_tree_tiles');
  const heads = (on: Knex = db) => on<HeadRow>('log_tree_heads');

  /** No bytes for a tile that has not begun. */
  const readTile = async (level: number, tile: number, on: Knex = db): Promise<Buffer> =>
    (await tiles(on).where({ level, tile }).first('hashes'))?.hashes ?? Buffer.alloc(0);

  /** Adds hashes to a level that has `size` of them, and the roots of the tiles that are now full to the next one. */
  const append = async (trx: Knex, { level, size }: { level: number; size: number }, added: Buffer): Promise<void> => {
    let tile = Math.floor(size / tileWidth);
    let known = (await readTile(level, tile, trx)).subarray(0, (size % tileWidth) * hashBytes);
    const roots: Buffer[] = [];
    for (let at = 0; at < added.length;) {
      const part = added.subarray(at, at + full - known.length);
      const hashes = Buffer.concat([known, part]);
      await tiles(trx).insert({ level, tile, hashes }).onConflict(['level', 'tile']).merge(['hashes']);
      if (hashes.length === full) {
        roots.push(rootOver(hashes));
        tile += 1;
        known = Buffer.alloc(0);
      }
      at += part.length;
    }
    if (roots.length === 0) return;
    await append(trx, { level: level + 1, size: Math.floor(size / tileWidth) }, Buffer.concat(roots));
  };

  return {
    readTile,
    appendLeaves: (trx: Knex, size: number, leaves: Buffer) => append(trx, { level: 0, size }, leaves),
    addHead: async (trx: Knex, head: TreeHead): Promise<void> => {
      await heads(trx).insert({ ...head, size: String(head.size) });
    },
    newestHead: async (): Promise<TreeHead | null> => headOf(await heads().orderBy('number', 'desc').first()),
    headAt: async (number: number): Promise<TreeHead | null> => headOf(await heads().where({ number }).first()),
    clear: async (trx: Knex): Promise<void> => {
      await heads(trx).delete();
      await tiles(trx).delete();
    },
  };
};
