import type { Passage } from '@hub/contracts';

const keyOf = ({ documentId, page, text }: Passage) => `${documentId} ${page} ${text}`;

/** Each passage once, where it is first. */
export const distinctPassages = (passages: readonly Passage[]): Passage[] =>
  [...new Map(passages.toReversed().map((passage) => [keyOf(passage), passage])).values()].toReversed();

/** Two lists by turns, so that the best of both come first. */
export const byTurns = (one: readonly Passage[], other: readonly Passage[]): Passage[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
