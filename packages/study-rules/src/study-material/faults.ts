import type { GeneratedFlashcard, GeneratedQuestion } from '@hub/contracts';
import { sentencesOf } from '../language/sentences.ts';
import { hasDanglingPronoun } from '../language/self-contained.ts';
import { isBalanced } from '../outline/line-marks.ts';

/** The letters and digits of a text, which are compared to find duplicates. */
const lettersAndDigits = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();

/** "Which of these has …" means the options below it. */
const options = /(?<!\p{L})(?:which|what|who) of these(?!\p{L})/giu;

const hasDanglingStart = (text: string) =>
  sentencesOf(text.replaceAll(options, 'which thing')).some(
    ({ tokens }, index) => index === 0 && hasDanglingPronoun(tokens),
  );

/** The answer as whole words of the question; a number or a sign may be in both. */
const isGiven = (question: string, answer: string) => {
  const own = lettersAndDigits(answer);
  return own.length > 3 && /\p{L}{3}/u.test(own) && ` ${lettersAndDigits(question)} `.includes(` ${own} `);
};

/** The end of a sentence that was cut: "they begin to corrode, and". */
const isCut = (text: string) =>
  /(?<!\p{L})(?:and|or|but|the|an?|of|to|with|which|because|und|oder|aber|der|die|das)[.…]?[”"“»]?$/u.test(text.trim());

const faultsOfForm = (question: string, answer: string): string[] => [
  ...(isCut(question) || isCut(answer) ? ['a sentence that was cut'] : []),
  ...(isBalanced(question) && isBalanced(answer) ? [] : ['a bracket that is not closed']),
  ...(isGiven(question, answer) ? ['the answer is in the question'] : []),
];

/** The faults of a card, given the cards before it. */
export const faultsOfCard = (card: GeneratedFlashcard, before: readonly GeneratedFlashcard[] = []): string[] => [
  ...(lettersAndDigits(card.front) === '' || lettersAndDigits(card.back) === '' ? ['an empty side'] : []),
  ...(lettersAndDigits(card.front) === lettersAndDigits(card.back) ? ['both sides are the same'] : []),
  ...(before.some(({ front }) => lettersAndDigits(front) === lettersAndDigits(card.front))
    ? ['the same front twice']
    : []),
  ...(hasDanglingStart(card.front) ? ['a pronoun without its noun'] : []),
  ...faultsOfForm(card.front, card.back),
];

const faultsOfOptions = ({ questionType, options, correctAnswer }: GeneratedQuestion): string[] => {
  if (questionType === 'short_answer') return options.length > 0 ? ['options of a short answer'] : [];
  return [
    ...(options.length < 3 ? ['fewer than three options'] : []),
    ...(new Set(options.map(lettersAndDigits)).size < options.length ? ['the same option twice'] : []),
    ...(options.includes(correctAnswer) ? [] : ['the answer is none of the options']),
  ];
};

/** The faults of a question, given the questions before it. */
export const faultsOfQuestion = (question: GeneratedQuestion, before: readonly GeneratedQuestion[] = []): string[] => [
  ...(lettersAndDigits(question.question) === '' ? ['an empty question'] : []),
  ...(lettersAndDigits(question.correctAnswer) === '' ? ['an empty answer'] : []),
  ...faultsOfOptions(question),
  ...(before.some((other) => lettersAndDigits(other.question) === lettersAndDigits(question.question))
    ? ['the same question twice']
    : []),
  ...(hasDanglingStart(question.question) ? ['a pronoun without its noun'] : []),
  ...faultsOfForm(question.question, question.correctAnswer),
];

/** The items without faults, in their order. */
export const withoutFaults = <Item>(
  items: readonly Item[],
  faultsOf: (item: Item, before: readonly Item[]) => readonly string[],
): Item[] => {
  const kept: Item[] = [];
  for (const item of items) if (faultsOf(item, kept).length === 0) kept.push(item);
  return kept;
};
