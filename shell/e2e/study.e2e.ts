import { addClass, expect, signUp, test, uploadNotes } from './test.ts';

test.slow(); // generating takes a while

const notes = [
  'Cell biology',
  'Mitosis is the division of a cell into two cells with the same chromosomes.',
  'A chromosome is a long molecule of DNA with the genes of the cell.',
  'The nucleus is the part of the cell that holds the chromosomes.',
  'A ribosome is the part of the cell that makes proteins.',
  'The membrane is the layer that holds the cell together.',
  'Photosynthesis is the process by which plants turn light into sugar.',
  'An enzyme is a protein that makes a reaction faster.',
].join('\n\n');

test(
  'a student studies a set of cards, made manually and by AI',
  { tag: ['@S1.12', '@S2.163'] },
  async ({ page, complaints }) => {
    await signUp(page);
    await addClass(page, 'Cell Biology');
    await uploadNotes(page, notes);
    await page.getByRole('tab', { name: 'Study Tools' }).click();
    await expect(page.getByText('No Flashcard Sets Yet')).toBeVisible();

    await test.step('AI writes cards from the documents; a failure first leaves nothing behind', async () => {
      await page.getByRole('button', { name: 'AI Generate Cards' }).click();
      const dialog = page.getByRole('dialog', { name: 'AI Generate Cards' });
      await dialog.getByLabel('What should it be about?').fill('cells');
      await dialog.getByLabel('Set Title').fill('Written');
      await dialog.getByLabel('Number of Cards').selectOption('5');
      const failing = { status: 503, json: { message: 'AI is unavailable at the moment. Please try again later.' } };
      await page.route('**/api/generate-flashcards', (route) => route.fulfill(failing), { times: 1 });
      await dialog.getByRole('button', { name: 'AI Generate Cards' }).click();
      await expect(page.getByText('Failed to generate flashcards').first()).toBeVisible();
      complaints.length = 0; // the browser logs every response of 400 and above
      await expect(dialog.getByLabel('Set Title')).toHaveValue('Written');
      await dialog.getByRole('button', { name: 'AI Generate Cards' }).click();
      await expect(page.getByText('AI Generation Complete!').first()).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: /Written.*AI/ })).toBeVisible();
    });

    await test.step('a set is made manually', async () => {
      await page.getByRole('button', { name: 'Create Manual Set' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Manual Set' });
      await dialog.getByLabel('Title').fill('By hand');
      await dialog.getByRole('button', { name: 'Create Manual Set' }).click();
      for (const [front, back] of [
        ['What is a cell?', 'The smallest unit of life'],
        ['What carries genes?', 'DNA'],
      ] as const) {
        await page.getByRole('button', { name: 'Add New Card' }).click();
        const form = page.getByRole('dialog', { name: 'Add New Card' });
        await form.getByLabel('Front').fill(front);
        await form.getByLabel('Back').fill(back);
        await form.getByRole('button', { name: 'Add New Card' }).click();
        await expect(page.getByText(front).first()).toBeVisible();
      }
    });

    await test.step('study mode is worked by keyboard, resumed and finished', async () => {
      const set = page.getByRole('region', { name: 'Cards of By hand' });
      await set.getByRole('button', { name: 'Study', exact: true }).click();
      const study = page.getByRole('dialog', { name: 'By hand' });
      await expect(study.getByText('Card 1 of 2')).toBeVisible();
      await page.keyboard.press('Space');
      await expect(study.getByText('The smallest unit of life')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(study.getByText('Card 2 of 2')).toBeVisible();
      await study.getByRole('button', { name: 'Back to Sets' }).click();
      await set.getByRole('button', { name: 'Study', exact: true }).click();
      await expect(study.getByText('Card 2 of 2')).toBeVisible();
      await study.getByRole('button', { name: 'Got It' }).click();
      await expect(page.getByText('Study Complete!').first()).toBeVisible();
      await expect(study).toBeHidden();
    });

    await test.step('a review rates a card, and Undo brings it back', async () => {
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      const review = page.getByRole('dialog', { name: 'Review' });
      const left = review.getByText(/cards left/);
      const before = (await left.textContent()) ?? '';
      await review.getByRole('button', { name: 'Show Answer' }).click();
      await review.getByRole('button', { name: /^Easy/ }).click();
      await expect(left).not.toHaveText(before);
      await review.getByRole('button', { name: 'Undo Rating' }).click();
      await expect(left).toHaveText(before);
      await review.getByRole('button', { name: 'Back to Sets' }).click();
    });

    await test.step('the set is exported, and imported again', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export By hand as CSV' }).click();
      const file = await (await downloading).path();
      await page.getByRole('button', { name: 'Import Set' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import Set' });
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'again.csv',
        mimeType: 'text/csv',
        buffer: await import('node:fs/promises').then(({ readFile }) => readFile(file)),
      });
      await dialog.getByRole('button', { name: 'Import Set' }).click();
      await expect(page.getByText('Imported 2 cards').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Cards of again' })).toBeVisible();
    });

    await test.step('the dashboard tells what is due', async () => {
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page.getByRole('link', { name: 'Review Cell Biology' })).toBeVisible();
    });
  },
);

