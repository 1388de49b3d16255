import { isNumber, type Token } from '../words/tokens.ts';

/** What a token stands for in a sentence, whatever it is called there. */
export type Slot = 'thing' | 'class' | 'day' | 'time' | 'range' | 'shift' | 'part' | 'weekly';

const shownAs = (token: Token, slot: Slot | undefined) =>
  slot ? `<${slot}>` : isNumber(token) || /\d/u.test(token.word) ? '<number>' : token.word;

const said = /[\p{L}\p{N}?!✅✔]/u;

/** The words of a sentence with its names, days and times replaced by their kind, so that like sentences look alike. */
export const worded = (tokens: readonly Token[], slotAt: (at: number) => Slot | undefined): string[] => {
  const words: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!said.test(token.text)) continue;
    const word = shownAs(token, slotAt(at));
    const isSame = word.startsWith('<') && word === words.at(-1);
    if (!isSame) words.push(word);
  }
  return words;
};

/** Single words, pairs and the beginning; the model knows a weight of each for each intent. */
export const featuresOf = (words: readonly string[]): string[] => {
  const framed = ['^', ...words, '$'];
  const pairs = framed.slice(1).map((word, at) => `${framed[at] ?? ''} ${word}`);
  const apart = framed.slice(2).map((word, at) => `${framed[at] ?? ''} … ${word}`);
  return [...new Set([...words, ...pairs, ...apart])];
};
