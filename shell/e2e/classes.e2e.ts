import { addClass, expect, signUp, test } from './test.ts';

test(
  'a student keeps order: notes with versions, a class that is renamed, archived, deleted and brought back',
  { tag: ['@S1.16', '@S2.7', '@S2.149', '@S2.150'] },
  async ({ page }) => {
    await signUp(page);
    await addClass(page, 'Organic Chemistry');
    const toast = (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text);
    const choose = async (action: string) => {
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };

    await test.step('a note is written, opened again and written on', async () => {
      await page.getByRole('tab', { name: 'Notes & Documents' }).click();
      await page.getByRole('button', { name: 'New Note' }).click();
      const fresh = page.getByRole('dialog', { name: 'New Note' });
      await fresh.getByLabel('Title').fill('Week 1');
      await fresh.getByLabel('Text').fill('Alkanes\nand alkenes');
      await fresh.getByRole('button', { name: 'Save Note' }).click();
      await expect(page.getByText('Week 1.txt')).toBeVisible();

      await page.getByRole('link', { name: 'Edit Week 1.txt' }).click();
      const text = page.getByRole('textbox', { name: 'Text of the note' });
      await expect(text).toHaveText('Alkanesand alkenes'); // on two lines
      await text.press('Control+End');
      await text.pressSequentially(' and **alkynes**: naïve $x^2$ ');
      await expect(text.locator('strong')).toHaveText('alkynes');
      await expect(text.locator('msup')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
      await page.reload();
      await expect(text.locator('strong')).toHaveText('alkynes');

      await page.getByRole('button', { name: 'Earlier versions' }).click();
      await page.getByRole('button', { name: 'Restore This Version' }).click();
      await expect(toast('Version restored')).toBeVisible();
      await expect(text).toHaveText('Alkanesand alkenes');
      await page.getByRole('link', { name: 'Notes & Documents' }).click();
      await expect(page.getByText('Week 1.txt')).toBeVisible();
    });

    await test.step('the class is renamed, and that is taken back', async () => {
      await choose('Edit Class');
      await page.getByLabel('Class Name').fill('Biochemistry');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('heading', { name: 'Biochemistry', level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: 'Organic Chemistry', level: 1 })).toBeVisible();
    });

    await test.step('archived, it is listed separately', async () => {
      await choose('Archive Class');
      await expect(page.getByText(/^This class is archived/)).toBeVisible();
      await page.getByRole('link', { name: 'My Classes' }).first().click();
      await expect(page.getByText('No Classes Yet')).toBeVisible();
      await page.getByRole('link', { name: 'Archived' }).click();
      await page.getByRole('link', { name: 'View Organic Chemistry' }).click();
      await page.getByRole('button', { name: 'Unarchive Class' }).click();
      await expect(page.getByText('Active', { exact: true })).toBeVisible();
    });

    await test.step('deleted, it comes back by Undo with all that was in it', async () => {
      await choose('Delete Class');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No Classes Yet')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('link', { name: 'View Organic Chemistry' }).click();
      await page.getByRole('tab', { name: 'Notes & Documents' }).click();
      await expect(page.getByText('Week 1.txt')).toBeVisible();
    });
  },
);
