import { QuestionId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { recordedAt, undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { practiceTestAggregate } from './aggregate.ts';
import type { PracticeTestEvent } from './events.ts';
import * as history from './testing/history.ts';

const { given } = undoSpecOf(practiceTestAggregate);
const {
  testId,
  questionId,
  added,
  deleted,
  erased,
  questionAdded,
  questionAt,
  questionDeleted,
  questionChanged,
  otherId,
  requested,
} = history;

const restored = (title = history.form.title): PracticeTestEvent => ({
  type: 'PracticeTestRestored',
  data: { testId, ownerId: history.ann, ...history.form, title, modelUsed: null, createdAt: recordedAt },
});
const renamed = (title: string): PracticeTestEvent => ({ type: 'PracticeTestChanged', data: { testId, title } });
const questionRestored: PracticeTestEvent = { type: 'QuestionRestored', data: questionAt(0).data };
const addQuestion = questionAt(1, otherId);

describe('undoing a change to a practice test', () => {
  it('restores a deleted test with its questions', () => {
    given(added, questionAdded)
      .when({ undoing: [deleted] })
      .then(restored());
  });
  it('restores the old title, and leaves the questions as they are', () => {
    given(added)
      .when({ undoing: [renamed('SN2')], after: [questionAdded] })
      .then(restored());
    given(added)
      .when({ undoing: [renamed('SN2')], after: [renamed('SN1')] })
      .thenRejects('changed_since');
  });
  it('deletes an added test, unless it has questions by now', () => {
    given()
      .when({ undoing: [added] })
      .then(deleted);
    given()
      .when({ undoing: [added], after: [questionAdded] })
      .thenRejects('changed_since');
  });
  it('cancels questions that are not written yet', () => {
    given()
      .when({ undoing: [requested] })
      .then(deleted);
  });
  it('restores nothing that was deleted later or erased', () => {
    given(added, questionAdded)
      .when({ undoing: [deleted], after: [erased] })
      .thenRejects('changed_since');
    given(added)
      .when({ undoing: [renamed('SN2')], after: [deleted] })
      .thenRejects('changed_since');
    given(added, questionAdded)
      .when({ undoing: [questionChanged('SN1?')], after: [deleted] })
      .thenRejects('changed_since');
  });
});

describe('undoing a change to a question', () => {
  it('restores a deleted question at its position, whatever happened to others', () => {
    given(added, questionAdded)
      .when({ undoing: [questionDeleted], after: [addQuestion, renamed('SN2')] })
      .then(questionRestored);
  });
  it('restores the old text, unless it was changed or the question deleted since', () => {
    const change = { undoing: [questionChanged('SN1?')] };
    given(added, questionAdded).when(change).then(questionRestored);
    given(added, questionAdded)
      .when({ ...change, after: [questionChanged('E2?')] })
      .thenRejects('changed_since');
    given(added, questionAdded)
      .when({ ...change, after: [questionDeleted] })
      .thenRejects('changed_since');
  });
  it('is rejected when the answer would no longer be one of the options', () => {
    const change = (data: object) => ({ type: 'QuestionChanged' as const, data: { testId, questionId, ...data } });
    const wider = change({ options: [...history.question.options, 'Addition'] });
    given(added, questionAdded)
      .when({ undoing: [wider], after: [change({ correctAnswer: 'Addition' })] })
      .thenRejects('changed_since');
  });
  it('deletes an added question', () => {
    given(added)
      .when({ undoing: [questionAdded], after: [addQuestion] })
      .then(questionDeleted);
  });
  it('is rejected when the test is full by now', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      questionAt(index + 1, QuestionId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)),
    );
    given(added, questionAdded)
      .when({ undoing: [questionDeleted], after: many })
      .thenRejects('test_full');
  });
});
