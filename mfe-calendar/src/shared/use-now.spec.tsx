import { renderInShell } from '@hub/mfe/testing';
import { formatLongDay } from '@hub/ui';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClassEvents } from '../slots/class-events.tsx';
import { ClassUpcoming } from '../slots/class-upcoming.tsx';
import { DashboardMonth } from '../slots/dashboard-month.tsx';
import { DashboardUpcoming } from '../slots/dashboard-upcoming.tsx';
import { serveAccount } from '../testing-server.ts';
import { classOf, eventOf } from '../testing.ts';
import { TasksPage } from '../pages/tasks-page.tsx';
import { CalendarPage } from '../pages/calendar-page.tsx';
import { useNow } from './use-now.ts';

const { account } = serveAccount();
const biology = classOf();
const lateInTheEvening = new Date(2026, 10, 30, 23, 59, 58);
const look = () => fireEvent(document, new Event('visibilitychange'));
const comeBack = (at: Date) => {
  vi.setSystemTime(at);
  look();
};

afterEach(() => vi.useRealTimers());

describe("the student's clock", () => {
  it('moves on at midnight, again and again', () => {
    vi.useFakeTimers({ now: lateInTheEvening });
    const { result } = renderHook(useNow);
    expect(result.current).toEqual({ today: '2026-11-30', time: '23:59' });
    act(() => void vi.advanceTimersByTime(2000));
    expect(result.current).toEqual({ today: '2026-12-01', time: '00:00' });
    act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
    expect(result.current.today).toBe('2026-12-02');
  });

  it('is right when the student comes back to the page, however long the computer slept', () => {
    vi.useFakeTimers({ now: lateInTheEvening });
    const { result } = renderHook(useNow);
    comeBack(new Date(2026, 11, 3, 22));
    expect(result.current).toEqual({ today: '2026-12-03', time: '22:00' });
    act(() => void vi.advanceTimersByTime(2 * 60 * 60_000));
    expect(result.current.today).toBe('2026-12-04');
  });

  it('stops with the page', () => {
    vi.useFakeTimers({ now: lateInTheEvening });
    renderHook(useNow).unmount();
    look();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that stays open over midnight', () => {
  it.each([
    ['the to-do list', <TasksPage key="tasks" />],
    ['the calendar', <CalendarPage key="calendar" />],
    ["the dashboard's tasks", <DashboardUpcoming key="upcoming" />],
    ["the class's events", <ClassEvents key="events" classId={biology.id} />],
    ["the class's overview", <ClassUpcoming key="class" classId={biology.id} />],
  ])('%s says Today of what was tomorrow', async (_, page) => {
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
  ])('%s turns to the new month', async (_, page) => {
    vi.useFakeTimers({ toFake: ['Date'], now: lateInTheEvening });
    renderInShell(page);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    comeBack(new Date(2026, 11, 1, 8));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    const today = document.querySelector('[aria-current="date"]');
    expect(today).toHaveTextContent(`${formatLongDay('2026-12-01')}, today`);
  });
});
