import type { KeyObject } from 'node:crypto';
import type { EventLog, StoredEvent } from '../event-log/index.ts';
import { type Claim, newestSeal, readSeal, sealStream } from './seal.ts';

/** Finds seals, and what they cover. */
export const sealedLog = (eventLog: Pick<EventLog, 'find' | 'latest' | 'readAll'>, key: KeyObject) => {
  /** @throws Error when it is missing or was altered */
  const sealAt = async (number: number): Promise<{ event: StoredEvent; claim: Claim }> => {
    const event = await eventLog.find(sealStream, BigInt(number));
    const claim = event && readSeal(event, key);
    if (!event || !claim) throw new Error(`Seal ${number} is missing or was altered`);
    return { event, claim };
  };

  /** The position of the last event that it covers. @throws Error when that is missing */
  const endOf = async ({ last }: Claim) => {
    const event = await eventLog.find(last.stream, BigInt(last.revision));
    if (!event) throw new Error(`Revision ${last.revision} of ${last.stream} was sealed and is missing`);
    return event.position;
  };

  /** The events that a seal covers, as far as the log still has them. */
  async function* covered({ number, count }: Claim): AsyncGenerator<StoredEvent> {
    const before = number === 0 ? null : await endOf((await sealAt(number - 1)).claim);
    let left = count;
    for await (const event of eventLog.readAll(before)) {
      if (event.streamId === sealStream) continue;
      yield event;
      left -= 1;
      if (left === 0) return;
    }
  }

  return {
    sealAt,
    newest: () => newestSeal(eventLog, key),

    /** The number of the first seal that reaches an event; null when none does. */
    sealOf: async ({ position }: StoredEvent): Promise<number | null> => {
      const newest = await newestSeal(eventLog, key);
      if (!newest || (await endOf(newest)).commit < position.commit) return null;
      let [low, high] = [0, newest.number];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if ((await endOf((await sealAt(middle)).claim)).commit < position.commit) low = middle + 1;
        else high = middle;
      }
      return low;
    },

    covered,
  };
};
