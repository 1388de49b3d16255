import type { GeneratedQuestion } from '@hub/contracts';
import { RequestRefused, type TestMaterial } from '../requests.ts';
import { nothingToAsk } from './flashcards.ts';
import { faultsOfQuestion, lettersAndDigits, withoutFaults } from './faults.ts';
import { type Gap, clozeGaps } from './cloze-gaps.ts';
import { distractorsFor, shuffled } from './distractors.ts';
import { type Fact, factsIn } from './facts.ts';
import { readPassages } from './read-passages.ts';
import { passagesAboutPrompt } from './prompt-topic.ts';

type Difficulty = TestMaterial['difficulty'];

/** Upper or lower case must not give the answer away. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const explained = (sentence: string | undefined, place: string) => (sentence ? `${place}: “${sentence}”` : null);

interface Draft {
  readonly question: string;
  readonly answer: string;
  /** Possible wrong options of the same kind. */
  readonly others: readonly string[];
  readonly origin: Pick<Fact, 'source' | 'place'>;
  /** Whether the answer is short enough to be typed. */
  readonly typed: boolean;
}

const written = ({ question, answer, others, origin, typed }: Draft, difficulty: Difficulty): GeneratedQuestion[] => {
  const common = {
    question,
    correctAnswer: answer,
    explanation: explained(origin.source?.quote, origin.place),
    difficulty,
    source: origin.source,
  };
  const wrong = distractorsFor(answer, others);
  if (wrong) {
    const options = shuffled(answer, wrong).map(capital);
    const correctAnswer = capital(answer);
    return [{ ...common, correctAnswer, questionType: 'multiple_choice', options, points: 1 }];
  }
  return typed ? [{ ...common, questionType: 'short_answer', options: [], points: 2 }] : [];
};

const typedOnly = (draft: Draft): Draft => ({ ...draft, others: [] });

const termDraft = ({ term, meaning, ...origin }: Fact, facts: readonly Fact[]): Draft[] => {
  // a meaning that contains its term gives the answer away, and a meaning of two terms has two answers
  const same = facts.filter((fact) => lettersAndDigits(fact.meaning) === lettersAndDigits(meaning));
  if (same.length > 1 || lettersAndDigits(meaning).includes(lettersAndDigits(term))) return [];
  const others = facts
    .map((fact) => fact.term)
    .filter((other) => !lettersAndDigits(meaning).includes(lettersAndDigits(other)));
  return [{ question: `Which term is described as “${meaning}”?`, answer: term, others, origin, typed: true }];
};

const meaningDraft = ({ question, meaning, ...origin }: Fact, facts: readonly Fact[]): Draft => {
  const kind = question.split(' ', 2).join(' ');
  const others = facts.filter((fact) => fact.question.startsWith(kind)).map((fact) => fact.meaning);
  return { question, answer: meaning, others, origin, typed: false };
};

const gapDraft = ({ stem, answer, kind, ...origin }: Gap, gaps: readonly Gap[]): Draft => {
  const fitting = gaps.filter(
    (gap) => gap.kind === kind && !lettersAndDigits(origin.sentence).includes(lettersAndDigits(gap.answer)),
  );
  return {
    question: `Which word or phrase completes the sentence? “${stem}”`,
    answer,
    others: fitting.map((gap) => gap.answer),
    origin,
    typed: true,
  };
};

/** Easy tests have only options; in hard ones every second answer is typed. */
const asWanted = (drafts: readonly Draft[], difficulty: Difficulty) =>
  drafts.map((draft, index) => (difficulty === 'hard' && draft.typed && index % 2 === 1 ? typedOnly(draft) : draft));

/**
 * Terms and their meanings, then sentences with a gap; fewer than requested rather than bad ones.
 * @throws RequestRefused when no question can be made
 */
export const writeQuestions = ({ prompt, count, difficulty, passages }: TestMaterial): GeneratedQuestion[] => {
  const read = readPassages(passagesAboutPrompt(prompt, passages));
  const [facts, gaps] = [factsIn(read), clozeGaps(read.statements)];
  const ofFacts = facts.map((fact, index) =>
    index % 2 === 0 ? [...termDraft(fact, facts), meaningDraft(fact, facts)] : [meaningDraft(fact, facts)],
  );
  const usedSentences = new Set(facts.map(({ source }) => lettersAndDigits(source?.quote ?? '')));
  const ofGaps = gaps
    .filter(({ sentence }) => !usedSentences.has(lettersAndDigits(sentence)))
    .map((gap) => gapDraft(gap, gaps));
  const drafts = asWanted([...ofFacts.flatMap((found) => found.slice(0, 1)), ...ofGaps], difficulty);
  const questions = withoutFaults(
    drafts.flatMap((draft) => written(draft, difficulty)),
    faultsOfQuestion,
  );
  if (questions.length === 0) throw new RequestRefused(nothingToAsk);
  return questions.slice(0, count);
};
