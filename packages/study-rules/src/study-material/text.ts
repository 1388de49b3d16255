import { remembered } from './remembered.ts';
import { isQuestionWord, isStopWord } from '../language/word-weight.ts';

/** Upper case at the start, if that is a word: "kg" and "p = m v" stay as they are. */
export const capital = (text: string): string =>
  /^\p{Ll}{4,}(?![\p{L}\p{N}])|^\p{Ll}{3}\s\p{L}{3}|^(?:an?|the|that|to|in|on|by|no|not|is|it|der|die|das|ein|eine|einen|den|dem|la|le|les|el|los|las|un|une|una)\s/u.test(
    text,
  )
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;

/** Without the sign at its end. */
export const withoutEnd = (text: string): string =>
  text
    .trim()
    .replace(/[.;:,]+$/u, '')
    .trim();

/** A form of a word that its plural shares, in any language. */
export const rootOf = (word: string): string => {
  const lower = word.toLowerCase();
  if (lower.length < 5) return lower;
  return (
    lower
      .replace(/ies$/u, 'y')
      .replace(/(?<![su])s$/u, '')
      .replace(/(?:ing|ed)$/u, '')
      // "forgetting", "stopped": English doubles the last letter, but "fall" and "pass" end with two
      .replace(/([bdgkmnprt])\1$/u, '$1')
      .slice(0, 8)
  );
};

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The roots of the words that say something. */
export const rootsIn: (text: string) => readonly string[] = remembered((text) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word) && !isQuestionWord(word) && (word.length > 2 || /\p{N}|^\p{Lu}/u.test(word)))
    .map(rootOf),
);

/** The share of the roots of one text that another has too. */
export const overlap = (of: string, other: string): number => {
  const own = new Set(rootsIn(of));
  const others = new Set(rootsIn(other));
  return own.size === 0 ? 0 : [...own].filter((root) => others.has(root)).length / own.size;
};

/** Whether a text has one of the words of another. */
export const leaks = (answer: string, question: string): boolean => {
  const asked = new Set(rootsIn(question));
  return rootsIn(answer).some((root) => asked.has(root));
};

const asWords = remembered((text) => ` ${wordsOf(text.toLowerCase()).join(' ')} `);

/** Whether a text has another as whole words. */
export const hasPhrase = (text: string, phrase: string): boolean => {
  const part = asWords(phrase);
  return part.trim() !== '' && asWords(text).includes(part);
};
