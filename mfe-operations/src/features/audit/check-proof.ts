import type { EventProof } from '@hub/contracts';
import { z } from 'zod';
import { bytesOf, hexOf, joined, sha256, textBytes } from './bytes.ts';

const hashBytes = 32;
/** How much of each hash the signed claim repeats. */
const shortBytes = 8;

const Claim = z.object({
  number: z.number(),
  sealedAt: z.string(),
  previous: z.string(),
  root: z.string(),
  count: z.number(),
  leaves: z.string(),
});
/** It begins with stream, revision and id; type, time and metadata follow. */
const Head = z.array(z.unknown());

/** The browser lacks Ed25519 or a secure connection, or the proof is in no known format. */
export class Unchecked extends Error {
  override readonly name = 'Unchecked';
}

export const steps = ['event', 'listed', 'root', 'signature'] as const;
type Step = (typeof steps)[number];

/** What was worked out from a proof, in this browser and without the server's word. */
export interface Checked {
  /** SHA-256 of the event, in hex. */
  readonly hash: string;
  readonly stream: string;
  readonly revision: string;
  readonly seal: { readonly number: number; readonly sealedAt: string; readonly root: string } | null;
  /** SHA-256 of the public key, in hex: what an auditor compares with a noted copy. */
  readonly signer: string;
  readonly holds: Readonly<Record<Step, boolean>>;
}

const startsAt = (all: Uint8Array, index: number, part: Uint8Array) =>
  part.every((byte, offset) => all[index + offset] === byte);
/** The number of the hash among those of its seal; -1 without it. */
const placeOf = (hash: Uint8Array, all: Uint8Array) => {
  for (let place = 0; place * hashBytes < all.length; place += 1)
    if (startsAt(all, place * hashBytes, hash)) return place;
  return -1;
};

const isSigned = async ({ claim, signature }: NonNullable<EventProof['seal']>, publicKey: string) => {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), textBytes(claim));
};

const check = async (id: string, { event, seal, hashes, publicKey }: EventProof): Promise<Checked> => {
  const [stream, revision, stated] = Head.parse(JSON.parse(event.head)).map(String);
  const hash = await sha256(joined(textBytes(`${event.head}\n`), bytesOf(event.data)));
  const about = {
    hash: hexOf(hash),
    stream: stream ?? '',
    revision: revision ?? '',
    signer: hexOf(await sha256(bytesOf(publicKey))),
  };
  const holds = { event: stated === id, listed: false, root: false, signature: false };
  if (!seal) return { ...about, seal: null, holds };
  const claim = Claim.parse(JSON.parse(seal.claim));
  const all = bytesOf(hashes);
  const place = placeOf(hash, all);
  const isNamed = place >= 0 && startsAt(bytesOf(claim.leaves), place * shortBytes, hash.subarray(0, shortBytes));
  const root = hexOf(await sha256(joined(textBytes(claim.previous), all)));
  return {
    ...about,
    seal: claim,
    holds: {
      ...holds,
      listed: isNamed,
      root: root === claim.root && all.length === claim.count * hashBytes,
      signature: await isSigned(seal, publicKey),
    },
  };
};

/**
 * Checks that this event is the one that was sealed, by the format of the log's seals (ADR 16).
 * @throws Unchecked
 */
export const checkProof = (id: string, proof: EventProof): Promise<Checked> =>
  check(id, proof).catch((cause: unknown) => {
    throw new Unchecked('The proof could not be checked', { cause });
  });
