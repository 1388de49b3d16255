import { limits } from '@hub/contracts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** "1945", "3.5", "1,200", "12:30", "40 %"; not the number of a list item. */
const number = /(?<![\p{L}\p{N}])\p{N}+(?:[.,:/]\p{N}+)*/gu;
const quotation = /[“„«"]([^“”„«»"]{4,200})[”“»"]/gu;
const codeBlock = /(^```[\s\S]*?^```)/mu;
const listItem = /^\s*(?:[-*+]|\p{N}{1,3}[.)])\s+/u;
/** Smaller ones mostly count what was said: "three steps", "2 reasons". */
const smallest = 11;

/** "1,200" and "1.200" are one number, as are "3.5" and "3,5". */
const digits = (text: string) => text.replaceAll(/[^\p{N}]/gu, '');
const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a sentence says that can be looked up letter by letter. */
const factsIn = (sentence: string) => {
  const text = sentence.replace(listItem, '');
  return {
    numbers: [...text.matchAll(number)].map(([found]) => digits(found)).filter((each) => Number(each) >= smallest),
    quotations: [...text.matchAll(quotation)].map(([, quoted = '']) => words(quoted)),
  };
};

export const unsupportedNote = '_(not in your documents)_';

/** Inside the last cell of a table row. */
const withNote = (sentence: string) =>
  sentence.endsWith('|') ? `${sentence.slice(0, -1)}${unsupportedNote} |` : `${sentence} ${unsupportedNote}`;

/**
 * Marks each sentence of a model's answer that states a number or quotes words which are in none of the sources: where a
 * model invents, it does so in figures, years and quotations, and these are the same in every language.
 */
export const markUnsupported = (answer: string, sources: readonly string[]): string => {
  const known = new Set(sources.flatMap((source) => [...source.matchAll(number)].map(([found]) => digits(found))));
  const text = ` ${sources.map(words).join(' ')} `;
  const isUnsupported = (sentence: string) => {
    const { numbers, quotations } = factsIn(sentence);
    return numbers.some((each) => !known.has(each)) || quotations.some((quoted) => !text.includes(` ${quoted} `));
  };
  const marked = (line: string) =>
    [...sentences.segment(line)]
      .map(({ segment }) => (isUnsupported(segment) ? `${withNote(segment.trimEnd())} ` : segment))
      .join('')
      .trimEnd();
  return answer
    .split(codeBlock)
    .map((part, at) => (at % 2 === 1 ? part : part.split('\n').map(marked).join('\n')))
    .join('')
    .slice(0, limits.reply);
};
