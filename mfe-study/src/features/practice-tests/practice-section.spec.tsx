import type { PracticeTestView, QuestionView } from '@hub/contracts';
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
import { press, shortOf } from '../../testing.ts';
import { PracticeSection } from './practice-section.tsx';

const { account, server, sent } = serveAccount();
const open = () => renderInShell(<PracticeSection classId={classId} />);
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}));
const withTest = (questions: QuestionView[] = [], fields: Partial<Record<keyof PracticeTestView, unknown>> = {}) => {
  account.tests = [testOf(fields)];
  account.questions = questions;
  return open();
};

describe('practice tests', () => {
  it('are listed under "Practice Problems", and say when there are none', { tags: ['S2.164', 'S8.61'] }, async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Practice Problems' })).toBeVisible();
    expect(await screen.findByText('No Practice Tests Yet')).toBeVisible();
  });

  it(
    'show every detail on their card',
    { tags: ['S2.167', 'S2.168', 'S2.169', 'S2.170', 'S2.171', 'S2.172', 'S2.173', 'S2.174'] },
    async () => {
      account.tests = [
        testOf(),
        testOf({ title: 'Added manually', aiGenerated: false, difficulty: 'easy', estimatedTime: null }),
      ];
      open();
      const [ai, manual] = (await screen.findAllByRole('article')).map((card) => within(card));
      for (const text of ['Midterm', 'AI', 'Hard', '12 min', '2 questions', 'Take Test', 'View Answers']) {
        expect(ai?.getByText(text)).toBeVisible();
      }
      expect(ai?.getByRole('button', { name: 'Delete test Midterm' })).toBeVisible();
      expect(manual?.getByText('Manual')).toBeVisible();
      expect(manual?.queryByText(/min$/)).not.toBeInTheDocument();
    },
  );

  it('show an error if they cannot be fetched, and retry', async () => {
    server.use(http.get('/api/practice-tests', refusal(503, 'no'), { once: true }));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch practice tests')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch practice tests', tone: 'destructive' }]);
    await press('Retry');
    expect(await screen.findByText('No Practice Tests Yet')).toBeVisible();
  });

  it('are deleted at once, with Undo', { tags: ['S8.48'] }, async () => {
    const { notices } = withTest();
    await press('Delete test Midterm');
    expect(await screen.findByText('No Practice Tests Yet')).toBeVisible();
    expect(notices.at(-1)).toMatchObject({ title: 'Practice test deleted successfully!', action: { label: 'Undo' } });
  });

  it('stay when deleting fails', { tags: ['S8.26'] }, async () => {
    const { notices } = withTest();
    server.use(http.delete('/api/practice-tests/:id', () => HttpResponse.error()));
    await press('Delete test Midterm');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Failed to delete practice test'));
    expect(screen.getByText('Midterm')).toBeVisible();
  });

  it('list the weakest topics', async () => {
    account.topics = [{ topic: 'genes.pdf', documentId: null, answered: 8, correct: 2 }];
    open();
    const topics = within(await screen.findByRole('region', { name: 'Weakest Topics' }));
    expect(topics.getByText('genes.pdf')).toBeVisible();
    expect(topics.getByText('2 of 8 right')).toBeVisible();
  });

  it('list the topics only once the tests above them have loaded', async () => {
    account.topics = [{ topic: 'genes.pdf', documentId: null, answered: 8, correct: 2 }];
    const testsAreRead = Promise.withResolvers<void>();
    server.use(http.get('/api/practice-tests', () => testsAreRead.promise.then(() => HttpResponse.json([]))));
    const { shell } = open();
    await waitFor(() =>
      expect(shell.queryClient.getQueriesData({ queryKey: ['/api/weak-topics'] })[0]?.[1]).toHaveLength(1),
    );
    expect(screen.queryByText('genes.pdf')).not.toBeInTheDocument();
    testsAreRead.resolve();
    expect(await screen.findByText('genes.pdf')).toBeVisible();
  });

  it('show an error if the topics cannot be fetched, and retry', async () => {
    account.topics = [{ topic: 'genes.pdf', documentId: null, answered: 8, correct: 2 }];
    server.use(http.get('/api/weak-topics', refusal(503, 'no'), { once: true }));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch the weakest topics')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch the weakest topics', tone: 'destructive' }]);
    await press('Retry');
    expect(await screen.findByText('genes.pdf')).toBeVisible();
  });
});

describe('creating a test manually', () => {
  const create = async (title: string) => {
    const shell = open();
    await press('Create Manual Test');
    const form = await dialog('Create Manual Test');
    if (title) await userEvent.type(form.getByLabelText(/^Title/), title);
    await userEvent.click(form.getByRole('button', { name: 'Create Manual Test' }));
    return { ...shell, form };
  };

  it('creates one of medium difficulty', { tags: ['S2.166', 'S5.38', 'S8.47'] }, async () => {
    server.use(http.post('/api/practice-tests', () => changed(testOf({ title: 'Final' }))));
    const { notices } = await create('Final');
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Practice test created successfully!'));
    expect(sent[0]?.body).toEqual({
      classId,
      title: 'Final',
      description: null,
      difficulty: 'medium',
      aiGenerated: false,
    });
  });

  it('needs a title', { tags: ['S5.37'] }, async () => {
    const { notices } = await create('');
    expect(notices).toEqual([{ title: 'Title is required', tone: 'destructive' }]);
    expect(sent).toEqual([]);
  });

  it('shows that it failed, and keeps the input', { tags: ['S8.24'] }, async () => {
    server.use(http.post('/api/practice-tests', () => HttpResponse.error()));
    const { notices, form } = await create('Final');
    await waitFor(() => expect(notices).toEqual([{ title: 'Failed to create practice test', tone: 'destructive' }]));
    expect(form.getByLabelText(/^Title/)).toHaveValue('Final');
  });
});

