import type { Page } from '@playwright/test';
import { addClass, expect, signUp } from './test.ts';
import { modelName, test } from './with-provider.ts';

test.slow(); // it waits for failures and for generation

const away = 'The AI service could not be reached. Please try again later.';
/** Attempts of the worker before it gives up. */
const tries = 3;
const patient = { timeout: 30_000 };

/** What the page shows when it is opened now. */
const openAgain = async (page: Page) => {
  const again = await page.context().newPage();
  await again.goto(page.url());
  return again;
};

/** The response to a request of the page, which its screens read too. */
const read = async (page: Page, path: string): Promise<unknown> => (await page.request.get(path)).json();

const passage = null;
const quote = null;

test(
  'cards whose model breaks off half-way are not there, and are written by the next try',
  { tag: ['@S8.21'] },
  async ({ page, complaints, provider }) => {
    await signUp(page);
    await addClass(page, 'Cell Biology');
    await page.getByRole('tab', { name: 'Study Tools' }).click();
    await page.getByRole('button', { name: 'AI Generate Cards' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI Generate Cards' });
    await dialog.getByLabel('What should it be about?').fill('osmosis');
    await dialog.getByLabel('Set Title').fill('Written');
    const write = dialog.getByRole('button', { name: 'AI Generate Cards' });
    await write.click();

    await expect(page.getByText('Failed to generate flashcards').first()).toBeVisible(patient);
    await expect(page.getByText(away).first()).toBeVisible();
    expect(provider.requests).toHaveLength(tries);
    complaints.length = 0; // the browser logs every response of 400 and above
    await expect(dialog.getByLabel('What should it be about?')).toHaveValue('osmosis');
    await expect(dialog.getByLabel('Set Title')).toHaveValue('Written');
    await expect((await openAgain(page)).getByText('No Flashcard Sets Yet')).toBeVisible();

    const card = { front: 'What is osmosis?', back: 'Water moves.', difficulty: 'easy', passage, quote };
    provider.always = { says: JSON.stringify({ cards: [card] }) };
    await write.click();
    await expect(page.getByText(`Generated 1 flashcard using ${modelName}`).first()).toBeVisible(patient);
    await expect((await openAgain(page)).getByRole('button', { name: /Written.*AI/ })).toHaveCount(1);
  },
);

test(
  'a practice test whose model breaks off half-way is not there, and is written by the next try',
  { tag: ['@S8.25'] },
  async ({ page, complaints, provider }) => {
    await signUp(page);
    await addClass(page, 'Cell Biology');
    await page.getByRole('tab', { name: 'Study Tools' }).click();
    await page.getByRole('button', { name: 'Generate Practice Test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate Practice Test' });
    await dialog.getByLabel('What should it be about?').fill('osmosis');
    await dialog.getByLabel('Title').fill('Written');
    const write = dialog.getByRole('button', { name: 'Generate Practice Test' });
    await write.click();

    await expect(page.getByText('Failed to generate practice test').first()).toBeVisible(patient);
    await expect(page.getByText(away).first()).toBeVisible();
    expect(provider.requests).toHaveLength(tries);
    complaints.length = 0;
    await expect(dialog.getByLabel('What should it be about?')).toHaveValue('osmosis');
    await expect(dialog.getByLabel('Title')).toHaveValue('Written');
    await expect((await openAgain(page)).getByText('No Practice Tests Yet')).toBeVisible();

    const question = {
      question: 'What moves in osmosis?',
      questionType: 'multiple_choice',
      options: ['Water', 'Salt', 'Light', 'Sugar'],
      correctAnswer: 'Water',
      explanation: 'Osmosis moves water.',
      difficulty: 'easy',
    };
    provider.always = { says: JSON.stringify({ questions: [{ ...question, passage, quote }] }) };
    await write.click();
    await expect(page.getByText(`Generated 1 question using ${modelName}`).first()).toBeVisible(patient);
    await expect((await openAgain(page)).getByRole('button', { name: 'Take test Written' })).toHaveCount(1);
  },
);

test(
  'a chat message whose model breaks off half-way is kept without a reply, and answered by Retry',
  { tag: ['@S8.10'] },
  async ({ page, complaints, provider }) => {
    await signUp(page);
    await addClass(page, 'Cell Biology');
    await page.getByRole('tab', { name: 'AI Assistant' }).click();
    await expect(page.getByText(`AI model: ${modelName}`)).toBeVisible();
    const log = page.getByRole('log', { name: 'Messages' });
    const box = page.getByPlaceholder('Ask a question about this class...');
    await box.fill('What moves in osmosis?');
    await box.press('Enter');

    await expect(page.getByText('Chat Error').first()).toBeVisible(patient);
    await expect(page.getByText(away).first()).toBeVisible();
    expect(provider.requests).toHaveLength(tries);
    complaints.length = 0;
    const classId = new URL(page.url()).pathname.split('/').at(-1);
    const [conversation] = (await read(page, `/api/classes/${classId}/conversations`)) as { id: string }[];
    const said = () => read(page, `/api/conversations/${conversation?.id}/messages`);
    expect(await said()).toMatchObject([{ type: 'user', content: 'What moves in osmosis?' }]);

    await page.reload();
    const history = page.getByRole('navigation', { name: 'History' });
    await history.getByRole('button', { name: /^What moves/ }).click();
    await expect(log.getByText('What moves in osmosis?')).toBeVisible();
    provider.always = { says: JSON.stringify({ answer: 'Water moves.', found: true, quotes: [] }) };
    await log.getByRole('button', { name: 'Retry' }).click();
    await expect(log.getByText('Water moves.')).toBeVisible(patient);
    await expect.poll(said).toMatchObject([{ type: 'user' }, { type: 'bot', modelUsed: modelName }]);
  },
);

test(
  'a request whose model breaks off half-way changes nothing, and is done once by the next try',
  { tag: ['@S8.33'] },
  async ({ page, complaints, provider }) => {
    await signUp(page);
    await page.getByRole('link', { name: 'To-Do List' }).click();
    await page.getByRole('button', { name: 'Open the scheduling assistant' }).click();
    const panel = page.getByRole('dialog', { name: 'AI Scheduling Assistant' });
    const box = panel.getByPlaceholder('Ask me to manage your schedule...');
    const wish = 'Add a task to read chapter 3 tomorrow';
    await box.fill(wish);
    await box.press('Enter');

    await expect(page.getByText('Failed to communicate with assistant').first()).toBeVisible(patient);
    await expect(panel.getByText(`Failed to get response from assistant. ${away}`)).toBeVisible();
    expect(provider.requests).toHaveLength(tries);
    complaints.length = 0;
    await expect(box).toHaveValue(wish);
    expect([await read(page, '/api/tasks'), await read(page, '/api/events')]).toEqual([[], []]);
    await expect((await openAgain(page)).getByText('No Tasks This Week')).toBeVisible();

    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const unsaid = { ref: null, classRef: null, description: null, time: null, eventType: null, priority: null };
    const task = { ...unsaid, type: 'CREATE_TASK', summary: 'Read chapter 3', title: 'Read chapter 3', date };
    const plan = { message: 'It is on your list.', actions: [{ ...task, completed: null, tab: null }] };
    provider.always = { says: JSON.stringify(plan) };
    await box.press('Enter');
    await expect(page.getByText('Successfully performed 1 action(s)').first()).toBeVisible(patient);
    expect(await read(page, '/api/tasks')).toMatchObject([{ title: 'Read chapter 3', dueDate: date }]);
  },
);
