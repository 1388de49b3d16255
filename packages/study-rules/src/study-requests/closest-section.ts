import type { ChatReply } from '@hub/contracts';
import { isQuestionWord, isStopWord } from '../language/word-weight.ts';
import { readOutline } from '../outline/read-outline.ts';
import type { ChatQuestion } from '../requests.ts';
import { rootsIn } from '../study-material/text.ts';
import { eachOnce, type Point, pointsOf } from './points.ts';
import { inSentences, shareAlike } from './section-about.ts';
import { groupedReply } from './study-reply.ts';

const most = 12;
const longest = 1600;
const half = 0.5;

const lengthOf = (points: readonly Point[]) => points.reduce((sum, { text }) => sum + text.length, 0);

/** How much of what a title is about a question names. */
const namedShare = (asked: readonly string[], title: string) => shareAlike([...new Set(rootsIn(title))], asked);

/** How many of the closest passages must be in a section: the better the question names it, the fewer. */
const neededOf = (share: number, quotes: readonly string[]) => {
  if (share === 1) return 1;
  return share >= half ? Math.min(2, quotes.length) : quotes.length;
};

const flat = (text: string) => text.replaceAll(/\s+/gu, ' ');

/**
 * The whole section or table that the closest passages of a question are from, when most of them are in it or the question
 * has its title; undefined otherwise, or when it is too long to be read for one answer.
 */
export const closestSection = (
  { message, passages, attachment }: ChatQuestion,
  closest: ChatReply,
): ChatReply | undefined => {
  if (attachment || closest.citations.length === 0) return undefined;
  const points = inSentences(readOutline(passages).flatMap(pointsOf)).filter(({ isSubject }) => isSubject);
  const quotes = closest.citations.map(({ quote }) => flat(quote));
  const holds = (own: readonly Point[]) =>
    quotes.filter((quote) =>
      own.some(({ line }) => quote.includes(flat(line.quote)) || flat(line.quote).includes(quote)),
    );
  const words = message.split(/[^\p{L}\p{N}]+/u).filter((word) => !isStopWord(word) && !isQuestionWord(word));
  const asked = [...new Set(words.flatMap(rootsIn))];
  const [best] = [...Map.groupBy(points, ({ section }) => section)]
    .map(([{ title }, own]) => ({ title, own: eachOnce(own), held: holds(own), share: namedShare(asked, title ?? '') }))
    .filter(({ title, own, held, share }) => title !== null && own.length > 1 && held.length >= neededOf(share, quotes))
    .toSorted((one, other) => other.share - one.share || other.held.length - one.held.length);
  // the passage that is most likely to answer must not be lost
  const [first = ''] = quotes;
  if (!best || !best.held.includes(first) || best.own.length > most || lengthOf(best.own) > longest) return undefined;
  return groupedReply('The closest passages, which may not answer your question, are in this section:', [
    { heading: best.title, points: best.own },
  ]);
};
