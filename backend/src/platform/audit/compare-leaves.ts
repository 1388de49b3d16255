import { type Breach, breachAt, type Pending } from './breach.ts';
import { leafBytes, type Claim } from './seal.ts';

const short = (leaf: Buffer) => leaf.toString('base64', 0, leafBytes);

const expectedLeaves = ({ leaves }: Claim): string[] => {
  const bytes = Buffer.from(leaves, 'base64');
  return Array.from({ length: Math.floor(bytes.length / leafBytes) }, (_, index) =>
    short(bytes.subarray(index * leafBytes, (index + 1) * leafBytes)),
  );
};

const placesOf = (leaves: readonly string[]) => new Map(leaves.map((leaf, index) => [leaf, index]));

const missing = (position: bigint, count: number, next: Pending | undefined): Breach => ({
  kind: 'missing',
  position,
  stream: null,
  revision: null,
  what: next
    ? `${count === 1 ? 'an event' : `${count} events`} after it, and before ${next.position}, ${count === 1 ? 'is' : 'are'} missing`
    : `${count} events after it are missing`,
});

interface Comparison {
  readonly breaches: readonly Breach[];
  /** How many of the pending events the seal covers. */
  readonly covered: number;
}

/** Aligns the events with the hashes of a seal, in linear time, and names every difference. */
export const compareLeaves = (claim: Claim, pending: readonly Pending[], before: bigint): Comparison => {
  const expected = expectedLeaves(claim);
  const found = pending.map(({ leaf }) => short(leaf));
  const [inSeal, inLog] = [placesOf(expected), placesOf(found)];
  const breaches: Breach[] = [];
  let at = 0;
  let met = 0;
  while (at < expected.length) {
    const event = pending[met];
    const last = pending[met - 1]?.position ?? before;
    const later = inSeal.get(found[met] ?? '') ?? -1;
    const ahead = inLog.get(expected[at] ?? '') ?? -1;
    if (!event) {
      breaches.push(missing(last, expected.length - at, undefined));
      at = expected.length;
    } else if (later > at && (ahead <= met || later - at <= ahead - met)) {
      breaches.push(missing(last, later - at, event));
      at = later;
    } else if (expected[at] === found[met]) {
      at += 1;
      met += 1;
    } else if (ahead > met) {
      breaches.push(breachAt(event, 'inserted', 'was not there when the log was sealed'));
      met += 1;
    } else {
      breaches.push(breachAt(event, 'altered', 'is not what was sealed'));
      at += 1;
      met += 1;
    }
  }
  return { breaches, covered: met };
};
