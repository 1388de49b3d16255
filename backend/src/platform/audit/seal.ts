import { sign, verify, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { EventLog, NewEvent, StoredEvent } from '../event-log/index.ts';
import { uuid5 } from '../domain/index.ts';

/** The stream of the seals; a seal's number is its revision. */
export const sealStream = 'audit-digest';
const type = 'LogSealed';
const metadata = { schemaVersion: '1', actorKind: 'system' };

/** Bytes of each event's SHA-256 that a seal stores: enough to identify an altered event. */
export const leafBytes = 8;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const Claim = z.strictObject({
  number: z.int().nonnegative(),
  sealedAt: z.iso.datetime(),
  /** Root of the previous seal; 64 zeros in the first. */
  previous: hash,
  root: hash,
  /** Number of events this seal adds to the chain: those after the last sealed one, without seals. */
  count: z.int().positive(),
  /** The last of them. Stored by stream, revision and id because a position is valid for one log only. */
  last: z.strictObject({ stream: z.string(), revision: z.string().regex(/^\d+$/), id: z.uuid() }),
  /** The first {@link leafBytes} bytes of each event's hash. */
  leaves: z.base64(),
});
/** What a seal says. */
export type Claim = z.infer<typeof Claim>;

const Seal = z.strictObject({ ...Claim.shape, signature: z.base64() });

/** The previous root in the first seal. */
export const firstRoot = '0'.repeat(64);

const signed = (claim: Claim) => Buffer.from(JSON.stringify(claim));
const idOf = ({ number, root }: Claim) => uuid5(sealStream, String(number), root);

/** Signs a claim. The event id is derived from number and root, so sealing twice gives one event. */
export const toSealEvent = (claim: Claim, key: KeyObject): NewEvent => {
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

/** A seal's claim as the text that was signed, and the signature. */
export const signedText = ({ data }: Pick<StoredEvent, 'data'>): { claim: string; signature: string } => {
  const { signature, ...claim } = Seal.parse(parsed(data));
  return { claim: signed(claim).toString(), signature };
};

/** The claim of a seal, or null unless it was made with this key and has not been altered. */
export const readSeal = (event: StoredEvent, key: KeyObject): Claim | null => {
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

/** The newest seal, or null when there is none. @throws Error when it is not genuine: a broken chain is never extended */
export const newestSeal = async (eventLog: Pick<EventLog, 'latest'>, key: KeyObject): Promise<Claim | null> => {
  const event = await eventLog.latest(sealStream);
  const claim = event && readSeal(event, key);
  if (event && !claim) {
    throw new Error(
      `Seal ${event.revision} at position ${event.position.commit} was altered: run hub audit verify for details`,
    );
  }
  return claim;
};
