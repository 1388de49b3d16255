import { type Rhythm, rhythmAt } from '@hub/study-rules/line';
import { removeSpan } from './text-span.ts';

const wordPattern = /[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}]/gu;

/** "friday’s" keeps its apostrophe: it is no plural. */
const folded = (word: string) => word.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** "every thu", "tue and thu", "every second week", and the text without it. */
export const readRhythm = (text: string): { rhythm: Rhythm | null; rest: string } => {
  const spans = [...text.matchAll(wordPattern)];
  const words = spans.map(([word]) => folded(word));
  for (const [at, { index }] of spans.entries()) {
    const found = rhythmAt(words, at);
    const last = found && spans[at + found.length - 1];
    if (!found || !last) continue;
    const length = last.index + last[0].length - index;
    return { rhythm: found.rhythm, rest: removeSpan(text, { index, length }) };
  }
  return { rhythm: null, rest: text };
};
