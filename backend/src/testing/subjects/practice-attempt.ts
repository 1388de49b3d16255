import { questionTypes, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { practiceAttemptAggregate } from '../../features/practice-attempt/aggregate.ts';
import type { PracticeAttempt, PracticeAttemptCommand } from '../../features/practice-attempt/decider.ts';
import type { PracticeAttemptEvent } from '../../features/practice-attempt/events.ts';
import type { Subject } from '../subject.ts';
import { attemptIds, practiceTestIds, questionIds, userIds } from '../values.ts';

/** Few, so that some answers are right. */
const words = fc.constantFrom('a cell', 'A cell', 'DNA', ' ');
const question = fc.record({ id: questionIds, questionType: fc.constantFrom(...questionTypes), correctAnswer: words });
const answer = fc.record({ questionId: questionIds, answer: words });
const target = { attemptId: attemptIds, by: userIds };

interface Known {
  readonly of: UserId;
  readonly answers: Readonly<Record<string, { readonly markable: boolean; readonly marked: boolean }>>;
}

type Complete = Extract<PracticeAttemptCommand, { type: 'CompleteAttempt' }>;

const completed = ({ by, questions, formerly, form }: Complete) => {
  if (questions.length === 0) return { refused: 'empty_test' } as const;
  const answers: Record<string, { markable: boolean; marked: boolean }> = {};
  for (const { questionId, answer: given } of form.answers) {
    const asked = questions.find(({ id }) => id === questionId);
    if (!asked && !formerly.includes(questionId)) return { refused: 'question_not_found' } as const;
    if (!asked || given.trim() === '') continue;
    const wrong = given !== asked.correctAnswer;
    answers[questionId] = { markable: wrong && asked.questionType === 'short_answer', marked: false };
  }
  return { known: { of: by, answers } };
};

export const practiceAttemptSubject: Subject<
  PracticeAttemptCommand,
  PracticeAttemptEvent,
  PracticeAttempt | null,
  Known | null
> = {
  aggregate: practiceAttemptAggregate,
  idOf: ({ attemptId }) => attemptId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('CompleteAttempt' as const),
      testId: practiceTestIds,
      questions: fc.uniqueArray(question, { maxLength: 3, selector: ({ id }) => id }),
      formerly: fc.uniqueArray(questionIds, { maxLength: 2 }),
      form: fc.record({
        answers: fc.uniqueArray(answer, { maxLength: 3, selector: ({ questionId }) => questionId }),
        seconds: fc.nat(600),
      }),
    }),
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: fc.constantFrom('MarkAnswerRight' as const, 'TakeAnswerMarkBack' as const),
        questionId: questionIds,
      }),
    },
  ),
  unknown: null,

  after(known, command) {
    if (command.type === 'CompleteAttempt') return known ? { refused: 'already_exists' } : completed(command);
    if (known?.of !== command.by) return { refused: 'attempt_not_found' };
    const judged = known.answers[command.questionId];
    if (!judged) return { refused: 'question_not_found' };
    if (!judged.markable) return { refused: 'not_markable' };
    const marked = command.type === 'MarkAnswerRight';
    return { known: { ...known, answers: { ...known.answers, [command.questionId]: { ...judged, marked } } } };
  },

  seen: (state) => state && { of: state.ownerId, answers: state.answers },
};
