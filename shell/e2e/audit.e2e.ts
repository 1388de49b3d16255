import { registerOperator } from './operator.ts';
import { expect, signUp, test } from './test.ts';

test('an auditor reads what a student wrote under a grant, and the student sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [students, operators] = await Promise.all([
    browser.newContext({ baseURL: origin }),
    browser.newContext({ baseURL: origin }),
  ]);
  const [student, operator] = await Promise.all([students.newPage(), operators.newPage()]);
  const [{ email }] = await Promise.all([
    signUp(student),
    registerOperator(page.request, origin, 'auditor'),
    registerOperator(operator.request, origin),
  ]);
  const send = (method: 'POST' | 'PATCH', path: string, data: object) =>
    student.request.fetch(path, { method, data, headers: { origin } });
  const { id } = (await (await send('POST', '/api/tasks', { title: 'Essay' })).json()) as { id: string };
  await send('PATCH', `/api/tasks/${id}`, { title: 'Long essay' });

  await page.goto(`/audit?email=${encodeURIComponent(email)}&type=TaskAdded`);
  await page.getByRole('button', { name: /^Details of TaskAdded/ }).click();
  await page.getByRole('button', { name: 'Ask for a grant' }).click();
  await page.getByLabel('Reason').fill('Case 17');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Requested').first()).toBeVisible();

  await operator.goto('/operations/grants');
  await operator.getByRole('button', { name: `Give: ${email}, Case 17` }).click();
  await expect(operator.getByText('Grant given').first()).toBeVisible();

  await page.getByRole('button', { name: 'Open contents' }).click({ timeout: 30_000 }); // read again every 15 s
  await expect(page.getByRole('region', { name: 'Contents' }).getByText('Essay')).toBeVisible();
  await page.getByRole('link', { name: 'This thing through time' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: 'fields.title Essay Long essay' })).toBeVisible();
  await page.getByRole('link', { name: 'Grants and access log' }).click();
  await expect(page.getByText(`task ${id.slice(0, 8)} as it was: Case 17`)).toBeVisible();

  await student.goto('/settings');
  await student.getByRole('button', { name: 'Show history' }).click();
  await expect(student.getByText('An auditor read your data: Case 17')).toHaveCount(2);
  await Promise.all([students.close(), operators.close()]);
});
