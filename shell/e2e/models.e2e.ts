import type { Page } from '@playwright/test';
import { addClass, expect, signUp, uploadNotes } from './test.ts';
import { builtInModel } from '@hub/contracts';
import { modelName, test } from './with-provider.ts';

test.slow(); // it waits for failures and for generation

const away = "The language model didn't answer";
const notes = `Transport in cells

Osmosis: the movement of water through a membrane
Diffusion: the movement of particles to where there are fewer of them
Endocytosis: the intake of large particles in a bubble of membrane
Exocytosis: the release of large particles from a cell
Active transport: the movement of particles against their gradient, which costs energy
`;
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
  'cards that neither the model nor the rules can write are not there, and are written by the next try',
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
  'a practice test that neither the model nor the rules can write is not there, and is written by the next try',
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

test('cards and questions whose model breaks off half-way are written by the rules', async ({ page, provider }) => {
  await signUp(page);
  await addClass(page, 'Cell Biology');
  await uploadNotes(page, notes);
  const address = page.url();
  for (const [button, item] of [
    ['AI Generate Cards', 'flashcard'],
    ['Generate Practice Test', 'question'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('tab', { name: 'Study Tools' }).click();
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: button });
    await dialog.getByLabel('What should it be about?').fill('osmosis');
    await dialog.getByLabel(/Title/).fill('By rules');
    await dialog.getByRole('button', { name: button }).click();
    const done = page.getByText(new RegExp(`Generated \\d+ ${item}s? using ${builtInModel}`));
    await expect(done.first()).toBeVisible(patient);
  }
  expect(provider.requests.length).toBeLessThanOrEqual(2 * tries);
});

test('a chat message whose model breaks off half-way is answered by the rules, which say so; the next by the model', async ({
  page,
  provider,
}) => {
  await signUp(page);
  await addClass(page, 'Cell Biology');
  await uploadNotes(page, notes);
  await page.getByRole('tab', { name: 'AI Assistant' }).click();
  await expect(page.getByText(`AI model: ${modelName}`)).toBeVisible();
  const log = page.getByRole('log', { name: 'Messages' });
  const box = page.getByPlaceholder('Ask a question about this class...');
  await box.fill('What is osmosis?');
  await box.press('Enter');

  await expect(log.getByText(`${away}, so this is the built-in answer.`)).toBeVisible(patient);
  await expect(log.getByText(/movement of water through a membrane/).first()).toBeVisible();
  const classId = new URL(page.url()).pathname.split('/').at(-1);
  const [conversation] = (await read(page, `/api/classes/${classId}/conversations`)) as { id: string }[];
  const said = () => read(page, `/api/conversations/${conversation?.id}/messages`);
  await expect.poll(said).toMatchObject([{ type: 'user' }, { type: 'bot', modelUsed: builtInModel }]);

  provider.always = { says: JSON.stringify({ answer: 'Water moves.', found: true, quotes: [] }) };
  // a provider that failed five times in a row, also in an earlier test, is left alone for half a minute
  await expect(async () => {
    await box.fill('What moves in osmosis?');
    await box.press('Enter');
    await expect(log.getByText('Water moves.')).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 90_000 });
  await expect
    .poll(async () => ((await said()) as object[]).at(-1))
    .toMatchObject({ type: 'bot', modelUsed: modelName });
});

test('a request whose model breaks off half-way is done once, by the rules', async ({ page, provider }) => {
  await signUp(page);
  await page.getByRole('link', { name: 'To-Do List' }).click();
  await page.getByRole('button', { name: 'Open the scheduling assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'AI Scheduling Assistant' });
  const box = panel.getByPlaceholder('Ask me to manage your schedule...');
  await box.fill('Add a task to read chapter 3 tomorrow');
  await box.press('Enter');

  await expect(panel.getByText(`${away}, so this is the built-in assistant.`)).toBeVisible(patient);
  expect(provider.requests.length).toBeLessThanOrEqual(tries);
  await expect.poll(() => read(page, '/api/tasks')).toMatchObject([{ title: 'Read chapter 3' }]);
});
