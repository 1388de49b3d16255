import { classOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { DashboardToday } from '../slots/dashboard-today.tsx';
import { TasksPage } from './tasks-page.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();
const set = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const essay = (more: object = {}) =>
  taskOf({
    title: 'Essay',
    dueDate: today,
    subtasks: [
      { id: 'outline', title: 'Outline', completed: false },
      { id: 'draft', title: 'First draft', completed: true },
    ],
    ...more,
  });
const openNew = async () => {
  renderInShell(<TasksPage />, { path: '/tasks' });
  await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
  await screen.findByRole('dialog', { name: 'Add Task' });
  await userEvent.type(screen.getByLabelText(/^Title/), 'Essay');
};
const submit = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Task' }));

describe('a new task', () => {
  it('has a time, a repetition and subtasks, which are typed one after the other', async () => {
    await openNew();
    set(/^Due Date/, '2026-11-27');
    set('Time (Optional)', '17:00');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every week');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    set(/^Repeat until/, '2026-12-11');
    await userEvent.click(screen.getByRole('button', { name: 'Add subtask' }));
    await userEvent.keyboard('Draft{Enter}Sources{Enter}');
    expect(screen.getByLabelText('Subtask 3')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByLabelText('Subtask 2')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByLabelText('Subtask 1')).toHaveFocus();
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      title: 'Essay',
      dueTime: '17:00',
      repeats: { every: 'week', interval: 1, weekdays: [5], until: '2026-12-11' },
      subtasks: [{ title: 'Sources' }, { title: 'Draft' }],
    });
  });

  it('needs a day for a time and for a repetition; what was typed stays', async () => {
    await openNew();
    set('Time (Optional)', '17:00');
    await userEvent.click(screen.getByRole('button', { name: 'Add subtask' }));
    await userEvent.keyboard('Draft');
    await submit();
    expect(await screen.findByText('Please choose a day for this time')).toBeVisible();
    expect(screen.getByLabelText('Subtask 1')).toHaveValue('Draft');
    set('Time (Optional)', '');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every day');
    await submit();
    expect(await screen.findByText('Please choose the first day')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('the subtasks of a task', () => {
  const pages = [
    ['the to-do list', TasksPage],
    ['Today', DashboardToday],
  ] as const;
  it.each(pages)('are ticked in %s, where the tick shows at once', async (_, Page) => {
    account.tasks = [essay()];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.put('/api/tasks/:id/subtasks/:subtaskId', async ({ params, request }) => {
        expect(params).toMatchObject({ id: account.tasks[0]?.id, subtaskId: 'outline' });
        expect(await request.json()).toEqual({ completed: true });
        await answered;
        account.tasks = [essay({ subtasks: account.tasks[0]?.subtasks.map((each) => ({ ...each, completed: true })) })];
        return HttpResponse.json(account.tasks[0]);
      }),
    );
    renderInShell(<Page />, { path: '/tasks' });
    const summary = await screen.findByText('1 of 2 subtasks done');
    if (!summary.closest('details')?.open) await userEvent.click(summary);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Outline' }));
    expect(await screen.findByText('2 of 2 subtasks done')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Outline' })).toBeChecked();
    answer();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Outline' })).toBeChecked());
  });
});

it('the list is exported as it is filtered', async () => {
  const biology = classOf({ name: 'Biology' });
  account.classes = [biology];
  renderInShell(<TasksPage />, { path: `/tasks?classId=${biology.id}` });
  await screen.findByRole('option', { name: /^Biology/ });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export this list' }));
  const hrefs = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  const query = `only=open&classId=${biology.id}`;
  expect(hrefs).toEqual([`/api/calendar/export/ics?${query}`, `/api/calendar/export/csv?${query}`]);
});

describe('one day of a repeating task', () => {
  const friday = addDays(today, 3);
  const repeats = { every: 'week', interval: 1, weekdays: [5], until: addDays(today, 30) };
  const occurrence = essay({ title: 'Weekly essay', dueDate: friday, repeats, seriesId: taskOf().id });
  const open = async () => {
    account.tasks = [occurrence];
    renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('button', { name: 'Weekly essay' }));
    await screen.findByRole('dialog', { name: 'Edit Task' });
  };

  it('says how it repeats, and is changed alone unless the student chooses more', async () => {
    await open();
    expect(screen.getByText(/^Every week on Fri until/, { selector: 'li p' })).toBeVisible();
    expect(screen.getByLabelText('Change or delete')).toHaveDisplayValue('Only this day');
    await userEvent.selectOptions(screen.getByLabelText('Change or delete'), 'This day and all after it');
    set('Time (Optional)', '09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.call).toBe(`PATCH /api/tasks/${occurrence.id}?scope=following`);
    expect(sent[0]?.body).toEqual({ dueTime: '09:00' });
  });

  it('is deleted with the others on request', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Change or delete'), 'All days');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Task' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe(`DELETE /api/tasks/${occurrence.id}?scope=all`));
  });
});
