import { createHash } from 'node:crypto';
import { lettersAndDigits } from './faults.ts';

/** Three wrong options are enough to prevent a lucky guess. */
const most = 3;
const fewest = 2;

const wordsOf = (text: string) => new Set(lettersAndDigits(text).split(' '));

/** An option that contains another, or shares most of its words, would be correct too. */
const tooNear = (a: string, b: string) => {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= Math.min(one.size, other.size);
};

const farness = (answer: string) => (option: string) => Math.abs(option.length - answer.length);

/** Wrong options of similar length to the answer; undefined when there are too few. */
export const distractorsFor = (answer: string, others: readonly string[]): string[] | undefined => {
  const far = farness(answer);
  const chosen: string[] = [];
  for (const option of others.toSorted((a, b) => far(a) - far(b))) {
    if ([answer, ...chosen].some((taken) => tooNear(taken, option))) continue;
    chosen.push(option);
    if (chosen.length === most) break;
  }
  return chosen.length >= fewest ? chosen : undefined;
};

/** The answer among the others, at an index derived from its text: reproducible, but not predictable. */
export const shuffled = (answer: string, others: readonly string[]): string[] => {
  const [place = 0] = createHash('sha256').update(answer).digest();
  return others.toSpliced(place % (others.length + 1), 0, answer);
};
