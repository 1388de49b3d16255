import { classOf, eventOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing-styles.ts';
import { TasksPage } from './tasks-page.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const rowOf = (title: string) => within(screen.getByText(title).closest('li') ?? document.body);

describe('the to-do list', () => {
  it(
    'shows that it is loading, then that there is nothing this week',
    { tags: ['S2.264', 'S2.265', 'S2.268', 'S2.269', 'S8.65'] },
    async () => {
      renderInShell(<TasksPage />, { path: '/tasks' });
      expect(screen.getByText('Loading tasks...')).toBeVisible();
      expect(await screen.findByText('No Tasks This Week')).toBeVisible();
      expect(screen.getByText('Upload syllabi to automatically generate tasks from important dates')).toBeVisible();
      expect(screen.queryByText(/Auto-generated tasks come from/)).not.toBeInTheDocument();
    },
  );

  it(
    'has its headings, counters and note',
    { tags: ['S2.242', 'S2.244', 'S2.246', 'S2.247', 'S2.248', 'S2.249', 'S2.266'] },
    async () => {
      account.tasks = [
        taskOf({ title: 'soon', dueDate: addDays(today, 2), priority: 'high' }),
        taskOf({ title: 'someday' }),
        taskOf({ title: 'done', completed: true, priority: 'high' }),
      ];
      account.events = [
        eventOf({ title: 'Exam', dueDate: addDays(today, 7), priority: 'high' }),
        eventOf({ title: 'later', dueDate: addDays(today, 8), priority: 'high' }),
      ];
      renderInShell(<TasksPage />, { path: '/tasks' });
      await screen.findByText('someday');
      expect(screen.getByText('Track your upcoming academic deadlines and personal tasks')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Upcoming Tasks' })).toBeVisible();
      expect(screen.getByLabelText('Filter by Class').querySelector('option')).toHaveTextContent('All Classes');
      const counts = [...document.querySelectorAll('dl')].map((each) => [
        each.querySelector('dt')?.textContent,
        each.querySelector('dd')?.textContent,
      ]);
      expect(counts).toEqual([
        ['This Week', '2'],
        ['Manual Tasks', '2'],
        ['High Priority', '2'],
      ]);
      expect(screen.getByText(/^Auto-generated tasks come from your uploaded syllabi\./)).toBeVisible();
    },
  );

  it(
    'marks an event by the colour of its type, a quiz purple, and names the priority',
    { tags: ['S2.253', 'S2.261', 'S3.23'] },
    async () => {
      account.events = [eventOf({ title: 'Quiz 1', eventType: 'quiz', dueDate: today, priority: 'low' })];
      renderInShell(<TasksPage />, { path: '/tasks' });
      const row = (await screen.findByText('Quiz 1')).closest('li');
      expect(rulesOf(row?.querySelector('[aria-hidden]'))).toContain('--hub-purple-dot');
      expect(rulesOf(rowOf('Quiz 1').getByText('Quiz'))).toContain('--hub-purple-text');
      expect(rulesOf(rowOf('Quiz 1').getByText('Low'))).toContain('--hub-green-text');
    },
  );

  it('keeps missed work in a collapsed section, and strikes through what is ticked there', async () => {
    account.events = [eventOf({ title: 'Essay', dueDate: addDays(today, -3) })];
    renderInShell(<TasksPage />, { path: '/tasks' });
    const fold = await screen.findByText('Overdue (1)');
    expect(screen.getByText('Essay')).not.toBeVisible();
    await userEvent.click(fold);
    expect(rowOf('Essay').getByText('Overdue')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Essay' }));
    await waitFor(() => expect(account.events[0]?.completed).toBe(true));
    expect(screen.getByText('Essay')).toHaveStyle({ textDecoration: 'line-through' });
  });

  it('shows missed work together with the list above it, so that nothing moves', async () => {
    account.events = [eventOf({ title: 'Essay', dueDate: addDays(today, -3) })];
    server.use(http.get('/api/tasks', () => delay('infinite')));
    const { shell } = renderInShell(<TasksPage />, { path: '/tasks' });
    await waitFor(() => expect(shell.queryClient.getQueryData(['/api/events'])).toHaveLength(1));
    expect(screen.getByText('Loading tasks...')).toBeVisible();
    expect(screen.queryByText('Overdue (1)')).not.toBeInTheDocument();
  });

  it('changes a task, and restores a deleted one', async () => {
    account.classes = [biology];
    account.tasks = [taskOf({ title: 'Read', classId: biology.id, description: 'pages 1 to 9' })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('button', { name: 'Read' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Task' }));
    await userEvent.type(dialog.getByLabelText(/^Title/), ' twice');
    await userEvent.type(dialog.getByLabelText(/^Due Date/), today);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read twice' }));
    expect(sent.at(-1)?.body).toEqual({
      title: 'Read twice',
      description: 'pages 1 to 9',
      dueDate: today,
      priority: 'medium',
      classId: biology.id,
      dueTime: null,
      subtasks: [],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Task' }));
    expect(await screen.findByText('No Tasks This Week')).toBeVisible();
    expect(notices.map(({ title }) => title)).toEqual(['Task saved', 'Task deleted']);
    notices.at(-1)?.action?.onClick();
    expect(await screen.findByRole('button', { name: 'Read twice' })).toBeVisible();
  });

  it('keeps the class of a task that is edited while the classes cannot be fetched', async () => {
    account.tasks = [taskOf({ title: 'Read', classId: biology.id })];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('button', { name: 'Read' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ classId: biology.id }));
  });

  it(
    'shows every detail of tasks and events',
    { tags: ['S2.254', 'S2.255', 'S2.257', 'S2.258', 'S2.259', 'S2.260', 'S2.262', 'S2.263', 'S2.267'] },
    async () => {
      account.classes = [biology];
      account.tasks = [taskOf({ title: 'Call home', dueDate: addDays(today, -2), priority: 'high' })];
      account.events = [
        eventOf({ title: 'Quiz 1', eventType: 'quiz', classId: biology.id, dueDate: today, description: 'Cells' }),
        eventOf({ title: 'Added manually', source: 'manual', classId: biology.id, dueDate: today }),
      ];
      renderInShell(<TasksPage />, { path: '/tasks' });
      await screen.findByText('Call home');
      expect(rowOf('Call home').getByText('Personal Task')).toBeVisible();
      expect(rowOf('Call home').getByText('Overdue')).toBeVisible();
      expect(await screen.findAllByText('Biology')).toHaveLength(2);
      for (const text of ['Quiz', 'Biology', 'Cells', 'Today', 'Auto-generated']) {
        expect(rowOf('Quiz 1').getByText(text)).toBeVisible();
      }
      expect(rowOf('Added manually').queryByText('Auto-generated')).not.toBeInTheDocument();
      expect(screen.getByText(/Manual tasks can be checked off/)).toBeVisible();
    },
  );

  it(
    'filters by the class in the URL, and treats an unknown one as all',
    { tags: ['S2.14', 'S2.243', 'S2.245'] },
    async () => {
      account.classes = [biology];
      account.tasks = [taskOf({ title: 'Personal' }), taskOf({ title: 'For biology', classId: biology.id })];
      renderInShell(<TasksPage />, { path: `/tasks?classId=${biology.id}` });
      await waitFor(() => expect(screen.getByLabelText('Filter by Class')).toHaveValue(biology.id));
      expect(await screen.findByText('For biology')).toBeVisible();
      expect(screen.queryByText('Personal')).not.toBeInTheDocument();
      await userEvent.selectOptions(screen.getByLabelText('Filter by Class'), 'All Classes');
      expect(await screen.findByText('Personal')).toBeVisible();
      expect(screen.getByRole('option', { name: 'Biology (BIO 101)' })).toBeInTheDocument();
    },
  );

  it('waits for the classes, so that rows of another class never flash up', { tags: ['S2.14'] }, async () => {
    const classesAreRead = Promise.withResolvers<void>();
    account.classes = [biology];
    account.tasks = [taskOf({ title: 'Personal' }), taskOf({ title: 'For biology', classId: biology.id })];
    account.events = [eventOf({ title: 'Missed elsewhere', dueDate: addDays(today, -3) })];
    server.use(http.get('/api/classes', () => classesAreRead.promise));
    const { shell } = renderInShell(<TasksPage />, { path: `/tasks?classId=${biology.id}` });
    await waitFor(() => expect(shell.queryClient.getQueryData(['/api/tasks'])).toHaveLength(2));
    await waitFor(() => expect(shell.queryClient.getQueryData(['/api/events'])).toHaveLength(1));
    expect(screen.getByText('Loading tasks...')).toBeVisible();
    expect(screen.queryByText('Personal')).not.toBeInTheDocument();
    expect(screen.queryByText('Overdue (1)')).not.toBeInTheDocument();
    expect(screen.getByText('Manual Tasks').closest('dl')).toHaveTextContent('–');
    classesAreRead.resolve();
    expect(await screen.findByText('For biology')).toBeVisible();
    expect(screen.queryByText('Personal')).not.toBeInTheDocument();
    expect(screen.getByText('Manual Tasks').closest('dl')).toHaveTextContent('1');
  });

  it('shows the rows even if the classes cannot be fetched, and during a retry', async () => {
    account.tasks = [taskOf({ title: 'For biology', classId: biology.id })];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    renderInShell(<TasksPage />, { path: `/tasks?classId=${biology.id}` });
    await screen.findByText('For biology');
    expect(rowOf('For biology').getByText('Class')).toBeVisible();
    server.use(http.get('/api/classes', () => delay('infinite')));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('For biology')).toBeVisible();
  });

  it('shows what failed, and retries', async () => {
    server.use(http.get('/api/tasks', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    expect(await screen.findByText('Failed to fetch tasks')).toBeVisible();
    expect(notices).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('No Tasks This Week')).toBeVisible();
  });

  it('shows an error instead of the class filter if the classes fail, and retries', async () => {
    account.classes = [biology];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch classes', tone: 'destructive' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Biology (BIO 101)' })).toBeInTheDocument();
  });

  it('adds a task, rejects one without a title and keeps its input', async () => {
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
    expect(sent.map(({ body }) => body)).toEqual([
      {
        title: 'Essay plan',
        description: 'two pages',
        dueDate: null,
        dueTime: null,
        priority: 'high',
        classId: null,
        subtasks: [],
      },
    ]);
  });
});
