import { sign, verify, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { NewEvent, StoredEvent } from '../event-log/index.ts';
import { uuid5 } from '../domain/index.ts';

/** The stream of the seals; their number is their revision. */
export const sealStream = 'audit-digest';
const type = 'LogSealed';
const metadata = { schemaVersion: '1', actorKind: 'system' };

/** Of each event's sha-256 a seal keeps this much: enough to name the one that was altered. */
export const leafBytes = 8;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const Claim = z.strictObject({
  number: z.int().nonnegative(),
  sealedAt: z.iso.datetime(),
  /** Root of the seal before; 64 zeros in the first. */
  previous: hash,
  root: hash,
  /** Events that this seal adds to the chain: those that follow the last one sealed, seals left out. */
  count: z.int().positive(),
  /** The last of them. Found again by it: a position holds for one log only. */
  last: z.strictObject({ stream: z.string(), revision: z.string().regex(/^\d+$/), id: z.uuid() }),
  /** The first {@link leafBytes} bytes of each event's hash. */
  leaves: z.base64(),
});
/** What a seal says. */
export type Claim = z.infer<typeof Claim>;

const Seal = z.strictObject({ ...Claim.shape, signature: z.base64() });

/** What the first seal has for the root before it. */
export const firstRoot = '0'.repeat(64);

const signed = (claim: Claim) => Buffer.from(JSON.stringify(claim));
const idOf = ({ number, root }: Claim) => uuid5(sealStream, String(number), root);

/** Signs a claim. Its id follows from number and root, so the same seal twice is one event. */
export const toEvent = (claim: Claim, key: KeyObject): NewEvent => {
  const signature = sign(null, signed(claim), key).toString('base64');
  return { id: idOf(claim), type, metadata, data: Buffer.from(JSON.stringify({ ...claim, signature })) };
};

const parsed = (data: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(data).toString());
  } catch {
    return undefined;
  }
};

/** What the seal says, when it was made with this key and nothing of it was altered since; else null. */
export const fromEvent = (event: StoredEvent, key: KeyObject): Claim | null => {
  const seal = Seal.safeParse(parsed(event.data));
  if (!seal.success) return null;
  const { signature, ...claim } = seal.data;
  const genuine = verify(null, signed(claim), key, Buffer.from(signature, 'base64'));
  const inPlace =
    event.type === type &&
    event.id === idOf(claim) &&
    event.revision === BigInt(claim.number) &&
    isDeepStrictEqual(event.metadata, metadata);
  return genuine && inPlace ? claim : null;
};
