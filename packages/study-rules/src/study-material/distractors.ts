import { createHash } from 'node:crypto';
import { lettersAndDigits } from './faults.ts';

/** Three wrong options make a question that is not answered by chance. */
const most = 3;
const fewest = 2;

const wordsOf = (text: string) => new Set(lettersAndDigits(text).split(' '));

/** An option that holds another, or shares most of its words, would be right as well. */
const tooNear = (a: string, b: string) => {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= Math.min(one.size, other.size);
};

const farness = (answer: string) => (option: string) => Math.abs(option.length - answer.length);

/** Wrong options of the answer's kind, as alike in length as there are; undefined when there are too few. */
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

/** The answer among the others, at a place that its text decides: the same every time, and no pattern to guess by. */
export const shuffled = (answer: string, others: readonly string[]): string[] => {
  const [place = 0] = createHash('sha256').update(answer).digest();
  return others.toSpliced(place % (others.length + 1), 0, answer);
};
