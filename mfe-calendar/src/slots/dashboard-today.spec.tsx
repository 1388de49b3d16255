import { classOf, eventOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { DashboardToday } from './dashboard-today.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();
const group = async (name: string) => within(await screen.findByRole('region', { name }));

describe("the dashboard's Today", () => {
  it('shows what is late, due today and due this week, each with its class', async () => {
    const biology = classOf({ name: 'Biology', color: 'green' });
    account.classes = [biology];
    account.tasks = [taskOf({ title: 'Read', dueDate: addDays(today, -1), classId: biology.id })];
    account.events = [
      eventOf({ title: 'Lab quiz', dueDate: today, dueTime: '14:00', eventType: 'quiz', classId: biology.id }),
      eventOf({ title: 'Midterm', dueDate: addDays(today, 3), eventType: 'exam', classId: biology.id }),
    ];
    renderInShell(<DashboardToday />);
    expect((await group('Overdue')).getByRole('listitem')).toHaveTextContent('ReadBiology');
    expect((await group('Next 7 days')).getByRole('listitem')).toHaveTextContent('MidtermBiology · Exam');
    expect((await group('Today')).getByRole('listitem')).toHaveTextContent('Lab quizBiology · Quiz2:00 PM');
  });

  it('ticks a row where it is, and keeps it there struck through', async () => {
    account.tasks = [taskOf({ title: 'Read', dueDate: today })];
    renderInShell(<DashboardToday />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Read' })).toBeChecked());
    expect(screen.getByText('Read')).toBeVisible();
  });

  it('shows the first rows of a long list, and the rest on request', async () => {
    account.tasks = [1, 2, 3, 4, 5, 6].map((each) => taskOf({ title: `Task ${each}`, dueDate: addDays(today, each) }));
    renderInShell(<DashboardToday />);
    const week = await group('Next 7 days');
    expect(week.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(week.getByRole('button', { name: 'Show 2 more' }));
    expect(week.getAllByRole('listitem')).toHaveLength(6);
  });

  it('folds what is due later into one line', async () => {
    account.tasks = [taskOf({ title: 'Some day', dueDate: null })];
    renderInShell(<DashboardToday />);
    const later = await group('Later');
    expect(later.queryByRole('listitem')).toBeNull();
    await userEvent.click(later.getByRole('button', { name: 'Show 1 more' }));
    expect(later.getByRole('listitem')).toHaveTextContent('No due date');
  });

  it('adds what is typed into its line', async () => {
    renderInShell(<DashboardToday />);
    const line = await screen.findByRole('textbox', { name: 'Quick add' });
    await userEvent.type(line, 'Buy paper');
    await screen.findByRole('status', { name: 'What will be added' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /api/tasks', body: { title: 'Buy paper' } }]));
  });

  it('has the focus in its line when the page was opened by Q', async () => {
    renderInShell(<DashboardToday />, { path: '/?quick-add' });
    expect(await screen.findByRole('textbox', { name: 'Quick add' })).toHaveFocus();
  });

  it('leads a new student to the place where a syllabus is dropped', async () => {
    renderInShell(<DashboardToday />);
    expect(await screen.findByRole('link', { name: 'Go to My Classes' })).toHaveAttribute('href', '/classes');
  });

  it('says when everything is done', async () => {
    account.classes = [classOf()];
    renderInShell(<DashboardToday />);
    expect(await screen.findByText('All done')).toBeVisible();
  });

  it('says what could not be fetched, and tries again', async () => {
    server.use(http.get('/api/tasks', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    renderInShell(<DashboardToday />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Start with a syllabus')).toBeVisible();
  });
});
