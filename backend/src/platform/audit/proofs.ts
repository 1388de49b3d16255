import type { EventProof, SealState } from '@hub/contracts';
import type { EventLog, StoredEvent } from '../event-log/index.ts';
import { headOf, leafOf } from './leaf.ts';
import { sealKey } from './seal-key.ts';
import { type Claim, newestSeal, readSeal, sealStream, signedText } from './seal.ts';

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

  const sealAt = async (number: number) => {
    const event = await eventLog.find(sealStream, BigInt(number));
    const claim = event && readSeal(event, key);
    if (!event || !claim) throw new Error(`Seal ${number} is missing or was altered`);
    return { event, claim };
  };

  const endOf = async ({ last }: Claim) => {
    const event = await eventLog.find(last.stream, BigInt(last.revision));
    if (!event) throw new Error(`Revision ${last.revision} of ${last.stream} was sealed and is missing`);
    return event.position;
  };

  /** The number of the first seal that reaches an event; null when none does. */
  const sealOf = async ({ position }: StoredEvent): Promise<number | null> => {
    const newest = await newestSeal(eventLog, key);
    if (!newest || (await endOf(newest)).commit < position.commit) return null;
    let [low, high] = [0, newest.number];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await endOf((await sealAt(middle)).claim)).commit < position.commit) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const hashesOf = async ({ number, count }: Claim): Promise<Buffer> => {
    const leaves: Buffer[] = [];
    const before = number === 0 ? null : await endOf((await sealAt(number - 1)).claim);
    for await (const event of eventLog.readAll(before)) {
      if (event.streamId !== sealStream) leaves.push(leafOf(event));
      if (leaves.length === count) break;
    }
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
