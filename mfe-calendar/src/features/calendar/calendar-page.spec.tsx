import { addDays, formatLongDay, formatMonth, todayIn } from '@hub/ui';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveAccount } from '../../testing-server.ts';
import { classOf, eventOf } from '../../testing.ts';
import { CalendarPage } from './calendar-page.tsx';

const { account, server } = serveAccount();
const today = todayIn();
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const history = classOf({ name: 'History', courseCode: null });
const list = () => within(screen.getByRole('region', { name: 'Upcoming Events' }));
const tile = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).closest('dl')?.querySelector('dd')?.textContent;

describe('the calendar screen', () => {
  it('[S2.232] [S2.233] [S2.234] [S2.235] [S2.236] [S2.238] [S2.239] [S9.18] counts and lists the events of all classes, or of the one that is chosen', async () => {
    account.classes = [biology, history];
    account.events = [
      ...[1, 2, 3].map((days) => eventOf({ title: `Lab ${days}`, classId: biology.id, dueDate: addDays(today, days) })),
      eventOf({ title: 'Final', eventType: 'exam', classId: history.id, dueDate: addDays(today, 30) }),
    ];
    renderInShell(<CalendarPage />, { path: '/calendar' });
    await waitFor(() => expect(tile('Total Events')).toBe('4'));
    expect([tile('This Week'), tile('Exams')]).toEqual(['3', '1']);
    expect(list().getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(list().getByRole('button', { name: 'See More Events (1 more)' }));
    expect(list().getAllByRole('listitem')).toHaveLength(4);

    expect(await screen.findByRole('option', { name: 'Biology - BIO 101' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Filter by Class'), 'History');
    expect([tile('Total Events'), tile('This Week'), tile('Exams')]).toEqual(['1', '0', '1']);
    expect(list().getAllByRole('listitem')).toHaveLength(1);
  });

  it('says that the classes failed in the place of their filter, and tries again', async () => {
    account.classes = [biology];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = renderInShell(<CalendarPage />, { path: '/calendar' });
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch classes', tone: 'destructive' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Biology - BIO 101' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Event' })).toBeEnabled();
  });

  it('[S2.12] opens at the day of the address', async () => {
    renderInShell(<CalendarPage />, { path: '/calendar?date=2027-03-14' });
    expect(await screen.findByRole('heading', { name: 'March 2027' })).toBeVisible();
  });

  it('passes over an address without a real day', async () => {
    renderInShell(<CalendarPage />, { path: '/calendar?date=2027-02-30' });
    expect(await screen.findByRole('heading', { name: formatMonth(today.slice(0, 7)) })).toBeVisible();
  });

  it('opens the full list of a day that has more events than it can show', async () => {
    account.classes = [biology];
    account.events = ['one', 'two', 'three'].map((title) => eventOf({ title, classId: biology.id, dueDate: today }));
    renderInShell(<CalendarPage />, { path: '/calendar' });
    await userEvent.click(await screen.findByRole('button', { name: /^\+1 more/ }));
    const dialog = within(await screen.findByRole('dialog', { name: formatLongDay(today) }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByLabelText(/^Date/)).toHaveValue(today);
  });
});
