import type { GeneratedQuestion } from '@hub/contracts';
import { createHash } from 'node:crypto';
import { RequestRefused, type TestMaterial } from '../requests.ts';
import type { Candidate } from './candidates/candidate.ts';
import { chooseFor } from './choose.ts';
import { faultsOfQuestion, withoutFaults } from './faults.ts';
import { sourceOf } from './source-of.ts';
import { capital } from './text.ts';

/** Three wrong options are enough to prevent a lucky guess. */
const most = 3;
const fewest = 2;

/** The answer among the others, at an index derived from the question: reproducible, but not predictable. */
const shuffled = (answer: string, others: readonly string[], question: string): string[] => {
  const [place = 0] = createHash('sha256').update(`${question} ${answer}`).digest();
  return others.toSpliced(place % (others.length + 1), 0, answer);
};

const questionOf = ({ question, answer, wrong, typed, level, line }: Candidate): GeneratedQuestion[] => {
  const source = sourceOf(line);
  const common = {
    question,
    explanation: `${line.origin.documentName}, page ${line.origin.page}: “${source.quote}”`,
    difficulty: level,
    source,
  };
  // upper or lower case must not give the answer away
  const options =
    [answer, ...wrong].every((option) => /^\p{Lu}/u.test(option)) || answer.length < 3 ? wrong : wrong.map(capital);
  const correctAnswer = options === wrong ? answer : capital(answer);
  if (wrong.length >= fewest) {
    return [
      {
        ...common,
        questionType: 'multiple_choice',
        correctAnswer,
        options: shuffled(correctAnswer, options.slice(0, most), question),
        points: 1,
      },
    ];
  }
  return typed ? [{ ...common, questionType: 'short_answer', correctAnswer: answer, options: [], points: 2 }] : [];
};

/**
 * Questions about what the prompt asks for, asked as the difficulty wants; fewer than requested rather than bad ones.
 * @throws RequestRefused when no question can be made
 */
export const writeQuestions = (material: TestMaterial): GeneratedQuestion[] => {
  const questions = withoutFaults(
    chooseFor(material, { use: 'test', level: material.difficulty }).flatMap(questionOf),
    faultsOfQuestion,
  );
  if (questions.length === 0) throw new RequestRefused("I could not make a good question from the class's documents.");
  return questions;
};
