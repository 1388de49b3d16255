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
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { withReason } from '../../shared/generation/with-reason.ts';
import { statsKey } from '../../shared/query-keys.ts';

// also the first element of the keys of a test's questions and attempts
const testsKey = keyOf(listPracticeTests);
const topicsKey = keyOf(listWeakTopics);
const refresh = [testsKey, topicsKey, statsKey];

export const useTests = (classId: ClassId) => useQuery(query(listPracticeTests, { query: { classId } }));

export const useQuestions = (id: PracticeTestId) => useQuery(query(listQuestions, { params: { id } }));

export const useAttempts = (id: PracticeTestId) => useQuery(query(listAttempts, { params: { id } }));

export const useWeakTopics = (classId: ClassId) => useQuery(query(listWeakTopics, { query: { classId } }));

export const useAddTest = (onDone: () => void) =>
  useChange({
    send: (body: PracticeTestForm) => change(addPracticeTest, { body }),
    refresh,
    done: { title: t('tests.created') },
    failed: { title: t('tests.createFailed') },
    onDone,
  });

export const useChangeTest = (id: PracticeTestId, onDone: () => void) =>
  useChange({
    send: (body: PracticeTestChange) => change(changePracticeTest, { params: { id }, body }),
    refresh,
    done: { title: t('tests.saved') },
    failed: { title: t('tests.saveFailed') },
    onDone,
  });

export const useDeleteTest = () =>
  useChange({
    send: (id: PracticeTestId) => change(deletePracticeTest, { params: { id } }),
    refresh,
    done: { title: t('tests.deleted') },
    failed: { title: t('tests.deleteFailed') },
  });

export const useGenerateTest = (onDone: (test: PracticeTestView) => void) =>
  useChange({
    send: (body: GeneratePracticeTestForm) => change(generatePracticeTest, { body }),
    refresh,
    done: ({ generated, modelUsed }, { questionCount }) => ({
      title: t('generation.complete'),
      description: withReason(t('tests.generated', { count: generated, model: modelUsed }), {
        generated,
        requested: questionCount,
      }),
    }),
    failed: { title: t('tests.generateFailed') },
    onDone: ({ test }) => onDone(test),
  });

export const useAddQuestion = (id: PracticeTestId, onDone: () => void) =>
  useChange({
    send: (body: QuestionForm) => change(addQuestion, { params: { id }, body }),
    refresh,
    done: { title: t('tests.editor.added') },
    failed: { title: t('tests.editor.addFailed') },
    onDone,
  });

export const useChangeQuestion = (onDone: () => void) =>
  useChange({
    send: ({ id, form }: { id: QuestionId; form: QuestionForm }) =>
      change(changeQuestion, { params: { id }, body: form }),
    refresh,
    done: { title: t('tests.editor.saved') },
    failed: { title: t('tests.editor.saveFailed') },
    onDone,
  });

export const useDeleteQuestion = () =>
  useChange({
    send: (id: QuestionId) => change(deleteQuestion, { params: { id } }),
    refresh,
    done: { title: t('tests.answers.questionDeleted') },
    failed: { title: t('tests.answers.questionDeleteFailed') },
  });

export const useAddAttempt = (id: PracticeTestId, onDone: (attempt: AttemptView) => void) =>
  useChange({
    send: (body: AttemptForm) => change(addAttempt, { params: { id }, body }),
    refresh,
    done: ({ answered, total }) => ({
      title: t('tests.taking.completed'),
      description: t('tests.taking.answered', { x: answered, y: total }),
    }),
    failed: { title: t('tests.taking.failed') },
    onDone,
  });

export const useMarkAnswer = (id: AttemptId, onDone: (attempt: AttemptView) => void) =>
  useChange({
    send: ({ questionId, selfMarked }: { questionId: QuestionId; selfMarked: boolean }) =>
      change(markAnswer, { params: { id, questionId }, body: { selfMarked } }),
    refresh,
    failed: { title: t('tests.results.markFailed') },
    onDone,
  });
