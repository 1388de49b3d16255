import { expect, it } from 'vitest';
import type { RecordedEvent } from '../rules/types.ts';
import { PublishedLog } from './published-log.ts';
import { subscribeAll } from './subscribe-all.ts';

const at = (position: bigint): RecordedEvent => ({
  id: '',
  type: 'T',
  isJson: true,
  data: Buffer.alloc(0),
  metadata: Buffer.alloc(0),
  position,
  stream: 's',
  revision: position - 1n,
  createdTicks: 0n,
});

/** A log with four events in memory, and a subscriber that filters for the given positions. */
const following = (wanted: readonly bigint[]) => {
  const stored: RecordedEvent[] = [];
  const published = new PublishedLog({ events: 4, bytes: 10_000 });
  const append = (count: number) => {
    const events = Array.from({ length: count }, (_, index) => at(BigInt(stored.length + index + 1)));
    stored.push(...events);
    published.publish(events, BigInt(stored.length));
  };
  const forwards = async ({ after, to, limit }: { after: bigint; to: bigint; limit: number }) =>
    stored.filter(({ position }) => position > after && position <= to).slice(0, limit);
  const filter = (events: readonly RecordedEvent[]) => events.map(({ position }) => wanted.includes(position));
  const view = { reader: { forwards }, published, page: 3, signal: new AbortController().signal };
  const deliveries = subscribeAll(view, { after: 0n, filter, checkpointEvery: 100 });
  /** Collects all deliveries until it has caught up. */
  const untilCaughtUp = async () => {
    const received: string[] = [];
    while (received.at(-1) !== 'caughtUp') {
      const { value = [] } = await deliveries.next();
      for (const each of value) {
        if (each.kind === 'event') received.push(`event ${each.event.position}`);
        else received.push(each.kind === 'checkpoint' ? `checkpoint ${each.position}` : each.kind);
      }
    }
    return received;
  };
  return { append, untilCaughtUp };
};

it(
  'a filtered subscriber that falls behind receives its last checkpoint, then all that it missed',
  { tags: ['R8'] },
  async () => {
    const { append, untilCaughtUp } = following([1n, 5n, 12n]);
    append(3);
    expect(await untilCaughtUp()).toEqual(['event 1', 'checkpoint 3', 'caughtUp']);
    append(9);
    expect(await untilCaughtUp()).toEqual([
      'checkpoint 3',
      'fellBehind',
      'event 5',
      'event 12',
      'checkpoint 12',
      'caughtUp',
    ]);
  },
);
