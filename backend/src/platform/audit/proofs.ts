import type { EventProof, SealState } from '@hub/contracts';
import type { EventLog } from '../event-log/index.ts';
import { headOf, leafOf } from './leaf.ts';
import { sealKey } from './seal-key.ts';
import { type Claim, newestSeal, signedText } from './seal.ts';
import { sealedLog } from './sealed-log.ts';

type SealedLog = Pick<EventLog, 'find' | 'latest' | 'read' | 'readAll'>;

/** What proves single events to an auditor who does not trust this program. */
export interface Proofs {
  /** Null when the stream has no such event. @throws Rejection `unavailable`; Error when a seal was altered */
  readonly proofOf: (stream: string, id: string) => Promise<EventProof | null>;
  /** @throws Rejection `unavailable`; Error when the newest seal was altered */
  readonly state: () => Promise<SealState>;
}

export const createProofs = (eventLog: SealedLog, masterKey: Buffer, unsealedMs: () => Promise<number>): Proofs => {
  const { public: key } = sealKey(masterKey);
  const publicKey = key.export({ format: 'der', type: 'spki' }).toString('base64');

  const { sealAt, sealOf, covered } = sealedLog(eventLog, key);

  const hashesOf = async (claim: Claim): Promise<Buffer> => {
    const leaves: Buffer[] = [];
    for await (const event of covered(claim)) leaves.push(leafOf(event));
    return Buffer.concat(leaves);
  };

  return {
    async proofOf(stream, id) {
      const event = (await eventLog.read(stream)).find((one) => one.id === id);
      if (!event) return null;
      const number = await sealOf(event);
      const seal = number === null ? null : await sealAt(number);
      return {
        event: { head: headOf(event), data: Buffer.from(event.data).toString('base64') },
        seal: seal && signedText(seal.event),
        hashes: seal ? (await hashesOf(seal.claim)).toString('base64') : '',
        publicKey,
      };
    },
    async state() {
      const newest = await newestSeal(eventLog, key);
      return {
        newest: newest && { number: newest.number, root: newest.root, sealedAt: newest.sealedAt },
        unsealedMs: await unsealedMs(),
        publicKey,
      };
    },
  };
};
