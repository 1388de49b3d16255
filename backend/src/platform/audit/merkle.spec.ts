import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkpointOf } from './checkpoint.ts';
import { consistencySpans, hashBytes, inclusionSpans, leafHash, rootOver, spanHash, tileWidth } from './merkle.ts';
import { sealKey } from './seal-key.ts';

const spec = new URL('../../../../docs/spec/', import.meta.url);
const key = sealKey(Buffer.alloc(32, 7));
const publicKey = key.public.export({ format: 'der', type: 'spki' }).toString('base64');

/** The events of the test vectors. */
const eventAt = (index: number) => ({
  head: JSON.stringify([
    'task-1',
    String(index),
    `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    'TaskChanged',
    '2026-11-26T08:00:00.000Z',
    [['actorKind', 'student']],
  ]),
  data: Buffer.from(`sealed ${index}`).toString('base64'),
});
const contentOf = ({ head, data }: ReturnType<typeof eventAt>) =>
  createHash('sha256').update(`${head}\n`).update(Buffer.from(data, 'base64')).digest();
const leafAt = (index: number) => leafHash(contentOf(eventAt(index)));

/** A tree in memory, in tiles as the tables have them. */
const treeOf = (leaves: readonly Buffer[]) => {
  const levels: Buffer[][] = [[...leaves]];
  for (let level = 0; (levels[level]?.length ?? 0) >= tileWidth; level += 1) {
    const below = levels[level] ?? [];
    const full = Array.from({ length: Math.floor(below.length / tileWidth) }, (_, tile) =>
      rootOver(Buffer.concat(below.slice(tile * tileWidth, (tile + 1) * tileWidth))),
    );
    levels.push(full);
  }
  return async (level: number, tile: number) =>
    Buffer.concat((levels[level] ?? []).slice(tile * tileWidth, (tile + 1) * tileWidth));
};

/** RFC 6962 §2.1, word for word. */
const rootByDefinition = (leaves: readonly Buffer[]): Buffer => {
  const [first, second] = leaves;
  if (!second) return first ?? createHash('sha256').digest();
  const half = 2 ** (Math.ceil(Math.log2(leaves.length)) - 1);
  const parts = [leaves.slice(0, half), leaves.slice(half)].map(rootByDefinition);
  return createHash('sha256')
    .update(Buffer.concat([Buffer.of(1), ...parts]))
    .digest();
};

const leaves = Array.from({ length: 600 }, (_, index) => leafAt(index));
const texts = async (spans: readonly (readonly [number, number])[], size: number) => {
  const read = treeOf(leaves.slice(0, size));
  return Promise.all(spans.map(async (span) => (await spanHash(read, span)).toString('base64')));
};
const noteAt = async (size: number) =>
  checkpointOf(size, await spanHash(treeOf(leaves.slice(0, size)), [0, size]), key);
const inclusionAt = async (index: number, size: number) => ({
  event: eventAt(index),
  tree: {
    index,
    hashes: await texts(inclusionSpans(index, [0, size]), size),
    checkpoint: await noteAt(size),
  },
  publicKey,
});
const consistencyFrom = async (from: number, to: number) => ({ hashes: await texts(consistencySpans(from, to), to) });

const sizes = [1, 7, 256, 300];
const vectors = async () => ({
  publicKey,
  checkpoints: Object.fromEntries(await Promise.all(sizes.map(async (size) => [size, await noteAt(size)]))),
  inclusions: await Promise.all(
    (
      [
        [0, 1],
        [0, 7],
        [6, 7],
        [255, 300],
        [299, 300],
      ] as const
    ).map(([index, size]) => inclusionAt(index, size)),
  ),
  consistencies: await Promise.all(
    (
      [
        [1, 7],
        [7, 256],
        [256, 300],
        [7, 300],
        [300, 300],
      ] as const
    ).map(async ([from, to]) => ({
      from,
      to,
      ...(await consistencyFrom(from, to)),
    })),
  ),
});

it('the root over tiles is that of RFC 6962, for every size up to 600', async () => {
  for (let size = 1; size <= leaves.length; size += size < 20 ? 1 : 29) {
    const some = leaves.slice(0, size);
    expect((await spanHash(treeOf(some), [0, size])).equals(rootByDefinition(some))).toBe(true);
  }
  await expect(spanHash(treeOf(leaves.slice(0, 3)), [0, 4])).rejects.toThrow('no hash over leaves 0 to 4');
});

it('a proof has as many hashes as the tree is high', () => {
  expect(inclusionSpans(777_777, [0, 1_000_000])).toHaveLength(20);
  expect(consistencySpans(777_777, 1_000_000).length).toBeLessThan(40);
  expect(leafAt(0)).toHaveLength(hashBytes);
});

it('the test vectors are what this program makes (RECORD_VECTORS=1 writes them)', async () => {
  const file = new URL('audit-vectors.json', spec);
  const made = await vectors();
  if (process.env['RECORD_VECTORS']) await writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(made);
});

const python = await promisify(execFile)('python3', ['--version']).then(
  () => true,
  () => false,
);

describe.skipIf(!python)('the verifier in Python', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'audit-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const put = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const says = (...args: readonly string[]) =>
    promisify(execFile)('python3', [fileURLToPath(new URL('verify-audit.py', spec)), ...args, '--key', publicKey]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );

  it('accepts genuine proofs', async () => {
    const proof = await put('proof.json', JSON.stringify(await inclusionAt(299, 300)));
    expect(await says('inclusion', proof)).toBe(
      'Holds: TaskChanged, revision 299 of task-1, 2026-11-26T08:00:00.000Z, is event 299 of 300.\n',
    );
    const [old, now] = [await put('old', await noteAt(7)), await put('new', await noteAt(300))];
    const path = await put('path.json', JSON.stringify(await consistencyFrom(7, 300)));
    expect(await says('consistency', old, now, path)).toContain(
      'Holds: the log of 300 events begins with the 7 events',
    );
  });

  it('refuses an altered event, another index, a forged head and another history', async () => {
    const proof = await inclusionAt(5, 7);
    const refuses = async (changed: object) =>
      expect(await says('inclusion', await put('bad.json', JSON.stringify({ ...proof, ...changed })))).toMatch(
        /^Does not hold/,
      );
    await refuses({ event: { ...proof.event, head: proof.event.head.replace('Changed', 'Deleted') } });
    await refuses({ tree: { ...proof.tree, index: 4 } });
    await refuses({ tree: { ...proof.tree, checkpoint: proof.tree.checkpoint.replace('\n7\n', '\n8\n') } });
    const [old, now] = [await put('old2', await noteAt(6)), await put('new2', await noteAt(300))];
    const path = await put('path2.json', JSON.stringify(await consistencyFrom(7, 300)));
    expect(await says('consistency', old, now, path)).toMatch(/^Does not hold/);
  });
});
