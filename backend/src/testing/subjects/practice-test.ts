import { difficulties, QuestionId, type RejectionCode, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { practiceTestAggregate } from '../../features/practice-test/aggregate.ts';
import type { PracticeTestCommand } from '../../features/practice-test/decider.ts';
import type { PracticeTestEvent } from '../../features/practice-test/events.ts';
import type { PracticeTest } from '../../features/practice-test/state.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import { named, type Subject } from '../subject.ts';
import { classIds, documentIds, maybeTexts, practiceTestIds, questionIds, texts, userIds } from '../values.ts';

const difficulty = fc.constantFrom(...difficulties);
const page = fc.option(fc.integer({ min: 1, max: 99 }));
const source = fc.option(fc.record({ documentId: documentIds, page, quote: texts }));
const about = { title: texts, description: maybeTexts, difficulty };
const request = fc.record({
  ...about,
  classId: classIds,
  prompt: texts,
  count: fc.constantFrom(5, 10),
  documentIds: fc.option(fc.array(documentIds, { maxLength: 2 })),
});
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

interface Known {
  readonly of: UserId;
  readonly standing: 'asked' | 'there' | 'deleted' | 'erased';
  readonly request: object | null;
  readonly test: object | null;
  /** With their places; those that were deleted keep theirs. */
  readonly questions: Readonly<Record<string, { readonly [field: string]: unknown; readonly deleted: boolean }>>;
}

const erased = { standing: 'erased', request: null, test: null, questions: {} } as const;
const refused = (code: RejectionCode) => ({ refused: code });
const placed = (known: Known, id: string, one: object): Known => ({
  ...known,
  questions: { ...known.questions, [id]: { position: Object.keys(known.questions).length, ...one, deleted: false } },
});

const generated = (
  known: Known,
  { questions, modelUsed }: Extract<PracticeTestCommand, { type: 'RecordQuestions' }>,
) => {
  if (!known.request) return refused('test_not_found');
  if (known.standing === 'there') return { known };
  const {
    prompt: _prompt,
    count: _count,
    documentIds: _ids,
    ...test
  } = { ...known.request } as Record<string, unknown>;
  const there: Known = { ...known, standing: 'there', test: { ...test, aiGenerated: true, modelUsed } };
  return { known: questions.reduce((sum, { questionId, ...one }) => placed(sum, questionId, one), there) };
};

export const practiceTestSubject: Subject<PracticeTestCommand, PracticeTestEvent, PracticeTest | null, Known | null> = {
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

  after(known, command) {
    if (command.type === 'AddPracticeTest' || command.type === 'RequestQuestions') {
      if (known) return refused('already_exists');
      const nothing = { of: command.by, request: null, test: null, questions: {} };
      if (command.type === 'RequestQuestions')
        return { known: { ...nothing, standing: 'asked', request: command.request } };
      return { known: { ...nothing, standing: 'there', test: { ...command.form, modelUsed: null } } };
    }
    const ofQuestion = command.type === 'ChangeQuestion' || command.type === 'DeleteQuestion';
    const missing = refused(ofQuestion ? 'question_not_found' : 'test_not_found');
    if (known?.of !== command.by) return missing;
    if (command.type === 'ErasePracticeTest') return { known: { ...known, ...erased } };
    if (known.standing === 'deleted' || known.standing === 'erased') return missing;
    if (command.type === 'RecordQuestions') return generated(known, command);
    if (known.standing === 'asked') return missing;
    if (command.type === 'DeletePracticeTest') return { known: { ...known, standing: 'deleted' } };
    if (command.type === 'ChangePracticeTest')
      return { known: { ...known, test: { ...known.test, ...named(command.change) } } };

    const id = command.questionId;
    if (command.type === 'AddQuestion')
      return known.questions[id]
        ? refused('already_exists')
        : { known: placed(known, id, { ...command.form, source: null }) };
    const there = known.questions[id];
    if (!there || there.deleted) return missing;
    const next = command.type === 'DeleteQuestion' ? { deleted: true } : command.form;
    return { known: { ...known, questions: { ...known.questions, [id]: { ...there, ...next } } } };
  },

  seen(state) {
    if (!state) return null;
    const { ownerId: of, request: asked, fields, questions, deleted } = state;
    if (!asked && !fields) return { of, ...erased };
    const standing = deleted ? 'deleted' : fields ? 'there' : 'asked';
    return { of, standing, request: asked, test: fields, questions };
  },
};
