import { addDays, todayIn } from '@hub/ui';
import { renderInShell } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveAccount } from '../testing-server.ts';
import { classOf, eventOf, taskOf } from '../testing.ts';
import { ClassUpcoming } from './class-upcoming.tsx';
import { DashboardMonth } from './dashboard-month.tsx';
import { DashboardUpcoming } from './dashboard-upcoming.tsx';

const { account, server } = serveAccount();
const today = todayIn();

describe("the dashboard's Upcoming Tasks", () => {
  it('[S2.62] shows open tasks and the events of two weeks with relative days', async () => {
    account.tasks = [taskOf({ title: 'Read', dueDate: addDays(today, 1) })];
    account.events = [eventOf({ title: 'Midterm', dueDate: addDays(today, 3) })];
    renderInShell(<DashboardUpcoming />);
    expect(await screen.findByText('Tomorrow')).toBeVisible();
    expect(screen.getByText('In 3 days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View All Tasks' })).toHaveAttribute('href', '/tasks');
  });
  it('says in a line when nothing is due', async () => {
    renderInShell(<DashboardUpcoming />);
    expect(await screen.findByText('Nothing is due in the next two weeks.')).toBeVisible();
  });
});

describe("the dashboard's month", () => {
  it('marks sample days for a student without events, and says so', async () => {
    renderInShell(<DashboardMonth />);
    expect(await screen.findByText('Sample markers')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /1 event: Sample/ })).toHaveLength(5);
  });
  it('[S2.66] [S2.67] marks the real days otherwise; days and title lead to the calendar', async () => {
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
])('%s says by toast and in its place that the events failed', async (_, view) => {
  server.use(http.get('/api/events', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
  const { notices } = renderInShell(view);
  expect(await screen.findByText('Failed to fetch events')).toBeVisible();
  expect(notices).toEqual([{ title: 'Failed to fetch events', tone: 'destructive' }]);
});
