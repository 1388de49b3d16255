/** Edits between two words: letters inserted, left out, replaced or swapped; at most `most` + 1. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? most) + 1 : most + 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost, swap));
    }
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? most + 1, most + 1);
};

/** Short words are too close to each other to be corrected. */
const editsFor = (length: number) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

const letters = (word: string) => word.split('').toSorted().join('');

/** One word may be a slip of the other: few edits for its length, or swapped letters in a short word. */
export const isSlip = (said: string, known: string): boolean => {
  if (/\d/u.test(said) || said.charAt(0) !== known.charAt(0)) return false;
  const shorter = Math.min(said.length, known.length);
  const most = shorter >= 7 && said.slice(-3) === known.slice(-3) ? 2 : editsFor(shorter);
  if (most === 0) return said.length === 4 && known.length === 4 && letters(said) === letters(known);
  return editDistance(said, known, most) <= most;
};

/** Replaces a misspelt word by the only nearest word of the vocabulary; a usual word is not misspelt. */
export const speller = (vocabulary: ReadonlySet<string>, isUsual: (word: string) => boolean) => {
  const byFirst = Map.groupBy(vocabulary, (word) => word.charAt(0));
  return (word: string): string => {
    if (word.length < 4 || vocabulary.has(word) || isUsual(word) || !/^[a-z]+$/u.test(word)) return word;
    const near = (byFirst.get(word.charAt(0)) ?? [])
      .filter((known) => isSlip(word, known))
      .map((known) => ({ known, edits: editDistance(word, known, 2) }))
      .toSorted((a, b) => a.edits - b.edits);
    const [best, other] = near;
    if (!best || !other || other.edits > best.edits) return best?.known ?? word;
    // "canceld" is as near to "cancel": the ending decides
    const alike = near.filter(({ known, edits }) => edits === best.edits && known.at(-1) === word.at(-1));
    return alike.length === 1 ? (alike[0]?.known ?? word) : word;
  };
};
