import { askedWords } from './language.ts';

const longest = 500;

/** Sentences and lines, including surrounding whitespace: joined, they are the text. */
const sentencesOf = (text: string) => text.match(/[^.!?\n]+(?:[.!?\n]+\s*|$)/gu) ?? [text];

/** Compares the beginnings of words, as endings differ between question and text. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 3));

/**
 * The sentence of a passage that contains most words of the question, and as much of what follows as fits, verbatim.
 */
export const quoteOf = (text: string, question: string): string => {
  if (text.length <= longest) return text;
  const stems = askedWords(question).map(stem);
  const sentences = sentencesOf(text);
  const scores = sentences.map((sentence) => {
    const lower = sentence.toLowerCase();
    return stems.filter((word) => lower.includes(word)).length;
  });
  const best = scores.indexOf(Math.max(...scores));
  const from = sentences.slice(0, best).join('').length;
  const cut = text.slice(from, from + longest);
  const end = from + cut.length < text.length ? Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n')) : cut.length;
  return (end > 0 ? cut.slice(0, end) : cut).trim();
};
