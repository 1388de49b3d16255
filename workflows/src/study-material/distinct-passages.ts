import type { Passage } from '@hub/contracts';

const keyOf = ({ documentId, page, text }: Passage) => `${documentId} ${page} ${text}`;

/** Each passage once, where it is first. */
export const distinctPassages = (passages: readonly Passage[]): Passage[] =>
  [...new Map(passages.toReversed().map((passage) => [keyOf(passage), passage])).values()].toReversed();