test(
  'a student takes a practice test, made by AI and manually, and sees what was right',
  { tag: ['@S1.13'] },
  async ({ page }) => {
    await signUp(page);
    await addClass(page, 'Cell Biology');
    await uploadNotes(page, notes);
    await page.getByRole('tab', { name: 'Study Tools' }).click();

    await test.step('AI writes a test from the documents', async () => {
      await page.getByRole('button', { name: 'Generate Practice Test' }).click();
      const dialog = page.getByRole('dialog', { name: 'Generate Practice Test' });
      await dialog.getByLabel('What should it be about?').fill('cells');
      await dialog.getByLabel('Title').fill('Written');
      await dialog.getByLabel('Number of Questions').selectOption('5');
      await dialog.getByRole('button', { name: 'Generate Practice Test' }).click();
      await expect(page.getByText('AI Generation Complete!').first()).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Take test Written' }).click();
      await expect(page.getByText(/^Question 1 of \d/)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).last().click();
    });

    await test.step('a test is made manually, with its questions', async () => {
      await page.getByRole('button', { name: 'Create Manual Test' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Manual Test' });
      await dialog.getByLabel('Title').fill('By hand');
      await dialog.getByRole('button', { name: 'Create Manual Test' }).click();
      await page.getByRole('button', { name: 'View answers of By hand' }).click();
      await expect(page.getByText('No questions found for this test.')).toBeVisible();

      await page.getByRole('button', { name: 'Add Question' }).click();
      const editor = page.getByRole('dialog', { name: 'Add Question' });
      await editor.getByLabel(/^Question/).fill('Which one divides?');
      await editor.getByLabel('Option 1', { exact: true }).fill('Stones');
      await editor.getByLabel('Option 2', { exact: true }).fill('Cells');
      await editor.getByRole('radio', { name: 'Option 2 is the correct answer' }).check();
      await editor.getByRole('button', { name: 'Add Question' }).click();
      await expect(page.getByText('Cells (Correct)')).toBeVisible();

      await page.getByRole('button', { name: 'Add Question' }).click();
      await editor.getByLabel(/^Question/).fill('What carries genes?');
      await editor.getByLabel('Type').selectOption('short_answer');
      await editor.getByLabel('Correct answer').fill('DNA');
      await editor.getByRole('button', { name: 'Add Question' }).click();
      await expect(page.getByText('What carries genes?')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    });

    await test.step('[S2.187] [S2.191] it is taken and reviewed; the student’s own mark is shown next to the score', async () => {
      await page.getByRole('button', { name: 'Take test By hand' }).click();
      const dialog = page.getByRole('dialog', { name: 'By hand' });
      await dialog.getByRole('radio', { name: 'Cells' }).check();
      await dialog.getByRole('button', { name: 'Next' }).click();
      await dialog.getByLabel('Your answer').fill('dna');
      await dialog.getByRole('button', { name: 'Complete Test' }).click();
      await expect(page.getByText('You answered 2 out of 2 questions.').first()).toBeVisible();
      await expect(dialog.getByText('1 of 2 correct')).toBeVisible();
      await dialog.getByRole('button', { name: 'I was right' }).click();
      await expect(dialog.getByText('2 including answers you marked as right')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close Test' }).click();
      await expect(dialog).toBeHidden();
    });
  },
);
