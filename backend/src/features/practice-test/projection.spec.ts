import { describe, expect, it } from 'vitest';
import type { QuestionEvent, TestEvent } from './events.ts';
import { practiceTestList, type PracticeTestRow, questionList, type QuestionRow } from './projection.ts';
import {
  added,
  ann,
  deleted,
  erased,
  form,
  provenance,
  question,
  questionAdded,
  questionChanged,
  questionDeleted,
  testId,
} from './testing/history.ts';

const at = (second: number) => ({ ownerId: ann, recordedAt: `2026-11-21T09:00:0${second}.000Z` });
const testAfter = (...events: TestEvent[]) =>
  events.reduce<PracticeTestRow | null>((row, event, second) => practiceTestList.evolve(row, event, at(second)), null);
const questionAfter = (...events: QuestionEvent[]) =>
  events.reduce<QuestionRow | null>((row, event, second) => questionList.evolve(row, event, at(second)), null);

describe('the list of tests', () => {
  const row = { ...form, ownerId: ann, modelUsed: null, createdAt: '2026-11-21T09:00:00.000Z', deletedAt: null };
  const renamed: TestEvent = { type: 'PracticeTestChanged', data: { testId, title: 'SN2' } };

  it('shows a new test with its time, and applies changes', () => {
    expect(testAfter(added)).toEqual(row);
    expect(testAfter(added, renamed)).toEqual({ ...row, title: 'SN2' });
  });
  it('stores no provenance', () => {
    const data = { ...form, testId, ownerId: ann, modelUsed: null, provenance };
    expect(testAfter({ type: 'PracticeTestAdded', data })).toEqual(row);
  });
  it('keeps a deleted test until it is erased, and restores it with its age', () => {
    const { createdAt } = row;
    const restored: TestEvent = {
      type: 'PracticeTestRestored',
      data: { testId, ownerId: ann, ...form, modelUsed: null, createdAt },
    };
    expect(testAfter(added, deleted)).toEqual({ ...row, deletedAt: '2026-11-21T09:00:01.000Z' });
    expect(testAfter(added, deleted, erased)).toBeNull();
    expect(testAfter(added, deleted, restored)).toEqual(row);
  });
});

describe('the list of questions', () => {
  const row = { ...question, testId, ownerId: ann, position: 0, source: null };

  it('shows a question with its test and its student, and applies changes', () => {
    expect(questionAfter(questionAdded)).toEqual(row);
    expect(questionAfter(questionAdded, questionChanged('SN1?'))).toEqual({ ...row, question: 'SN1?' });
  });
  it('drops a deleted question, and restores it at its position', () => {
    const restored: QuestionEvent = { type: 'QuestionRestored', data: questionAdded.data as never };
    expect(questionAfter(questionAdded, questionDeleted)).toBeNull();
    expect(questionAfter(questionAdded, questionDeleted, restored)).toEqual(row);
  });
});
