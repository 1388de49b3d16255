import type { QuestionView } from '@hub/contracts';
import {
  attemptOf,
  changed,
  classId,
  questionOf,
  refusal,
  renderInShell,
  serveAccount,
  testOf,
} from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { press, shortOf } from '../../../testing.ts';
import { PracticeSection } from '../practice-section.tsx';

const { account, server, sent } = serveAccount();
const [choice, short] = [questionOf(), shortOf()];
const test = testOf();

const take = async (...questions: QuestionView[]) => {
  account.tests = [test];
  account.questions = questions;
  const shell = renderInShell(<PracticeSection classId={classId} />);
  await press('Take test Midterm');
  const dialog = within(await screen.findByRole('dialog', { name: 'Midterm' }));
  return { ...shell, dialog };
};

/** Grades by exact match, as the specification says. */
const grade = () => {
  server.use(
    http.post('/api/practice-tests/:id/attempts', async ({ request }) => {
      const form = (await request.json()) as { seconds: number; answers: { questionId: string; answer: string }[] };
      const answers = form.answers.map((given) => {
        const asked = account.questions.find(({ id }) => id === given.questionId);
        return { ...given, correct: given.answer === asked?.correctAnswer, selfMarked: false };
      });
      const correct = answers.filter((answer) => answer.correct).length;
      const score = { total: account.questions.length, answered: answers.length, correct, correctBySelf: correct };
      return changed(attemptOf({ ...score, testId: test.id, answers, seconds: form.seconds }));
    }),
  );
};

describe('taking a test', () => {
  it(
    'shows one question at a time, and keeps the answers when moving back and forth',
    { tags: ['S2.185', 'S2.186', 'S2.187', 'S4.45'] },
    async () => {
      const { dialog } = await take(choice, short);
      expect(await dialog.findByText('Question 1 of 2')).toBeVisible();
      expect(dialog.queryByText(short.question)).not.toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
      expect(dialog.queryByRole('button', { name: 'Complete Test' })).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('radio', { name: 'Cells' }));
      await press('Next');
      expect(dialog.getByRole('button', { name: 'Complete Test' })).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Finish Early' })).not.toBeInTheDocument();
      await userEvent.type(dialog.getByLabelText('Your answer'), 'dna');
      await press('Previous');
      expect(dialog.getByRole('radio', { name: 'Cells' })).toBeChecked();
      await press('Next');
      expect(dialog.getByLabelText('Your answer')).toHaveValue('dna');
    },
  );

  it('can be completed without any answer, and says how many were given', { tags: ['S4.46', 'S4.47'] }, async () => {
    grade();
    const { notices } = await take(shortOf());
    await press('Complete Test');
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({
        title: 'Test Completed!',
        description: 'You answered 0 out of 1 questions.',
      }),
    );
    expect(sent[0]?.body).toMatchObject({ answers: [] });
    expect(await screen.findByText('Not answered')).toBeVisible();
  });

  it('can be finished early, after a confirmation if answers are missing', async () => {
    grade();
    const { notices, dialog } = await take(choice, short);
    await press('Finish Early');
    expect(dialog.getByText('2 questions are not answered yet. Finish anyway?')).toBeVisible();
    await press('Keep Going');
    await userEvent.click(dialog.getByRole('radio', { name: 'Cells' }));
    await press('Finish Early');
    expect(dialog.getByText('1 question is not answered yet. Finish anyway?')).toBeVisible();
    await press('Finish');
    await waitFor(() => expect(notices.at(-1)?.description).toBe('You answered 1 out of 2 questions.'));
  });

  it(
    'ends in a review of each question',
    { tags: ['S2.188', 'S2.189', 'S2.190', 'S2.191', 'S2.192', 'S2.193', 'S4.48'] },
    async () => {
      grade();
      const { dialog } = await take(choice, short);
      await userEvent.click(await dialog.findByRole('radio', { name: 'Cells' }));
      await press('Next');
      await userEvent.type(dialog.getByLabelText('Your answer'), 'dna');
      await press('Complete Test');
      const review = within(await screen.findByRole('dialog', { name: 'Midterm' }));
      expect(await review.findByText('1 of 2 correct')).toBeVisible();
      const [first, second] = review.getAllByRole('listitem').map((item) => within(item));
      for (const text of ['Which one divides?', 'Correct', 'Stones do not divide.']) {
        expect(first?.getByText(text)).toBeVisible();
      }
      expect(first?.getAllByText('Cells')).toHaveLength(2);
      for (const text of ['What carries genes?', 'Incorrect', 'dna', 'DNA'])
        expect(second?.getByText(text)).toBeVisible();
      await press('Close Test');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('lets the student mark a short answer as right that was graded as incorrect, next to the score', async () => {
    grade();
    const { dialog } = await take(short);
    await userEvent.type(await dialog.findByLabelText('Your answer'), 'dna');
    await press('Complete Test');
    await screen.findByText('0 of 1 correct');
    server.use(
      http.put('/api/attempts/:id/answers/:questionId', () => {
        const answers = [{ questionId: short.id, answer: 'dna', correct: false, selfMarked: true }];
        return changed(attemptOf({ total: 1, correct: 0, correctBySelf: 1, answers }));
      }),
    );
    await press('I was right');
    expect(await screen.findByText('1 including answers you marked as right')).toBeVisible();
    expect(screen.getByText('0 of 1 correct')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ selfMarked: true });
  });

  it('resumes where it was left, and keeps the answers when completing fails', async () => {
    server.use(http.post('/api/practice-tests/:id/attempts', () => HttpResponse.error()));
    const first = await take(choice, short);
    await userEvent.click(await first.dialog.findByRole('radio', { name: 'Stones' }));
    await press('Next');
    await press('Complete Test');
    await waitFor(() => expect(first.notices.at(-1)?.title).toBe('Failed to complete practice test'));
    await press('Close');
    expect(await screen.findByText('Continue Test')).toBeVisible();
    await press('Take test Midterm');
    expect(await screen.findByText('Question 2 of 2')).toBeVisible();
    await press('Previous');
    expect(screen.getByRole('radio', { name: 'Stones' })).toBeChecked();
  });

  it('says when there are no questions', { tags: ['S8.64'] }, async () => {
    const { dialog } = await take();
    expect(await dialog.findByText('No questions found for this test.')).toBeVisible();
  });

  it('shows an error if the questions cannot be fetched, and retries', async () => {
    server.use(http.get('/api/practice-tests/:id/questions', refusal(503, 'no'), { once: true }));
    const { dialog, notices } = await take(choice);
    expect(await dialog.findByText('Failed to fetch questions')).toBeVisible();
    expect(notices).toHaveLength(1);
    await press('Retry');
    expect(await screen.findByText('Question 1 of 1')).toBeVisible();
  });
});
