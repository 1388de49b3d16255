import { difficulties, QuestionId } from '@hub/contracts';
import * as fc from 'fast-check';
import { practiceTestAggregate } from '../../features/practice-test/aggregate.ts';
import type { PracticeTestCommand } from '../../features/practice-test/decider.ts';
import type { PracticeTestEvent } from '../../features/practice-test/events.ts';
import type { PracticeTest } from '../../features/practice-test/state.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { Subject } from '../subject.ts';
import { classIds, maybeTexts, practiceTestIds, questionIds, texts, userIds } from '../values.ts';
import { type KnownMaterial, materialAfter, materialSeen, requested, source, type Step } from './study-material.ts';

const difficulty = fc.constantFrom(...difficulties);
const about = { title: texts, description: maybeTexts, difficulty };
const request = fc.record({ ...about, ...requested });
const words = texts.filter((text) => text.trim() !== '');
const options = fc.uniqueArray(words, { minLength: 2, maxLength: 3, selector: (text) => text.trim() });
/** Answer and options always fit together. */
const content = {
  answered: fc.oneof(
    words.map((correctAnswer) => ({ questionType: 'short_answer' as const, options: [], correctAnswer })),
    options.map((all) => ({ questionType: 'multiple_choice' as const, options: all, correctAnswer: all[0] ?? '' })),
  ),
  question: words,
  explanation: maybeTexts,
  difficulty,
  points: fc.integer({ min: 1, max: 3 }),
};
const whole = <One extends { answered: object }>({
  answered,
  ...rest
}: One): Omit<One, 'answered'> & One['answered'] => ({
  ...rest,
  ...answered,
});
const written = fc.uniqueArray(fc.record({ ...content, source, questionId: questionIds }).map(whole), {
  minLength: 1,
  maxLength: 3,
  selector: ({ questionId }) => questionId,
});
const target = { testId: practiceTestIds, by: userIds };
const question = { ...target, questionId: questionIds };

/** No question is in two tests. */
const ofItsOwn = (command: PracticeTestCommand): PracticeTestCommand => {
  const own = (id: QuestionId) => QuestionId.parse(uuid5(command.testId, id));
  if ('questionId' in command) return { ...command, questionId: own(command.questionId) };
  if (command.type !== 'RecordQuestions') return command;
  return { ...command, questions: command.questions.map((one) => ({ ...one, questionId: own(one.questionId) })) };
};

const newPart = ({ questionId: id, ...part }: { readonly questionId: QuestionId }) => ({ id, part });

const stepOf = (command: PracticeTestCommand): Step => {
  switch (command.type) {
    case 'AddPracticeTest':
      return { type: 'add', fields: command.form, parts: [] };
    case 'RequestQuestions':
      return { type: 'request', request: command.request };
    case 'RecordQuestions':
      return { type: 'record', modelUsed: command.modelUsed, parts: command.questions.map(newPart) };
    case 'ChangePracticeTest':
      return { type: 'change', change: command.change };
    case 'DeletePracticeTest':
      return { type: 'delete' };
    case 'ErasePracticeTest':
      return { type: 'erase' };
    case 'AddQuestion':
      return { type: 'add part', id: command.questionId, part: { ...command.form, source: null } };
    case 'ChangeQuestion':
      return { type: 'change part', id: command.questionId, change: command.form };
    case 'DeleteQuestion':
      return { type: 'delete part', id: command.questionId };
  }
};

export const practiceTestSubject: Subject<
  PracticeTestCommand,
  PracticeTestEvent,
  PracticeTest | null,
  KnownMaterial | null
> = {
  aggregate: practiceTestAggregate,
  idOf: ({ testId }) => testId,
  ownerOf: ({ by }) => by,
  commands: fc
    .oneof(
      fc.record({
        ...target,
        type: fc.constant('AddPracticeTest' as const),
        form: fc.record({ ...about, classId: classIds, aiGenerated: fc.boolean() }),
      }),
      fc.record({ ...target, type: fc.constant('RequestQuestions' as const), request }),
      fc.record({ ...target, type: fc.constant('RecordQuestions' as const), modelUsed: texts, questions: written }),
      fc.record({
        ...target,
        type: fc.constant('ChangePracticeTest' as const),
        change: fc.record(about, { requiredKeys: [] }),
      }),
      fc.record({ ...target, type: fc.constantFrom('DeletePracticeTest' as const, 'ErasePracticeTest' as const) }),
      fc.record({ ...question, type: fc.constant('AddQuestion' as const), form: fc.record(content).map(whole) }),
      fc.record({
        ...question,
        type: fc.constant('ChangeQuestion' as const),
        form: fc.record(content).map(whole),
      }),
      fc.record({ ...question, type: fc.constant('DeleteQuestion' as const) }),
    )
    .map(ofItsOwn),
  unknown: null,

  after: (known, command) =>
    materialAfter(
      known,
      { by: command.by, step: stepOf(command) },
      { whole: 'test_not_found', part: 'question_not_found' },
    ),
  seen: materialSeen,
};
