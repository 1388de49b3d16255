import type { EventProof } from '@hub/contracts';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkProof } from './check-proof.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const id = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
const sha256 = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** As the server proves an event, written from ADR 16. */
const proofOf = (): EventProof => {
  const head = JSON.stringify(['task-1', '0', id, 'TaskAdded', '2026-11-26T08:00:00.000Z', [['actorKind', 'student']]]);
  const data = randomBytes(80);
  const leaves = [randomBytes(32), sha256(head, '\n', data), randomBytes(32)];
  const previous = '0'.repeat(64);
  const claim = JSON.stringify({
    number: 7,
    sealedAt: '2026-11-26T08:01:00.000Z',
    previous,
    root: sha256(previous, ...leaves).toString('hex'),
    count: 3,
    last: { stream: 'task-2', revision: '4', id },
    leaves: Buffer.concat(leaves.map((leaf) => leaf.subarray(0, 8))).toString('base64'),
  });
  return {
    event: { head, data: data.toString('base64') },
    seal: { claim, signature: sign(null, Buffer.from(claim), privateKey).toString('base64') },
    hashes: Buffer.concat(leaves).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};
const failing = async (proof: EventProof, about = id) =>
  Object.entries((await checkProof(about, proof)).holds).flatMap(([step, holds]) => (holds ? [] : [step]));
const withSeal = (proof: EventProof, change: (claim: string) => string): EventProof => ({
  ...proof,
  seal: proof.seal && { ...proof.seal, claim: change(proof.seal.claim) },
});

it('of a sealed event holds, and says where it is sealed', async () => {
  const proof = proofOf();
  expect(await checkProof(id, proof)).toMatchObject({
    stream: 'task-1',
    revision: '0',
    seal: { number: 7, sealedAt: '2026-11-26T08:01:00.000Z' },
    holds: { event: true, listed: true, root: true, signature: true },
  });
});

it('fails where the event, another one of its seal, or the seal was altered', async () => {
  const proof = proofOf();
  expect(await failing(proof, '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c12')).toEqual(['event']);
  const otherType = proof.event.head.replace('TaskAdded', 'TaskDeleted');
  expect(await failing({ ...proof, event: { ...proof.event, head: otherType } })).toEqual(['listed']);
  const otherData = randomBytes(80).toString('base64');
  expect(await failing({ ...proof, event: { ...proof.event, data: otherData } })).toEqual(['listed']);
  const hashes = Buffer.from(proof.hashes, 'base64');
  hashes[0] = (hashes[0] ?? 0) ^ 1;
  expect(await failing({ ...proof, hashes: hashes.toString('base64') })).toEqual(['root']);
  expect(await failing(withSeal(proof, (claim) => claim.replace('"number":7', '"number":8')))).toEqual(['signature']);
  const otherRoot = (claim: string) => claim.replace(/"root":"./, (found) => `"root":"${found.endsWith('0') ? 1 : 0}`);
  expect(await failing(withSeal(proof, otherRoot))).toEqual(['root', 'signature']);
});

it('of an event that is not sealed yet proves nothing', async () => {
  const checked = await checkProof(id, { ...proofOf(), seal: null, hashes: '' });
  expect(checked).toMatchObject({ seal: null, holds: { event: true, listed: false, root: false, signature: false } });
});
