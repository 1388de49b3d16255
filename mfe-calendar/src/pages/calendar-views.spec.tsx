import { classOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CalendarPage } from './calendar-page.tsx';

const { account } = serveAccount();
const today = todayIn();
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const open = (path = '/calendar') => renderInShell(<CalendarPage />, { path });

describe('the other views', () => {
  it('show a week, from Sunday to Saturday, and move by weeks', async () => {
    account.classes = [biology];
    account.events = [eventOf({ title: 'Quiz 3', classId: biology.id, dueDate: '2027-03-17' })];
    open('/calendar?view=week&date=2027-03-14');
    expect(await screen.findByRole('heading', { name: /^Mar 14\s–\s20, 2027$/ })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    expect(names).toHaveLength(7);
    expect(names[0]).toContain('Sunday, March 14, 2027');
    const wednesday = within(screen.getByRole('list', { name: 'Wednesday, March 17, 2027, all day' }));
    expect(wednesday.getByRole('button', { name: /^Quiz 3/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('heading', { name: /^Mar 21\s–\s27, 2027$/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Event on Monday, March 22, 2027' }));
    expect(await screen.findByLabelText(/^Date/)).toHaveValue('2027-03-22');
  });

  it('show an agenda of the days that have items, and later days on demand', async () => {
    account.events = Array.from({ length: 60 }, (_, index) =>
      eventOf({ title: `Lab ${index}`, dueDate: addDays(today, index) }),
    );
    open('/calendar?view=agenda');
    const agenda = within(await screen.findByRole('tabpanel', { name: 'Agenda' }));
    expect(agenda.getAllByRole('heading', { level: 3 })).toHaveLength(25);
    await userEvent.click(agenda.getByRole('button', { name: 'Show later days' }));
    await userEvent.click(agenda.getByRole('button', { name: 'Show later days' }));
    expect(agenda.getAllByRole('heading', { level: 3 })).toHaveLength(60);
    expect(agenda.queryByRole('button', { name: 'Show later days' })).not.toBeInTheDocument();
  });

  it('keep the day and the focus when switched, and update the URL', async () => {
    open('/calendar?date=2027-03-14');
    await userEvent.click(await screen.findByRole('tab', { name: 'Week' }));
    expect(window.location.search).toBe('?date=2027-03-14&view=week');
    expect(await screen.findByRole('heading', { name: /^Mar 14\s–\s20, 2027$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Month' }));
    expect(window.location.search).toBe('?date=2027-03-14');
    expect(screen.getByRole('heading', { name: 'March 2027' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Month' })).toHaveFocus();
  });
});
