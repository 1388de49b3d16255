import type { GeneratedQuestion } from '@hub/contracts';
import { createHash } from 'node:crypto';
import { RequestRefused, type TestMaterial } from '../requests.ts';
import type { Candidate } from './candidates/candidate.ts';
import { chooseFor, isTyped } from './choose.ts';
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

const questionOf = ({ question, answer, wrong, level, line }: Candidate): GeneratedQuestion[] => {
  const source = sourceOf(line);
  const common = {
    question,
    explanation: `${line.origin.documentName}, page ${line.origin.page}: “${source.quote}”`,
    difficulty: level,
    source,
  };
  // upper or lower case must not give the answer away
  const [correctAnswer = answer, ...options] = [answer, ...wrong].map(capital);
  if (wrong.length >= fewest) {
    return [
      {
        ...common,
        questionType: 'multiple_choice',
        correctAnswer,
        options: ordered(shuffled(correctAnswer, options.slice(0, most), question)),
        points: 1,
      },
    ];
  }
  return isTyped(answer)
    ? [{ ...common, questionType: 'short_answer', correctAnswer: answer, options: [], points: 2 }]
    : [];
};

/** Numbers in their order: a place in it tells nothing. */
const ordered = (options: readonly string[]): string[] => {
  const value = (option: string) =>
    Number(
      option
        .replaceAll(/(?<=\d)[,.](?=\d{3})/gu, '')
        .replace(',', '.')
        .replace(/\s?[^\d.]+$/u, ''),
    );
  return options.every((option) => /^\d/u.test(option) && Number.isFinite(value(option)))
    ? options.toSorted((a, b) => value(a) - value(b))
    : [...options];
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
