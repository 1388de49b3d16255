import { QuestionId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { practiceTest } from './decider.ts';
import * as history from './testing/history.ts';

const { given } = specOf(practiceTest);
const { testId, questionId, otherId, form, question, request, added, deleted, erased, requested } = history;
const { questionAdded, questionAt, questionDeleted, questionChanged } = history;
const to = { testId, by: history.ann };
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');

describe('adding a test', () => {
  it('records the form, without a model', () => {
    given()
      .when({ type: 'AddPracticeTest', ...to, form })
      .then(added);
  });
  it('refuses an id that is taken, also by a deleted test', () => {
    given(added)
      .when({ type: 'AddPracticeTest', ...to, form })
      .thenRejects('already_exists');
    given(added, deleted)
      .when({ type: 'RequestQuestions', ...to, request })
      .thenRejects('already_exists');
  });
});

describe('writing the requested questions', () => {
  const questions = [questionId, otherId].map((id) => ({ questionId: id, ...question, source: null }));
  const written = { type: 'RecordQuestions', ...to, modelUsed: 'Built-in', questions } as const;
  const { classId, title, description, difficulty } = request;
  const fields = { classId, title, description, difficulty };
  const test = { testId, ownerId: history.ann, ...fields, aiGenerated: true, modelUsed: 'Built-in' };
  const all = [{ type: 'PracticeTestAdded' as const, data: test }, questionAt(0), questionAt(1, otherId)];

  it('records the request, and shows nothing yet', () => {
    given()
      .when({ type: 'RequestQuestions', ...to, request })
      .then(requested);
    given(requested)
      .when({ type: 'AddQuestion', ...to, questionId, form: question })
      .thenRejects('test_not_found');
    given(requested)
      .when({ type: 'DeletePracticeTest', ...to })
      .thenRejects('test_not_found');
  });
  it('records the test with all its questions at once, as generated', () => {
    given(requested)
      .when(written)
      .then(...all);
  });
  it('keeps their provenance with the first event', () => {
    const { provenance } = history;
    given(requested)
      .when({ ...written, provenance })
      .then({ type: 'PracticeTestAdded', data: { ...test, provenance } }, ...all.slice(1));
  });
  it('keeps the first result', () => {
    given(requested, ...all)
      .when({ ...written, modelUsed: 'Another' })
      .then();
  });
  it('is rejected without a request', () => {
    given().when(written).thenRejects('test_not_found');
    given(added).when(written).thenRejects('test_not_found');
    given(requested)
      .when({ ...written, by: bob })
      .thenRejects('test_not_found');
  });
});

describe('changing a test', () => {
  it('records only the fields that really differ', () => {
    given(added)
      .when({ type: 'ChangePracticeTest', ...to, change: { title: 'SN2', description: null } })
      .then({ type: 'PracticeTestChanged', data: { testId, title: 'SN2' } });
    given(added)
      .when({ type: 'ChangePracticeTest', ...to, change: { title: form.title } })
      .then();
  });
  it('is deleted with all its questions by one event', () => {
    given(added, questionAdded)
      .when({ type: 'DeletePracticeTest', ...to })
      .then(deleted);
    given(added, questionAdded, deleted)
      .when({ type: 'DeleteQuestion', ...to, questionId })
      .thenRejects('question_not_found');
  });
});

describe('erasing a test', () => {
  const erase = { type: 'ErasePracticeTest', ...to } as const;

  it('is recorded once, whether it was deleted before or is erased with its class', () => {
    given(added, questionAdded, deleted).when(erase).then(erased);
    given(added, questionAdded).when(erase).then(erased);
    given(requested).when(erase).then(erased);
    given(added, deleted, erased).when(erase).then();
  });
  it('leaves nothing that could be changed or written later', () => {
    given(added, erased)
      .when({ type: 'ChangePracticeTest', ...to, change: { title: 'Back' } })
      .thenRejects('test_not_found');
    given(requested, erased)
      .when({ type: 'RecordQuestions', ...to, modelUsed: 'Built-in', questions: [] })
      .thenRejects('test_not_found');
  });
});

describe('adding a question', () => {
  const add = { type: 'AddQuestion', ...to, questionId: otherId, form: question } as const;

  it('puts it behind all questions that the test ever had', () => {
    given(added).when(add).then(questionAt(0, otherId));
    given(added, questionAdded, questionDeleted).when(add).then(questionAt(1, otherId));
  });
  it('refuses an id that is taken, also by a deleted question', () => {
    given(added, questionAdded, questionDeleted)
      .when({ ...add, questionId })
      .thenRejects('already_exists');
  });
  it('is possible up to 200 questions; deleted ones do not count', () => {
    const ids = Array.from({ length: 199 }, (_, index) =>
      QuestionId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    );
    const many = ids.map((id, index) => questionAt(index + 1, id));
    given(added, questionAdded, ...many)
      .when(add)
      .thenRejects('test_full');
    given(added, questionAdded, ...many, questionDeleted)
      .when(add)
      .then(questionAt(200, otherId));
  });
});

describe('changing a question', () => {
  it('records only the fields that really differ', () => {
    given(added, questionAdded)
      .when({ type: 'ChangeQuestion', ...to, questionId, form: { ...question, question: 'SN1?' } })
      .then(questionChanged('SN1?'));
    given(added, questionAdded, questionChanged('SN1?'))
      .when({ type: 'ChangeQuestion', ...to, questionId, form: { ...question, question: 'SN1?' } })
      .then();
  });
  it('compares options one by one', () => {
    const options = ['Substitution', 'Addition'];
    given(added, questionAdded)
      .when({ type: 'ChangeQuestion', ...to, questionId, form: { ...question, options } })
      .then({ type: 'QuestionChanged', data: { testId, questionId, options } });
    given(added, questionAdded)
      .when({ type: 'ChangeQuestion', ...to, questionId, form: { ...question, options: [...question.options] } })
      .then();
  });
  it('records that it was deleted', () => {
    given(added, questionAdded)
      .when({ type: 'DeleteQuestion', ...to, questionId })
      .then(questionDeleted);
  });
});

describe("another student's, a deleted and a missing thing look the same", () => {
  it.each([
    { type: 'ChangePracticeTest', change: { title: 'Mine' } },
    { type: 'DeletePracticeTest' },
    { type: 'AddQuestion', questionId: otherId, form: question },
  ] as const)('$type is rejected as test not found', (command) => {
    given(added)
      .when({ ...command, testId, by: bob })
      .thenRejects('test_not_found');
    given(added, deleted)
      .when({ ...command, ...to })
      .thenRejects('test_not_found');
    given()
      .when({ ...command, ...to })
      .thenRejects('test_not_found');
  });

  it.each([{ type: 'ChangeQuestion', form: question }, { type: 'DeleteQuestion' }] as const)(
    '$type is rejected as question not found',
    (command) => {
      given(added, questionAdded)
        .when({ ...command, testId, questionId, by: bob })
        .thenRejects('question_not_found');
      given(added, questionAdded, questionDeleted)
        .when({ ...command, ...to, questionId })
        .thenRejects('question_not_found');
      given(added)
        .when({ ...command, ...to, questionId })
        .thenRejects('question_not_found');
    },
  );
});