describe('the answers of a test', () => {
  const view = async (...questions: QuestionView[]) => {
    const shell = withTest(questions);
    await press('View answers of Midterm');
    return { ...shell, answers: await dialog('Midterm') };
  };

  it(
    'list every question with all its details',
    { tags: ['S2.194', 'S2.195', 'S2.196', 'S2.197', 'S2.198', 'S2.199'] },
    async () => {
      const { answers } = await view(questionOf(), shortOf());
      expect(await answers.findByText('Which one divides?')).toBeVisible();
      for (const text of ['2 points', 'Easy', 'Cells (Correct)', 'Stones', 'Stones do not divide.', '1 point', 'DNA']) {
        expect(answers.getAllByText(text)[0]).toBeVisible();
      }
      expect(answers.getByText('Expected answer')).toBeVisible();
    },
  );

  it('say when there are no questions', { tags: ['S8.64'] }, async () => {
    const { answers } = await view();
    expect(await answers.findByText('No questions found for this test.')).toBeVisible();
  });

  it('come with the attempts, with score and time', async () => {
    account.attempts = [attemptOf({ correct: 1, correctBySelf: 2 })];
    const { answers } = await view(questionOf());
    expect(await answers.findByText('1 of 2 correct in 1:15 · 2 with your own marks')).toBeVisible();
  });

  it('show an error if the attempts cannot be fetched, and retry', async () => {
    account.attempts = [attemptOf({ correct: 1, correctBySelf: 1 })];
    server.use(http.get('/api/practice-tests/:id/attempts', refusal(503, 'no'), { once: true }));
    const { notices, answers } = await view(questionOf());
    expect(await answers.findByText('Failed to fetch attempts')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch attempts', tone: 'destructive' }]);
    await userEvent.click(answers.getByRole('button', { name: 'Retry' }));
    expect(await answers.findByText('1 of 2 correct in 1:15')).toBeVisible();
  });

  it('can be added, with options of which one is right', async () => {
    server.use(
      http.post('/api/practice-tests/:id/questions', () => {
        account.questions = [questionOf()];
        return changed(account.questions[0] ?? null);
      }),
    );
    const { notices } = await view();
    await press('Add Question');
    const form = await dialog('Add Question');
    await userEvent.type(form.getByLabelText(/^Question/), 'Which one divides?');
    await userEvent.type(form.getByLabelText('Option 1'), 'Stones');
    await userEvent.type(form.getByLabelText('Option 2'), 'Cells');
    await userEvent.click(form.getByRole('radio', { name: 'Option 2 is the correct answer' }));
    await userEvent.click(form.getByRole('button', { name: 'Add Question' }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Question added'));
    expect(sent[0]?.body).toEqual({
      question: 'Which one divides?',
      questionType: 'multiple_choice',
      options: ['Stones', 'Cells'],
      correctAnswer: 'Cells',
      explanation: null,
      difficulty: 'medium',
      points: 1,
    });
    expect(await (await dialog('Midterm')).findByText('Cells (Correct)')).toBeVisible();
  });

  it('need two different options', async () => {
    const { notices } = await view();
    await press('Add Question');
    const form = await dialog('Add Question');
    await userEvent.type(form.getByLabelText(/^Question/), 'Which?');
    for (const option of [1, 2]) await userEvent.type(form.getByLabelText(`Option ${option}`), 'Cells');
    await userEvent.click(form.getByRole('button', { name: 'Add Question' }));
    expect(notices.at(-1)?.title).toBe('Every option must be different');
    expect(sent).toEqual([]);
  });

  it('can be changed from multiple choice to short answer', async () => {
    server.use(http.patch('/api/questions/:id', () => changed(shortOf())));
    const { notices } = await view(questionOf());
    await press('Edit question Which one divides?');
    const form = await dialog('Edit Question');
    await userEvent.selectOptions(form.getByLabelText('Type'), 'Short answer');
    await userEvent.type(form.getByLabelText(/^Correct answer/), 'cells');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Question updated'));
    expect(sent[0]?.body).toMatchObject({
      questionType: 'short_answer',
      options: [],
      correctAnswer: 'cells',
      points: 2,
    });
  });

  it('can be deleted, with Undo', async () => {
    const { notices, answers } = await view(questionOf());
    await press('Delete question Which one divides?');
    expect(await answers.findByText('No questions found for this test.')).toBeVisible();
    expect(notices.at(-1)).toMatchObject({ title: 'Question deleted', action: { label: 'Undo' } });
  });
});
