import { classOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { formatLongDay } from '@hub/ui';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClassEvents } from '../slots/class-events.tsx';
import { ClassUpcoming } from '../slots/class-upcoming.tsx';
import { DashboardMonth } from '../slots/dashboard-month.tsx';
import { DashboardUpcoming } from '../slots/dashboard-upcoming.tsx';
import { CalendarPage } from './calendar-page.tsx';
import { TasksPage } from './tasks-page.tsx';

const { account } = serveAccount();
const biology = classOf();
const lateInTheEvening = new Date(2026, 10, 30, 23, 59, 58);
const comeBack = (at: Date) => {
  vi.setSystemTime(at);
  fireEvent(document, new Event('visibilitychange'));
};

afterEach(() => vi.useRealTimers());

describe('a page that stays open over midnight', () => {
  it.each([
    ['the to-do list', <TasksPage key="tasks" />],
    ['the calendar', <CalendarPage key="calendar" />],
    ["the dashboard's tasks", <DashboardUpcoming key="upcoming" />],
    ["the class's events", <ClassEvents key="events" classId={biology.id} />],
    ["the class's overview", <ClassUpcoming key="class" classId={biology.id} />],
  ])('%s shows Today for what was Tomorrow', async (_, page) => {
    vi.useFakeTimers({ toFake: ['Date'], now: lateInTheEvening });
    account.classes = [biology];
    account.events = [eventOf({ classId: biology.id, dueDate: '2026-12-01' })];
    renderInShell(page);
    expect(await screen.findByText('Tomorrow')).toBeVisible();
    comeBack(new Date(2026, 11, 1, 8));
    expect(screen.queryByText('Tomorrow')).not.toBeInTheDocument();
    expect(screen.getByText('Essay', { selector: 'li *' }).closest('li')).toHaveTextContent('Today');
  });

  it.each([
    ['the calendar', <CalendarPage key="calendar" />],
    ["the dashboard's month", <DashboardMonth key="month" />],
    ["the class's month", <ClassEvents key="events" classId={biology.id} />],
  ])('%s moves on to the new month', async (_, page) => {
    vi.useFakeTimers({ toFake: ['Date'], now: lateInTheEvening });
    renderInShell(page);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    comeBack(new Date(2026, 11, 1, 8));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    const today = document.querySelector('[aria-current="date"]');
    expect(today).toHaveTextContent(`${formatLongDay('2026-12-01')}, today`);
  });
});
