import type { AttemptForm, PracticeTestId, QuestionView } from '@hub/contracts';
import { useState } from 'react';
import { keepDraft, readDraft, type Draft } from './test-draft.ts';

const longestSeconds = 86_400;

/** The answers so far, stored on every change. */
export const useTestDraft = (id: PracticeTestId, questions: readonly QuestionView[]) => {
  const [began] = useState(() => Date.now() - readDraft(id).seconds * 1000);
  const [draft, setDraft] = useState<Draft>(() => readDraft(id));
  const seconds = () => Math.min(Math.round((Date.now() - began) / 1000), longestSeconds);
  const keep = (change: Partial<Draft>) => {
    const next = { ...draft, ...change, seconds: seconds() };
    setDraft(next);
    keepDraft(id, next);
  };
  const answerTo = (question: QuestionView) => draft.answers[question.id] ?? '';
  const answered = questions.filter((question) => answerTo(question).trim() !== '');
  return {
    /** Questions may have been deleted since it was stored. */
    index: Math.min(draft.index, questions.length - 1),
    answerTo,
    unanswered: questions.length - answered.length,
    goTo: (index: number) => keep({ index }),
    answer: (question: QuestionView, text: string) => keep({ answers: { ...draft.answers, [question.id]: text } }),
    attempt: (): AttemptForm => ({
      seconds: seconds(),
      answers: answered.map((question) => ({ questionId: question.id, answer: answerTo(question) })),
    }),
  };
};
