import { classId, classOf, entryOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { todayIn } from '@hub/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DashboardToday } from '../slots/dashboard-today.tsx';
import { CalendarPage } from './calendar-page.tsx';

const { account, server } = serveAccount();
const changes: unknown[] = [];
const today = todayIn();
const all = { startTime: '00:00', endTime: '23:59' };

beforeEach(() => {
  changes.length = 0;
  account.classes = [classOf({ id: classId, name: 'Biology' })];
  const record = async ({ request }: { request: Request }) => {
    const text = await request.text();
    changes.push([request.method, new URL(request.url).pathname, text && JSON.parse(text)]);
    return HttpResponse.json({
      id: crypto.randomUUID(),
      classId,
      days: [2],
      ...all,
      createdAt: '2026-09-01T12:00:00.000Z',
      title: null,
      place: null,
      first: null,
      last: null,
    });
  };
  server.use(http.put('/api/meetings/:id/days/:day', record), http.delete('/api/meetings/:id/days/:day', record));
});

describe('a meeting in the week', () => {
  it('is among the hours, next to an event at the same time', async () => {
    account.timetable = [entryOf()];
    account.events = [eventOf({ title: 'Quiz', dueDate: '2026-11-24', dueTime: '10:30' })];
    renderInShell(<CalendarPage />, { path: '/calendar?view=day&date=2026-11-24' });
    const meeting = await screen.findByRole('button', { name: /Lecture · Biology.*10:00 AM – 11:15 AM.*Hall 2/ });
    expect(meeting.style.width).toBe('50%');
    expect(screen.getByRole('button', { name: /^Quiz/ }).style.width).toBe('50%');
  });

  it('asks for its week alone, and is left out of the month', async () => {
    const windows: string[] = [];
    server.use(
      http.get('/api/timetable', ({ request }) => {
        windows.push(new URL(request.url).search);
        return HttpResponse.json([entryOf()]);
      }),
    );
    renderInShell(<CalendarPage />, { path: '/calendar?date=2026-11-24' });
    await screen.findByRole('grid');
    expect(windows).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Week' }));
    expect(await screen.findByRole('button', { name: /Lecture/ })).toBeInTheDocument();
    expect(windows).toEqual(['?from=2026-11-22&to=2026-11-28']);
  });

  it('is moved for this day only', async () => {
    const entry = entryOf();
    account.timetable = [entry];
    const { notices } = renderInShell(<CalendarPage />, { path: '/calendar?view=day&date=2026-11-24' });
    await userEvent.click(await screen.findByRole('button', { name: /Lecture/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lecture · Biology' }));
    expect(dialog.getByText(/Changes apply to this day only/)).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Ends/), { target: { value: '09:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move This Day' }));
    expect(dialog.getByLabelText(/^Ends/)).toHaveAccessibleDescription('The end must be after the start');
    fireEvent.change(dialog.getByLabelText(/^Ends/), { target: { value: '12:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move This Day' }));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Meeting moved' }));
    const to = { day: '2026-11-24', startTime: '10:00', endTime: '12:00', place: 'Hall 2' };
    expect(changes).toEqual([['PUT', `/api/meetings/${entry.meetingId}/days/2026-11-24`, { to }]]);
  });

  it('is cancelled, and takes place again', async () => {
    const entry = entryOf({ state: 'cancelled' });
    account.timetable = [entry];
    renderInShell(<CalendarPage />, { path: '/calendar?view=day&date=2026-11-24' });
    const meeting = await screen.findByRole('button', { name: /Lecture.*Cancelled/ });
    await userEvent.click(meeting);
    expect(screen.queryByRole('button', { name: 'Cancel This Day' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the Usual Time' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes).toEqual([['DELETE', `/api/meetings/${entry.meetingId}/days/2026-11-24`, '']]);
  });
});

describe("today's meetings", () => {
  it('are above what is due, until they are over', async () => {
    account.timetable = [
      entryOf({ day: today, ...all }),
      entryOf({ day: today, title: 'Early lab', startTime: '00:00', endTime: '00:00' }),
    ];
    renderInShell(<DashboardToday />);
    const classes = within(await screen.findByRole('region', { name: 'Classes today' }));
    expect(classes.getByRole('button', { name: /Lecture · Biology/ })).toBeVisible();
    expect(classes.queryByText(/Early lab/)).not.toBeInTheDocument();
    await userEvent.click(classes.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel This Day' }));
    await waitFor(() => expect(changes).toMatchObject([['PUT', expect.any(String), { to: null }]]));
  });
});
