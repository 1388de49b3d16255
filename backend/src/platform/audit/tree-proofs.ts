import type { Inclusion } from '@hub/contracts';
import type { Knex } from 'knex';
import type { EventLog, StoredEvent } from '../event-log/index.ts';
import { headOf, leafOf } from './leaf.ts';
import { consistencySpans, inclusionSpans, leafHash, spanHash } from './merkle.ts';
import { leafBytes, type Claim } from './seal.ts';
import type { SealKey } from './seal-key.ts';
import { sealedLog } from './sealed-log.ts';
import { type TreeHead, treeStore } from './tree-store.ts';

/** Short proofs from the Merkle tree; hashes of 32 bytes in base64. */
export interface TreeProofs {
  /** Of the key that signs checkpoints: SPKI in base64. */
  readonly publicKey: string;
  /** The newest signed checkpoint; null before the first seal. */
  readonly checkpoint: () => Promise<string | null>;
  /** Null when the stream has no such event; its `tree` is null while no checkpoint covers it. */
  readonly inclusionOf: (stream: string, id: string) => Promise<Omit<Inclusion, 'publicKey'> | null>;
  /** Proves that a larger tree continues a smaller one; null unless 0 < old ≤ size ≤ the newest head. */
  readonly consistencyOf: (old: number, size: number) => Promise<string[] | null>;
}

/** Where a seal lists an event; -1 where it does not. */
const placeIn = (claim: Claim, leaf: Buffer): number => {
  const listed = Buffer.from(claim.leaves, 'base64');
  for (let at = 0; at < listed.length; at += leafBytes)
    if (listed.compare(leaf, 0, leafBytes, at, at + leafBytes) === 0) return at / leafBytes;
  return -1;
};

export const createTreeProofs = (
  db: Knex,
  eventLog: Pick<EventLog, 'find' | 'latest' | 'read' | 'readAll'>,
  key: Pick<SealKey, 'public'>,
): TreeProofs => {
  const store = treeStore(db);
  const { sealAt, sealOf } = sealedLog(eventLog, key.public);

  /** Each tile is read once per proof. */
  const reader = () => {
    const known = new Map<string, Promise<Buffer>>();
    return (level: number, tile: number) => {
      const name = `${level}/${tile}`;
      const found = known.get(name) ?? store.readTile(level, tile);
      known.set(name, found);
      return found;
    };
  };

  const hashesOf = (spans: readonly (readonly [number, number])[], read = reader()): Promise<string[]> =>
    Promise.all(spans.map(async (span) => (await spanHash(read, span)).toString('base64')));

  const indexOf = async (event: StoredEvent, head: TreeHead): Promise<number | null> => {
    const number = await sealOf(event);
    if (number === null || number > head.number) return null;
    const before = number === 0 ? 0 : ((await store.headAt(number - 1))?.size ?? 0);
    const place = placeIn((await sealAt(number)).claim, leafOf(event));
    return place === -1 ? null : before + place;
  };

  const proofIn = async (event: StoredEvent, head: TreeHead | null): Promise<Inclusion['tree']> => {
    const index = head && (await indexOf(event, head));
    if (!head || index === null) return null;
    const read = reader();
    const stored = await spanHash(read, [index, index + 1]);
    if (!stored.equals(leafHash(leafOf(event)))) return null;
    return { index, hashes: await hashesOf(inclusionSpans(index, [0, head.size]), read), checkpoint: head.note };
  };

  return {
    publicKey: key.public.export({ format: 'der', type: 'spki' }).toString('base64'),

    checkpoint: async () => (await store.newestHead())?.note ?? null,

    async inclusionOf(stream, id) {
      const event = (await eventLog.read(stream)).find((one) => one.id === id);
      if (!event) return null;
      const tree = await proofIn(event, await store.newestHead());
      return { event: { head: headOf(event), data: Buffer.from(event.data).toString('base64') }, tree };
    },

    async consistencyOf(old, size) {
      const newest = await store.newestHead();
      if (!newest || old < 1 || old > size || size > newest.size) return null;
      return hashesOf(consistencySpans(old, size));
    },
  };
};
