import { classOf, eventOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { addDays, formatLongDay, formatMonth, todayIn } from '@hub/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { CalendarPage } from './calendar-page.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const history = classOf({ name: 'History', courseCode: null });
const list = () => within(screen.getByRole('region', { name: 'Upcoming Events' }));
const tile = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).closest('dl')?.querySelector('dd')?.textContent;
const open = (path = '/calendar') => renderInShell(<CalendarPage />, { path });

describe('the calendar screen', () => {
  it(
    'counts and lists the events of all classes, or of the chosen one',
    {
      tags: [
        'S1.17',
        'S2.231',
        'S2.232',
        'S2.233',
        'S2.234',
        'S2.235',
        'S2.236',
        'S2.238',
        'S2.239',
        'S2.240',
        'S9.18',
      ],
    },
    async () => {
      account.classes = [biology, history];
      account.events = [
        ...[1, 2, 3].map((days) =>
          eventOf({ title: `Lab ${days}`, classId: biology.id, dueDate: addDays(today, days) }),
        ),
        eventOf({ title: 'Final', eventType: 'exam', classId: history.id, dueDate: addDays(today, 30) }),
      ];
      open();
      await waitFor(() => expect(tile('Total Events')).toBe('4'));
      expect([tile('This Week'), tile('Exams')]).toEqual(['3', '1']);
      expect(list().getAllByRole('listitem')).toHaveLength(3);
      await userEvent.click(list().getByRole('button', { name: 'See More Events (1 more)' }));
      expect(list().getAllByRole('listitem')).toHaveLength(4);
      await userEvent.click(list().getByRole('button', { name: 'Show Less' }));
      expect(list().getAllByRole('listitem')).toHaveLength(3);

      await screen.findByRole('option', { name: 'History' });
      const filter = screen.getByLabelText('Filter by Class');
      expect([...filter.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
        'All Classes',
        'Biology - BIO 101',
        'History',
      ]);
      await userEvent.selectOptions(filter, 'History');
      expect([tile('Total Events'), tile('This Week'), tile('Exams')]).toEqual(['1', '0', '1']);
      expect(list().getAllByRole('listitem')).toHaveLength(1);
      expect(window.location.search).toBe(`?classId=${history.id}`);
    },
  );

  it('shows placeholders while it loads', async () => {
    open();
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(1);
    expect(tile('Total Events')).toBe('–');
    expect(await list().findByText('No Upcoming Events')).toBeVisible();
  });

  it('waits for the classes, so that events of another class never flash up', async () => {
    const classesAreRead = Promise.withResolvers<void>();
    account.classes = [biology, history];
    account.events = [eventOf({ title: 'Lab', classId: biology.id, dueDate: today })];
    server.use(http.get('/api/classes', () => classesAreRead.promise));
    const { shell } = open(`/calendar?classId=${history.id}`);
    await waitFor(() => expect(shell.queryClient.getQueryData(['/api/events'])).toHaveLength(1));
    expect(screen.getAllByText('Loading').length).toBeGreaterThan(1);
    expect(tile('Total Events')).toBe('–');
    expect(screen.queryByText('Lab')).not.toBeInTheDocument();
    classesAreRead.resolve();
    expect(await list().findByText('No Upcoming Events')).toBeVisible();
    expect(tile('Total Events')).toBe('0');
  });

  it('shows the events even if the classes cannot be fetched', async () => {
    account.events = [eventOf({ title: 'Lab', dueDate: today })];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    open();
    expect((await list().findByText('Lab')).closest('li')).toHaveTextContent(/Class$/);
  });

  it('shows an error instead of month and list if the events fail, and retries', async () => {
    account.classes = [biology];
    account.events = [eventOf({ title: 'Essay', dueDate: today })];
    server.use(http.get('/api/events', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch events')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch events', tone: 'destructive' }]);
    expect(screen.queryByText('No Upcoming Events')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await list().findByText('Essay')).toBeVisible();
  });

  it('sends a student without a class to the classes page', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Add a class first' })).toHaveAttribute('href', '/classes');
    expect(screen.queryByRole('button', { name: 'Add Event' })).not.toBeInTheDocument();
  });

  it('shows an error instead of the class filter if the classes fail, and retries', async () => {
    account.classes = [biology];
    server.use(http.get('/api/classes', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = open();
    expect(await screen.findByText('Failed to fetch classes')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch classes', tone: 'destructive' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Biology - BIO 101' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Event' })).toBeEnabled();
  });

  it('adds an event to the chosen class', async () => {
    account.classes = [biology, history];
    const { notices } = open(`/calendar?classId=${history.id}`);
    await screen.findByRole('option', { name: 'History' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    expect(dialog.getByLabelText(/^Class/)).toHaveValue(history.id);
    await userEvent.selectOptions(dialog.getByLabelText(/^Class/), 'Choose a class');
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Midterm');
    await userEvent.type(dialog.getByLabelText(/^Date/), today);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(notices.at(-1)?.title).toBe('Class is required');
    await userEvent.selectOptions(dialog.getByLabelText(/^Class/), 'Biology - BIO 101');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Event added'));
    expect(account.events).toMatchObject([{ title: 'Midterm', classId: biology.id, dueDate: today, dueTime: null }]);
  });

  it('changes an event, and undoes the change', async () => {
    account.classes = [biology];
    account.events = [eventOf({ title: 'Essay', classId: biology.id, dueDate: today, sourceQuote: 'Essay due' })];
    const { notices } = open();
    await userEvent.click(await list().findByRole('button', { name: 'Essay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    expect(dialog.getByText('From the syllabus: “Essay due”')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Title/));
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Long essay');
    await userEvent.type(dialog.getByLabelText(/^Time/), '23:59');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(list().getByText('Long essay')).toBeVisible();
    expect(list().getByText('Today, 11:59 PM')).toBeVisible();
    expect(sent).toEqual([
      {
        call: `PATCH /api/events/${account.events[0]?.id}`,
        body: {
          title: 'Long essay',
          description: null,
          endDate: null,
          endTime: null,
          place: null,
          dueDate: today,
          dueTime: '23:59',
          eventType: 'assignment',
          priority: 'medium',
        },
      },
    ]);
    expect(notices.at(-1)).toMatchObject({ title: 'Event saved', action: { label: 'Undo' } });
    notices.at(-1)?.action?.onClick();
    expect(await list().findByText('Essay')).toBeVisible();
  });

  it('deletes an event, and restores it', async () => {
    account.events = [eventOf({ title: 'Essay', dueDate: today })];
    const { notices } = open();
    await userEvent.click(await list().findByRole('button', { name: 'Essay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Event' }));
    await waitFor(() => expect(screen.queryAllByText('Essay')).toEqual([]));
    expect(account.events).toEqual([]);
    expect(notices.at(-1)).toMatchObject({ title: 'Event deleted', action: { label: 'Undo' } });
    notices.at(-1)?.action?.onClick();
    expect(await list().findByText('Essay')).toBeVisible();
  });

  it('keeps the dialog and its input when a change is rejected', async () => {
    account.events = [eventOf({ title: 'Essay', dueDate: today })];
    server.use(http.patch('/api/events/:id', () => HttpResponse.json({ message: 'Too late' }, { status: 409 })));
    const { notices } = open();
    await userEvent.click(await list().findByRole('button', { name: 'Essay' }));
    await userEvent.type(await screen.findByLabelText(/^Title/), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Update Failed', description: 'Too late', tone: 'destructive' }]),
    );
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Essay 2');
  });

  it('marks events whose syllabus is gone', async () => {
    account.events = [
      eventOf({ title: 'Gone', dueDate: today, sourceState: 'no_longer_in_syllabus' }),
      eventOf({ title: 'Orphan', dueDate: today, sourceState: 'source_deleted' }),
    ];
    open();
    expect(await list().findByText('No longer in syllabus')).toBeVisible();
    expect(list().getByText('Source deleted')).toBeVisible();
  });
});

describe('the month of the calendar screen', () => {
  it('starts at this month and marks today', { tags: ['S2.237', 'S2.127', 'S2.128'] }, async () => {
    account.events = [eventOf({ title: 'Midterm', eventType: 'exam', dueDate: today })];
    open();
    const month = await screen.findByRole('grid', { name: formatMonth(today.slice(0, 7)) });
    expect(within(month).getByRole('gridcell', { current: 'date' })).toHaveTextContent('Midterm');
  });

  it('opens at the day in the URL, selected and focused', { tags: ['S2.12'] }, async () => {
    open('/calendar?date=2027-03-14');
    expect(await screen.findByRole('heading', { name: 'March 2027' })).toBeVisible();
    const day = screen.getByRole('gridcell', { name: 'Sunday, March 14, 2027' });
    expect(day).toHaveAttribute('aria-selected', 'true');
    expect(day).toContainElement(document.activeElement as HTMLElement);
  });

  it('ignores a URL without a real day', async () => {
    open('/calendar?date=2027-02-30');
    expect(await screen.findByRole('heading', { name: formatMonth(today.slice(0, 7)) })).toBeVisible();
  });

  it('opens the full list of a day that has more events than it can show', async () => {
    account.classes = [biology];
    account.events = ['one', 'two', 'three'].map((title) => eventOf({ title, classId: biology.id, dueDate: today }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^\+1 more/ }));
    const dialog = within(await screen.findByRole('dialog', { name: formatLongDay(today) }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(await screen.findByLabelText(/^Date/)).toHaveValue(today);
  });
});

describe('the tasks on the calendar', () => {
  it('appear when switched on, but in no count and no list of events', async () => {
    account.classes = [biology, history];
    account.tasks = [
      taskOf({ title: 'Read', dueDate: today, classId: biology.id }),
      taskOf({ title: 'Someday' }),
      taskOf({ title: 'Pay rent', dueDate: today }),
    ];
    open();
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: /^Read/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show tasks' }));
    expect(await screen.findByRole('button', { name: 'Read (Task, Medium priority)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay rent (Task, Medium priority)' })).toBeVisible();
    expect(tile('Total Events')).toBe('0');
    expect(list().getByText('No Upcoming Events')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Filter by Class'), 'Biology - BIO 101');
    expect(screen.queryByRole('button', { name: /^Pay rent/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Agenda' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Task' })).toBeVisible();
  });

  it('show an error if they cannot be fetched, and are fetched again by Retry', async () => {
    account.tasks = [taskOf({ title: 'Read', dueDate: today })];
    server.use(http.get('/api/tasks', () => HttpResponse.json({ message: 'no' }, { status: 503 }), { once: true }));
    const { notices } = open('/calendar?tasks=shown');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch tasks');
    expect(notices).toEqual([{ title: 'Failed to fetch tasks', tone: 'destructive' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Read/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show no error while they are switched off', async () => {
    server.use(http.get('/api/tasks', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    open('/calendar?tasks=shown');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show tasks' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
