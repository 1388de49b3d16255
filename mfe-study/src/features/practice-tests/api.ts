import {
  addAttempt,
  addPracticeTest,
  addQuestion,
  changePracticeTest,
  changeQuestion,
  deletePracticeTest,
  deleteQuestion,
  generatePracticeTest,
  listAttempts,
  listPracticeTests,
  listQuestions,
  listWeakTopics,
  markAnswer,
  type AttemptForm,
  type AttemptId,
  type AttemptView,
  type ClassId,
  type GeneratePracticeTestForm,
  type PracticeTestChange,
  type PracticeTestForm,
  type PracticeTestId,
  type PracticeTestView,
  type QuestionForm,
  type QuestionId,
} from '@hub/contracts';
import { change, keyOf, query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { statsKey } from '../../shared/query-keys.ts';
import { useChanging } from '../../shared/use-changing.ts';

// the first element of the keys of tests, of their questions and of their attempts
const testsKey = keyOf(listPracticeTests);
const topicsKey = keyOf(listWeakTopics);
const stale = [testsKey, topicsKey, statsKey];

export const useTests = (classId: ClassId) => useQuery(query(listPracticeTests, { query: { classId } }));

export const useQuestions = (id: PracticeTestId) => useQuery(query(listQuestions, { params: { id } }));

export const useAttempts = (id: PracticeTestId) => useQuery(query(listAttempts, { params: { id } }));

export const useWeakTopics = (classId: ClassId) => useQuery(query(listWeakTopics, { query: { classId } }));

export const useAddTest = (onDone: () => void) =>
  useChanging({
    make: (body: PracticeTestForm) => change(addPracticeTest, { body }),
    stale,
    done: () => ({ title: t('tests.created') }),
    failed: { title: t('tests.createFailed') },
    onDone,
  });

export const useChangeTest = (id: PracticeTestId, onDone: () => void) =>
  useChanging({
    make: (body: PracticeTestChange) => change(changePracticeTest, { params: { id }, body }),
    stale,
    done: () => ({ title: t('tests.saved') }),
    failed: { title: t('tests.saveFailed') },
    onDone,
  });

export const useDeleteTest = () =>
  useChanging({
    make: (id: PracticeTestId) => change(deletePracticeTest, { params: { id } }),
    stale,
    done: () => ({ title: t('tests.deleted') }),
    failed: { title: t('tests.deleteFailed') },
  });

export const useGenerateTest = (onDone: (test: PracticeTestView) => void) =>
  useChanging({
    make: (body: GeneratePracticeTestForm) => change(generatePracticeTest, { body }),
    stale,
    done: ({ generated, modelUsed }) => ({
      title: t('generation.complete'),
      description: t('tests.generated', { count: generated, model: modelUsed }),
    }),
    failed: { title: t('tests.generateFailed') },
    onDone: ({ test }) => onDone(test),
  });

export const useAddQuestion = (id: PracticeTestId, onDone: () => void) =>
  useChanging({
    make: (body: QuestionForm) => change(addQuestion, { params: { id }, body }),
    stale,
    done: () => ({ title: t('tests.editor.added') }),
    failed: { title: t('tests.editor.addFailed') },
    onDone,
  });

export const useChangeQuestion = (onDone: () => void) =>
  useChanging({
    make: ({ id, form }: { id: QuestionId; form: QuestionForm }) =>
      change(changeQuestion, { params: { id }, body: form }),
    stale,
    done: () => ({ title: t('tests.editor.saved') }),
    failed: { title: t('tests.editor.saveFailed') },
    onDone,
  });

export const useDeleteQuestion = () =>
  useChanging({
    make: (id: QuestionId) => change(deleteQuestion, { params: { id } }),
    stale,
    done: () => ({ title: t('tests.answers.questionDeleted') }),
    failed: { title: t('tests.answers.questionDeleteFailed') },
  });

export const useAddAttempt = (id: PracticeTestId, onDone: (attempt: AttemptView) => void) =>
  useChanging({
    make: (body: AttemptForm) => change(addAttempt, { params: { id }, body }),
    stale,
    done: ({ answered, total }) => ({
      title: t('tests.taking.completed'),
      description: t('tests.taking.answered', { x: answered, y: total }),
    }),
    failed: { title: t('tests.taking.failed') },
    onDone,
  });

export const useMarkAnswer = (id: AttemptId, onDone: (attempt: AttemptView) => void) =>
  useChanging({
    make: ({ questionId, selfMarked }: { questionId: QuestionId; selfMarked: boolean }) =>
      change(markAnswer, { params: { id, questionId }, body: { selfMarked } }),
    stale,
    failed: { title: t('tests.results.markFailed') },
    onDone,
  });
