import { classOf, eventOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { addDays, addMonths, formatMonth, todayIn } from '@hub/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ClassUpcoming } from './class-upcoming.tsx';
import { DashboardMonth } from './dashboard-month.tsx';
import { DashboardUpcoming } from './dashboard-upcoming.tsx';

const { account, server } = serveAccount();
const today = todayIn();

describe("the dashboard's Upcoming Tasks", () => {
  it('shows five items at most, the late ones first and marked', { tags: ['S2.61'] }, async () => {
    account.tasks = [1, 2, 3, 4, 5, 6].map((days) =>
      taskOf({ title: `Task ${days}`, dueDate: addDays(today, days - 2) }),
    );
    renderInShell(<DashboardUpcoming />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    const [late] = screen.getAllByRole('listitem');
    expect(late).toHaveTextContent('Task 1');
    expect(late).toHaveTextContent('Overdue');
    expect(screen.queryByText('Task 6')).not.toBeInTheDocument();
  });
  it('shows open tasks and the events of two weeks with relative days', { tags: ['S2.62'] }, async () => {
    account.tasks = [taskOf({ title: 'Read', dueDate: addDays(today, 1) })];
    account.events = [eventOf({ title: 'Midterm', dueDate: addDays(today, 3) })];
    renderInShell(<DashboardUpcoming />);
    expect(await screen.findByText('Tomorrow')).toBeVisible();
    expect(screen.getByText('In 3 days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Tasks' })).toHaveAttribute('href', '/tasks');
  });
  it('waits for the names of the classes, so that no row grows', async () => {
    const biology = classOf();
    const classesAreRead = Promise.withResolvers<void>();
    account.classes = [biology];
    account.tasks = [taskOf({ title: 'Read', classId: biology.id })];
    server.use(http.get('/api/classes', () => classesAreRead.promise));
    const { shell } = renderInShell(<DashboardUpcoming />);
    await waitFor(() => expect(shell.queryClient.getQueryData(['/api/tasks'])).toHaveLength(1));
    await waitFor(() => expect(shell.queryClient.getQueryData(['/api/events'])).toEqual([]));
    expect(screen.getByText('Loading')).toBeVisible();
    expect(screen.queryByText('Read')).not.toBeInTheDocument();
    classesAreRead.resolve();
    expect((await screen.findByText('Read')).closest('li')).toHaveTextContent('Biology');
  });
  it('shows a generic word for a class that cannot be fetched', async () => {
    account.tasks = [taskOf({ title: 'Read', classId: classOf().id })];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    renderInShell(<DashboardUpcoming />);
    expect((await screen.findByText('Read')).closest('li')).toHaveTextContent('Class');
  });
  it('says in a line when nothing is due', async () => {
    renderInShell(<DashboardUpcoming />);
    expect(await screen.findByText('Nothing is due in the next two weeks.')).toBeVisible();
  });
});

describe("the dashboard's month", () => {
  it('shows this month, and moves by one month', { tags: ['S2.63', 'S2.64', 'S2.65'] }, async () => {
    renderInShell(<DashboardMonth />);
    const month = today.slice(0, 7);
    expect(await screen.findByRole('grid', { name: formatMonth(month) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: formatMonth(addMonths(month, 1)) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: formatMonth(addMonths(month, -1)) })).toBeVisible();
  });
  it('marks sample days for a student without events, and says so', { tags: ['S2.68'] }, async () => {
    renderInShell(<DashboardMonth />);
    expect(await screen.findByText('Sample markers')).toBeVisible();
    const marked = screen.getAllByRole('link', { name: /1 event: Sample/ });
    expect(marked.map((day) => day.textContent?.match(/^\d+/)?.[0])).toEqual(['15', '18', '20', '25', '28']);
    expect(marked.map((day) => day.textContent?.match(/Sample \((\w+)\)/)?.[1])).toEqual([
      'Assignment',
      'Exam',
      'Project',
      'Assignment',
      'Exam',
    ]);
  });
  it('marks the real days otherwise; days and title link to the calendar', { tags: ['S2.66', 'S2.67'] }, async () => {
    account.events = [eventOf({ title: 'Midterm', dueDate: today })];
    renderInShell(<DashboardMonth />);
    expect(await screen.findByRole('link', { name: /Midterm/ })).toHaveAttribute('href', `/calendar?date=${today}`);
    expect(screen.getByRole('heading').querySelector('a')).toHaveAttribute('href', '/calendar');
    expect(screen.queryByText('Sample markers')).not.toBeInTheDocument();
  });
});

it.each([
  ['the Upcoming Tasks card', <DashboardUpcoming key="tasks" />],
  ["the dashboard's month", <DashboardMonth key="month" />],
  ["the class Overview's events", <ClassUpcoming key="class" classId={classOf().id} />],
])('%s shows a toast and an error in place if the events fail', async (_, view) => {
  server.use(http.get('/api/events', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
  const { notices } = renderInShell(view);
  expect(await screen.findByText('Failed to fetch events')).toBeVisible();
  expect(notices).toEqual([{ title: 'Failed to fetch events', tone: 'destructive' }]);
});
