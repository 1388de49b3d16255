import { Inclusion } from '@hub/contracts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkConsistency, checkInclusion, headOf } from './check-tree.ts';

const Vectors = z.object({
  publicKey: z.string(),
  checkpoints: z.record(z.string(), z.string()),
  inclusions: z.array(Inclusion),
  consistencies: z.array(z.object({ from: z.number(), to: z.number(), hashes: z.array(z.string()) })),
});
const file = new URL('../../../../docs/spec/audit-vectors.json', import.meta.url);
const { publicKey, checkpoints, inclusions, consistencies } = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')));
const idOf = ({ event }: Inclusion) => String((JSON.parse(event.head) as unknown[])[2]);
const holds = async (proof: Inclusion, id = idOf(proof)) => (await checkInclusion(id, proof))?.holds;
const head = (size: number) => headOf(checkpoints[size] ?? '', publicKey);

it('every event of the test vectors is in the log of its checkpoint', async () => {
  for (const proof of inclusions) expect(await holds(proof)).toBe(true);
  const [proof] = inclusions;
  expect(proof && (await checkInclusion(idOf(proof), { ...proof, tree: null }))).toBeNull();
});

it('an altered event, index, path, root or key is noticed', async () => {
  for (const proof of inclusions.slice(1)) {
    const { tree, event } = proof;
    if (!tree) throw new Error('without a tree');
    expect(await holds(proof, '00000000-0000-4000-8000-999999999999')).toBe(false);
    expect(await holds({ ...proof, event: { ...event, head: event.head.replace('Changed', 'Deleted') } })).toBe(false);
    expect(await holds({ ...proof, tree: { ...tree, index: tree.index === 3 ? 4 : 3 } })).toBe(false);
    expect(await holds({ ...proof, tree: { ...tree, hashes: tree.hashes.slice(1) } })).toBe(false);
    const grown = tree.checkpoint.replace(/\n(\d+)\n/, '\n999\n');
    expect(await holds({ ...proof, tree: { ...tree, checkpoint: grown } })).toBe(false);
    const unsigned = tree.checkpoint.slice(0, tree.checkpoint.indexOf('\n\n') + 2);
    expect(await holds({ ...proof, tree: { ...tree, checkpoint: unsigned } })).toBe(false);
  }
});

it('a later log of the test vectors begins with the earlier one, and with no other', async () => {
  for (const { from, to, hashes } of consistencies) {
    const [old, now] = [await head(from), await head(to)];
    expect([old.isSigned, now.isSigned]).toEqual([true, true]);
    expect(await checkConsistency(old, now, { hashes })).toBe(true);
    const root = old.root.map((byte, index) => (index === 0 ? byte ^ 1 : byte));
    expect(await checkConsistency({ ...old, root }, now, { hashes })).toBe(false);
    const other = hashes.length > 0 ? hashes.slice(1) : [Buffer.from(old.root).toString('base64')];
    expect(await checkConsistency(old, now, { hashes: other })).toBe(false);
  }
});
