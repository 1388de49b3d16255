import { addClass, expect, signUp, test, uploadNotes } from './test.ts';

test.slow(); // it waits for replies

const notes = 'Cell biology, week 3\n\nMitochondria turn sugar into energy for the cell.\nThe nucleus holds the DNA.\n';

test(
  'a student asks about a class, finds the answer with its source, and keeps the conversation',
  { tag: ['@S1.14', '@S2.202'] },
  async ({ page, complaints }) => {
    await signUp(page);
    await addClass(page, 'Cell Biology');
    await uploadNotes(page, notes);
    await page.getByRole('tab', { name: 'AI Assistant' }).click();
    const history = page.getByRole('navigation', { name: 'History' });
    const log = page.getByRole('log', { name: 'Messages' });
    const box = page.getByPlaceholder('Ask a question about this class...');
    await expect(history.getByText('No chat history yet. Start a conversation!')).toBeVisible();
    await expect(page.getByText('On this server, without a language model')).toBeVisible();

    await test.step('[S4.35] [S4.36] the first message is answered with its source, and gives the conversation its title', async () => {
      await box.fill('What do mitochondria turn into energy?');
      await box.press('Enter');
      const source = log.getByRole('link', { name: /^Open cells\.txt/ });
      await expect(source).toBeVisible({ timeout: 30_000 });
      await expect(source).toHaveAttribute('href', /^\/api\/documents\/[\w-]+\/view#page=1$/);
      await expect(log.getByText(/Mitochondria turn sugar into energy/).first()).toBeVisible();
      await expect(history.getByRole('button', { name: /^Mitochondria Turn/i })).toBeVisible();
    });

    await test.step('a reply that fails is reported and retried', async () => {
      const failing = { status: 503, json: { message: 'AI is unavailable at the moment. Please try again later.' } };
      await page.route('**/api/chat', (route) => route.fulfill(failing), { times: 1 });
      await page
        .getByLabel('Attach a file')
        .first()
        .setInputFiles({
          name: 'lab.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('The lab of Thursday needs gloves and goggles.'),
        });
      await expect(page.getByText('lab.txt')).toBeVisible();
      await box.fill('What does the lab need?');
      await box.press('Enter');
      await expect(page.getByText('Chat Error').first()).toBeVisible();
      complaints.length = 0; // the browser logs every response of 400 and above
      await log.getByRole('button', { name: 'Retry with lab.txt' }).click();
      await expect(log.getByText(/gloves and goggles/).first()).toBeVisible({ timeout: 30_000 });
      await expect(log.getByText('What does the lab need?')).toHaveCount(1);
    });

    await test.step('it is renamed, found again after a reload, deleted and brought back', async () => {
      await history.getByRole('button', { name: /^Rename/ }).click();
      await history.getByRole('textbox', { name: 'New title' }).fill('Energy');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Title Updated').first()).toBeVisible();
      await page.reload();
      await history.getByRole('button', { name: /^Energy/ }).click();
      await expect(log.getByText('What does the lab need?')).toBeVisible();
      await expect(log.getByText('lab.txt', { exact: true })).toBeVisible();
      await history.getByRole('button', { name: 'Delete Energy' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Conversation Deleted').first()).toBeVisible();
      await expect(log.getByText('What does the lab need?')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(history.getByRole('button', { name: /^Energy/ })).toBeVisible();
    });
  },
);

test(
  'the scheduling assistant adds, moves and deletes a task, takes it back, and leads to the calendar',
  { tag: ['@S1.18', '@S1.19', '@S1.20', '@S2.53'] },
  async ({ page }) => {
    await signUp(page);
    await page.getByRole('link', { name: 'To-Do List' }).click();
    await expect(page.getByText('No Tasks This Week')).toBeVisible();
    await page.getByRole('button', { name: 'Open the scheduling assistant' }).click();
    const panel = page.getByRole('dialog', { name: 'AI Scheduling Assistant' });
    const say = async (text: string) => {
      await panel.getByPlaceholder('Ask me to manage your schedule...').fill(text);
      await page.keyboard.press('Enter');
      await expect(panel.getByText(`You said: ${text}`, { exact: true })).toBeVisible();
      await expect(panel.getByText('Assistant is thinking...')).toHaveCount(0, { timeout: 30_000 });
    };
    const done = panel.getByRole('list', { name: 'Actions' }).last();
    const task = page.getByRole('checkbox', { name: /read chapter 3/i });

    await say('Add a task to read chapter 3 tomorrow');
    await expect(done).toContainText('Create task');
    await expect(page.getByText('Successfully performed 1 action(s)').first()).toBeVisible();
    await expect(task).toBeVisible();

    await say('Move the read chapter 3 task to friday');
    await expect(done).toContainText('Update task');

    await say('Delete the read chapter 3 task');
    await expect(done).toContainText('Delete task');
    await expect(task).toHaveCount(0);
    await done.getByRole('button', { name: /^Undo/ }).click();
    await expect(task).toBeVisible();
    await expect(panel.getByText('Undone')).toBeVisible();

    await say('Open the calendar on 3 March');
    await done.getByRole('button', { name: /calendar/i }).click();
    await expect(page).toHaveURL(/\/calendar\?date=\d{4}-03-03$/);
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Clear chat and close' }).click();
    await expect(panel).toHaveCount(0);
  },
);
