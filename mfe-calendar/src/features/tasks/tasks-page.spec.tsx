import { addDays, todayIn } from '@hub/ui';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveAccount } from '../../testing-server.ts';
import { classOf, eventOf, taskOf } from '../../testing.ts';
import { TasksPage } from './tasks-page.tsx';

const { account, server } = serveAccount();
const today = todayIn();
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const rowOf = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);

describe('the to-do list', () => {
  it('[S2.264] [S2.265] [S2.268] [S2.269] [S8.65] says that it loads, then that there is nothing this week', async () => {
    renderInShell(<TasksPage />, { path: '/tasks' });
    expect(screen.getByText('Loading tasks...')).toBeVisible();
    expect(await screen.findByText('No Tasks This Week')).toBeVisible();
    expect(screen.getByText('Upload syllabi to automatically generate tasks from important dates')).toBeVisible();
    expect(screen.queryByText(/Auto-generated tasks come from/)).not.toBeInTheDocument();
  });

  it('[S2.254] [S2.255] [S2.257] [S2.258] [S2.259] [S2.260] [S2.262] [S2.263] [S2.267] shows tasks and events with all that belongs to a row', async () => {
    account.classes = [biology];
    account.tasks = [taskOf({ title: 'Call home', dueDate: addDays(today, -2), priority: 'high' })];
    account.events = [
      eventOf({ title: 'Quiz 1', eventType: 'quiz', classId: biology.id, dueDate: today, description: 'Cells' }),
      eventOf({ title: 'By hand', source: 'manual', classId: biology.id, dueDate: today }),
    ];
    renderInShell(<TasksPage />, { path: '/tasks' });
    await screen.findByText('Call home');
    expect(rowOf('Call home').getByText('Personal Task')).toBeVisible();
    expect(rowOf('Call home').getByText('Overdue')).toBeVisible();
    expect(await screen.findAllByText('Biology')).toHaveLength(2);
    for (const text of ['Quiz', 'Biology', 'Cells', 'Today', 'Auto-generated']) {
      expect(rowOf('Quiz 1').getByText(text)).toBeVisible();
    }
    expect(rowOf('By hand').queryByText('Auto-generated')).not.toBeInTheDocument();
    expect(screen.getByText(/Manual tasks can be checked off/)).toBeVisible();
  });

  it('[S2.252] [S2.256] [S8.53] strikes a ticked task through and keeps it in its place', async () => {
    account.tasks = [taskOf({ title: 'Read' })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    expect(screen.getByRole('checkbox', { name: 'Read' })).toBeChecked();
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Task Updated', description: 'Task status updated successfully' }]),
    );
    expect(screen.getByText('Read')).toHaveStyle({ textDecoration: 'line-through' });
  });

  it('[S8.30] takes a tick back when the server refuses it', async () => {
    account.tasks = [taskOf({ title: 'Read' })];
    server.use(http.put('/api/tasks/:id', () => HttpResponse.json({ message: 'Task not found' }, { status: 404 })));
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Read' })).not.toBeChecked());
    expect(notices).toEqual([{ title: 'Update Failed', description: 'Task not found', tone: 'destructive' }]);
  });

  it.each(['Read', 'Quiz 1'])('takes the tick of %s back, and keeps the list, without a network', async (title) => {
    account.tasks = [taskOf({ title: 'Read' })];
    account.events = [eventOf({ title: 'Quiz 1', dueDate: today })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    const box = await screen.findByRole('checkbox', { name: title });
    server.use(http.all('/api/*', () => HttpResponse.error()));
    await userEvent.click(box);
    await waitFor(() => expect(notices.map((notice) => notice.title)).toEqual(['Update Failed']));
    expect(screen.getByRole('checkbox', { name: title })).not.toBeChecked();
    await new Promise((resolve) => setTimeout(resolve, 100)); // the reads after the refusal fail too
    expect(screen.getByRole('checkbox', { name: title })).toBeVisible();
    expect(notices).toHaveLength(1);
  });

  it('[S2.14] [S2.243] [S2.245] filters by the class of the address, and takes an unknown one for all', async () => {
    account.classes = [biology];
    account.tasks = [taskOf({ title: 'Personal' }), taskOf({ title: 'For biology', classId: biology.id })];
    renderInShell(<TasksPage />, { path: `/tasks?classId=${biology.id}` });
    await waitFor(() => expect(screen.getByLabelText('Filter by Class')).toHaveValue(biology.id));
    expect(await screen.findByText('For biology')).toBeVisible();
    expect(screen.queryByText('Personal')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Filter by Class'), 'All Classes');
    expect(await screen.findByText('Personal')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Biology (BIO 101)' })).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    server.use(http.get('/api/tasks', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    expect(await screen.findByText('Failed to fetch tasks')).toBeVisible();
    expect(notices).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('No Tasks This Week')).toBeVisible();
  });

  it('says that the classes failed in the place of their filter, and tries again', async () => {
    account.classes = [biology];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch classes', tone: 'destructive' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Biology (BIO 101)' })).toBeInTheDocument();
  });

  it('adds a task, refuses one without a title and keeps what was typed', async () => {
    const added: unknown[] = [];
    server.use(
      http.post('/api/tasks', async ({ request }) => {
        added.push(await request.json());
        account.tasks = [taskOf({ title: 'Essay plan' })];
        return HttpResponse.json(account.tasks[0], { status: 201 });
      }),
    );
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Description (Optional)'), 'two pages');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Task' }));
    expect(notices.at(-1)?.title).toBe('Title is required');
    expect(dialog.getByLabelText('Description (Optional)')).toHaveValue('two pages');
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Essay plan');
    await userEvent.selectOptions(dialog.getByLabelText('Priority'), 'High');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('Essay plan')).toBeVisible();
    expect(added).toEqual([
      { title: 'Essay plan', description: 'two pages', dueDate: null, priority: 'high', classId: null },
    ]);
  });
});
