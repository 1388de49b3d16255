import { eventOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { todayIn } from '@hub/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { TasksPage } from './tasks-page.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();

describe('a tick on the to-do list', () => {
  it(
    'ticks a task and an event on and off, and refreshes its list',
    { tags: ['S4.26', 'S4.27', 'S7.22', 'S7.26', 'S8.54'] },
    async () => {
      account.tasks = [taskOf({ title: 'Read' })];
      account.events = [eventOf({ title: 'Quiz 1', dueDate: today })];
      const read: string[] = [];
      server.events.on('request:start', ({ request }) => {
        if (request.method === 'GET') read.push(new URL(request.url).pathname);
      });
      const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
      for (const [title, path, notice] of [
        ['Read', '/api/tasks', 'Task Updated'],
        ['Quiz 1', '/api/events', 'Event Updated'],
      ] as const) {
        for (const completed of [true, false]) {
          const box = await screen.findByRole('checkbox', { name: title });
          read.length = 0;
          notices.length = 0;
          await userEvent.click(box);
          await waitFor(() => expect(notices).toMatchObject([{ title: notice }]));
          expect(sent.at(-1)?.call).toContain(`PUT ${path}/`);
          expect(sent.at(-1)?.body).toEqual({ completed });
          expect(read).toContain(path);
          expect(box).toHaveProperty('checked', completed);
        }
      }
      expect(notices).toMatchObject([{ description: 'Event status updated successfully' }]);
      server.events.removeAllListeners();
    },
  );

  it.each([
    ['a task', 'Read', 'Failed to update task'],
    ['an event', 'Quiz 1', 'Failed to update event'],
  ])(
    '%s shows what failed if the server gives no reason',
    { tags: ['S8.31', 'S8.32'] },
    async (_, title, description) => {
      account.tasks = [taskOf({ title: 'Read' })];
      account.events = [eventOf({ title: 'Quiz 1', dueDate: today })];
      server.use(http.put('/api/*', () => HttpResponse.json({ message: '' }, { status: 500 })));
      const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
      await userEvent.click(await screen.findByRole('checkbox', { name: title }));
      await waitFor(() => expect(notices).toEqual([{ title: 'Update Failed', description, tone: 'destructive' }]));
    },
  );

  it('keeps a pending tick, whatever is fetched in the meantime', async () => {
    const [read, write] = [taskOf({ title: 'Read' }), taskOf({ title: 'Write' })];
    const answer = Promise.withResolvers<void>();
    account.tasks = [read, write];
    server.use(http.put(`/api/tasks/${write.id}`, () => answer.promise));
    const { notices, shell } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Task Updated' }])); // for the first one, whose list is fetched
    account.tasks.push(taskOf({ title: 'Sent from elsewhere' }));
    await shell.queryClient.invalidateQueries({ queryKey: ['/api/tasks'] }); // as the live refresh does
    expect(await screen.findByRole('checkbox', { name: 'Sent from elsewhere' })).not.toBeChecked();
    for (const name of ['Read', 'Write']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    answer.resolve();
    await waitFor(() => expect(notices).toHaveLength(2));
    for (const name of ['Read', 'Write']) expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(account.tasks).toMatchObject([{ completed: true }, { completed: true }, { completed: false }]);
  });

  it('keeps a saved tick if the list cannot be fetched afterwards', async () => {
    account.tasks = [taskOf({ title: 'Read' })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    const box = await screen.findByRole('checkbox', { name: 'Read' });
    server.use(http.get('/api/*', () => HttpResponse.error()));
    await userEvent.click(box);
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Task Updated' }]));
    expect(screen.getByRole('checkbox', { name: 'Read' })).toBeChecked();
  });

  it('undoes a tick', async () => {
    account.tasks = [taskOf({ title: 'Read' })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Task Updated', action: { label: 'Undo' } }]));
    notices[0]?.action?.onClick();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Read' })).not.toBeChecked());
  });

  it('strikes a ticked task through and keeps it in its place', { tags: ['S2.252', 'S2.256', 'S8.53'] }, async () => {
    account.tasks = [taskOf({ title: 'Read' })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    expect(screen.getByRole('checkbox', { name: 'Read' })).toBeChecked();
    await waitFor(() =>
      expect(notices).toMatchObject([{ title: 'Task Updated', description: 'Task status updated successfully' }]),
    );
    expect(screen.getByText('Read')).toHaveStyle({ textDecoration: 'line-through' });
  });

  it('removes a tick that the server rejects', { tags: ['S8.30'] }, async () => {
    account.tasks = [taskOf({ title: 'Read' })];
    server.use(http.put('/api/tasks/:id', () => HttpResponse.json({ message: 'Task not found' }, { status: 404 })));
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Read' })).not.toBeChecked());
    expect(notices).toEqual([{ title: 'Update Failed', description: 'Task not found', tone: 'destructive' }]);
  });

  it.each(['Read', 'Quiz 1'])('removes the tick of %s, and keeps the list, without a network', async (title) => {
    account.tasks = [taskOf({ title: 'Read' })];
    account.events = [eventOf({ title: 'Quiz 1', dueDate: today })];
    const { notices } = renderInShell(<TasksPage />, { path: '/tasks' });
    const box = await screen.findByRole('checkbox', { name: title });
    server.use(http.all('/api/*', () => HttpResponse.error()));
    await userEvent.click(box);
    await waitFor(() => expect(notices.map((notice) => notice.title)).toEqual(['Update Failed']));
    expect(screen.getByRole('checkbox', { name: title })).not.toBeChecked();
    await new Promise((resolve) => setTimeout(resolve, 100)); // the refresh after the failure fails too
    expect(screen.getByRole('checkbox', { name: title })).toBeVisible();
    expect(notices).toHaveLength(1);
  });
});
