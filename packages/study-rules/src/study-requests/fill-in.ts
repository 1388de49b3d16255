import { sentencesOf } from '../language/sentences.ts';
import type { Point } from './points.ts';
import { frequencyOf } from '../language/word-vectors.ts';
import { isStopWord } from '../language/word-weight.ts';
import { rootsIn } from '../study-material/text.ts';

/** A sentence of the documents without one of its words, which is the answer. */
export interface FillIn {
  readonly question: string;
  readonly answer: string;
  readonly point: Point;
}

const number = /(?<![\p{L}\d.,])\d[\d.,]*\d(?:\s?(?:%|°C|percent|per cent))?(?![\p{L}\d])/u;
const word = /^\p{L}[\p{L}-]{3,}$/u;
const naming = new Set(['NOUN', 'PROPN']);
const opensWithPronoun = /^(?:it|its|he|she|they|their|this|that|these|those|so|but|and|er|sie|es|elle|ils?)\b/iu;
const [shortest, longest] = [25, 220];

/** A number, otherwise the rarest noun that the request does not name. */
const answerIn = (text: string, subject: string): string | undefined => {
  const [amount] = number.exec(text) ?? [];
  if (amount) return amount;
  const asked = new Set(rootsIn(subject));
  const [rarest] = sentencesOf(text)
    .flatMap(({ tokens }) =>
      tokens.flatMap((token) => (naming.has(token.pos) && word.test(token.text) ? [token.text] : [])),
    )
    .filter((each) => !isStopWord(each) && !rootsIn(each).some((root) => asked.has(root)))
    .toSorted((a, b) => (frequencyOf(a) ?? 0) - (frequencyOf(b) ?? 0));
  return rarest;
};

/** Questions for a subject on which nothing else can be asked: what its sentences say, with a gap. */
export const fillIns = (subject: string, points: readonly Point[], count: number): FillIn[] =>
  points
    .flatMap((point): FillIn[] => {
      const { text } = point;
      if (opensWithPronoun.test(text) || text.length < shortest || text.length > longest || text.endsWith('?'))
        return [];
      const answer = answerIn(text, subject);
      return answer ? [{ question: `Fill in: ${text.replace(answer, '_____')}`, answer, point }] : [];
    })
    .slice(0, count);
