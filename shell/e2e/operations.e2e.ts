import { registerOperator } from './operator.ts';
import { expect, signUp, test } from './test.ts';

test('an operator sees the product and locks a student, who finds no trace of these pages', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const student = await context.newPage();
  const [{ email }] = await Promise.all([signUp(student), registerOperator(page.request, origin)]);

  await student.goto('/operations');
  await expect(student.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(await student.content()).not.toContain('mfe_operations');
  await expect(student.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);

  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByRole('heading', { name: 'State of the product', level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Health' }).getByText('postgres')).toBeVisible();
  const readModels = page.getByRole('region', { name: 'Read models and reactors' });
  await readModels.getByText(/up to date$/).click();
  await expect(readModels.getByText('user-list')).toBeVisible();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByLabel('Address or name').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 account shown')).toBeVisible();
  await page.getByRole('button', { name: `Manage ${email}` }).click();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Lock ${email}?` });
  await question.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByText('Account locked').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();

  await student.goto('/tasks');
  await student.getByLabel('Email').fill(email);
  await student.getByLabel('Password').fill('correct horse');
  await student.getByRole('button', { name: 'Login' }).click();
  await expect(student.getByText('This account is locked. Please ask your university for help.').first()).toBeVisible();
  await context.close();
});
