import type { QuestionView, ReviewView } from '@hub/contracts';
import { cardOf, questionOf } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Clicks a button, once it is there. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** A question with a short answer. */
export const shortOf = (fields: Partial<Record<keyof QuestionView, unknown>> = {}) =>
  questionOf({
    question: 'What carries genes?',
    questionType: 'short_answer',
    options: [],
    correctAnswer: 'DNA',
    explanation: null,
    points: 1,
    ...fields,
  });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString();

/** A new card that is due now. */
export const reviewOf = (front: string): ReviewView => ({
  card: cardOf({ front }),
  setTitle: 'Cells',
  isNew: true,
  next: { again: inDays(0), hard: inDays(1), good: inDays(3), easy: inDays(8) },
});
