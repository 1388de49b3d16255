import { QuestionForm, QuestionId } from '@hub/contracts';
import { Rejection, type UndoContext } from '../../platform/domain/index.ts';
import { undoMaterial } from '../../study-material/undo-material.ts';
import type { PracticeTestEvent } from './events.ts';
import { mostQuestions, type PracticeTest } from './state.ts';

/** Undoes a command to a test or its questions. Undoing its creation deletes it. */
export const undoPracticeTest = (
  done: UndoContext<PracticeTestEvent, PracticeTest | null>,
): readonly PracticeTestEvent[] => {
  const { testId } = done.events[0].data;
  const idsOf = (id: string) => ({ testId, questionId: QuestionId.parse(id) });
  return undoMaterial(done, {
    most: mostQuestions,
    full: 'test_full',
    deleted: () => ({ type: 'PracticeTestDeleted', data: { testId } }),
    restored: ({ fields, ...test }) => ({ type: 'PracticeTestRestored', data: { testId, ...test, ...fields } }),
    partDeleted: (id) => ({ type: 'QuestionDeleted', data: idsOf(id) }),
    partRestored(id, question) {
      // options of one change and the answer of another need not match
      if (!QuestionForm.safeParse(question).success) throw new Rejection('changed_since');
      return { type: 'QuestionRestored', data: { ...idsOf(id), ...question } };
    },
  });
};
