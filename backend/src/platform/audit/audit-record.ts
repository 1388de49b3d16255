import { sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { EventLog, NewEvent, StoredEvent } from '../event-log/index.ts';
import { uuid5 } from '../domain/index.ts';
import type { SealKey } from './seal-key.ts';

/** The stream that states where the chain of seals was interrupted. */
export const recordStream = 'audit-record';
const metadata = { schemaVersion: '1', actorKind: 'system' };

const Head = z.strictObject({ number: z.int(), root: z.string() }).nullable();

const Interruption = z.strictObject({
  type: z.enum(['SealingBegun', 'LogRestored']),
  at: z.iso.datetime(),
  /** The newest seal that the sealer remembered. */
  remembered: Head,
  /** The newest seal in the log when sealing continued. */
  found: Head,
  reason: z.string().max(500),
});
/** Why the chain continues from a seal other than the remembered one. */
export type Interruption = z.infer<typeof Interruption>;

const Signed = z.strictObject({ ...Interruption.shape, signature: z.base64() });

const signed = (stated: Interruption) => Buffer.from(JSON.stringify(stated));

const toEvent = (stated: Interruption, key: KeyObject): NewEvent => {
  const signature = sign(null, signed(stated), key).toString('base64');
  const data = Buffer.from(JSON.stringify({ ...stated, signature }));
  return { id: uuid5(recordStream, signature), type: stated.type, metadata, data };
};

/** Appends a signed interruption, which the next seal then covers. */
export const recordInterruption = async (eventLog: EventLog, key: SealKey, stated: Interruption): Promise<void> => {
  const latest = await eventLog.latest(recordStream);
  await eventLog.append(recordStream, latest?.revision ?? null, [toEvent(stated, key.private)]);
};

/** The interruption that an event states, or null unless it was made with this key and has not been altered. */
export const readInterruption = (event: Pick<StoredEvent, 'type' | 'data'>, key: KeyObject): Interruption | null => {
  try {
    const { signature, ...stated } = Signed.parse(JSON.parse(Buffer.from(event.data).toString()));
    const genuine = verify(null, signed(stated), key, Buffer.from(signature, 'base64'));
    return genuine && stated.type === event.type ? stated : null;
  } catch {
    return null;
  }
};
