import type { Knex } from 'knex';
import type { EventLog } from '../event-log/index.ts';
import { checkpointOf } from './checkpoint.ts';
import { leafOf, rootOf } from './leaf.ts';
import { leafHash, spanHash } from './merkle.ts';
import { firstRoot, type Claim } from './seal.ts';
import type { SealKey } from './seal-key.ts';
import { sealedLog } from './sealed-log.ts';
import { type TreeHead, treeStore } from './tree-store.ts';

interface TreeDependencies {
  readonly db: Knex;
  readonly eventLog: Pick<EventLog, 'find' | 'latest' | 'readAll'>;
  readonly key: SealKey;
}

/**
 * Adds the events of new seals to the Merkle tree and signs its head after each. One process at a time. The tree of another
 * log, as after a restore, is built again from the first seal.
 * @throws Error when a seal does not follow from the one before it, or the events are not what was sealed
 */
export const growTree = async ({ db, eventLog, key }: TreeDependencies): Promise<void> => {
  const store = treeStore(db);
  const { sealAt, newest, covered } = sealedLog(eventLog, key.public);

  const isOfThisLog = async ({ number, sealRoot }: TreeHead, last: Claim) =>
    number <= last.number && (await sealAt(number)).claim.root === sealRoot;

  /** @throws Error unless they are what was sealed */
  const leavesOf = async (claim: Claim, before: TreeHead | null) => {
    const leaves: Buffer[] = [];
    for await (const event of covered(claim)) leaves.push(leafOf(event));
    const isNext = claim.previous === (before?.sealRoot ?? firstRoot);
    if (isNext && leaves.length === claim.count && rootOf(claim.previous, leaves) === claim.root) return leaves;
    throw new Error(`The events of seal ${claim.number} are not what was sealed: run hub audit verify`);
  };

  const add = (claim: Claim, before: TreeHead | null, leaves: readonly Buffer[]): Promise<TreeHead> =>
    db.transaction(async (trx) => {
      const from = before?.size ?? 0;
      const size = from + leaves.length;
      await store.appendLeaves(trx, from, Buffer.concat(leaves.map(leafHash)));
      const root = await spanHash((level, tile) => store.readTile(level, tile, trx), [0, size]);
      const note = checkpointOf(size, root, key);
      const head = { number: claim.number, sealRoot: claim.root, size, note };
      await store.addHead(trx, head);
      return head;
    });

  const last = await newest();
  if (!last) return;
  let head = await store.newestHead();
  if (head && !(await isOfThisLog(head, last))) {
    await db.transaction((trx) => store.clear(trx));
    head = null;
  }
  for (let number = (head?.number ?? -1) + 1; number <= last.number; number += 1) {
    const { claim } = await sealAt(number);
    head = await add(claim, head, await leavesOf(claim, head));
  }
};
