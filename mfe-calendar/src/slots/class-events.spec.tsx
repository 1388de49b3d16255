import { classOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { addDays, formatMonth, todayIn } from '@hub/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing-styles.ts';
import { ClassEvents } from './class-events.tsx';
import { ClassUpcoming } from './class-upcoming.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();
const biology = classOf();
const listed = (title: string) => eventOf({ title, classId: biology.id, dueDate: addDays(today, 3) });
const list = () => within(screen.getByRole('region', { name: 'Upcoming Events' }));

describe('the tab Upcoming Events', () => {
  it(
    'shows the Important Dates of this month next to the list and its filter',
    { tags: ['S2.121', 'S2.122', 'S2.127', 'S2.136'] },
    async () => {
      account.events = [listed('Essay')];
      renderInShell(<ClassEvents classId={biology.id} />);
      const dates = within(screen.getByRole('region', { name: 'Important Dates' }));
      expect(dates.getByRole('heading', { name: 'Important Dates' })).toBeVisible();
      expect(await dates.findByRole('grid', { name: formatMonth(today.slice(0, 7)) })).toBeVisible();
      expect(list().getByText('Essay')).toBeVisible();
      const filter = list().getByLabelText('Filter by type');
      expect([...filter.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])).toEqual([
        ['all', 'All'],
        ['exam', 'Exam'],
        ['quiz', 'Quiz'],
        ['assignment', 'Assignment'],
        ['homework', 'Homework'],
        ['project', 'Project'],
        ['lecture', 'Lecture'],
      ]);
    },
  );

  it('opens at the day in the URL, as search results of an archived class do', async () => {
    account.events = [{ ...listed('Old exam'), dueDate: '2025-03-14' }];
    renderInShell(<ClassEvents classId={biology.id} />, {
      path: `/class/${biology.id}?tab=events&date=2025-03-14`,
    });
    expect(await screen.findByRole('grid', { name: 'March 2025' })).toBeVisible();
    const day = screen.getByRole('gridcell', { name: /Friday, March 14, 2025/ });
    expect(day).toHaveAttribute('aria-selected', 'true');
    expect(within(day).getByText('Old exam')).toBeVisible();
    act(() => {
      window.history.replaceState(null, '', `/class/${biology.id}?tab=events&date=2025-04-01`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('grid', { name: 'April 2025' })).toBeVisible();
  });

  it('marks a quiz orange', { tags: ['S3.22'] }, async () => {
    account.events = [{ ...listed('Quiz 1'), eventType: 'quiz' }];
    renderInShell(<ClassEvents classId={biology.id} />);
    const row = (await list().findByText('Quiz 1')).closest('li');
    expect(rulesOf(row?.querySelector('[aria-hidden]'))).toContain('--hub-orange-dot');
    expect(rulesOf(list().getByText('Quiz', { selector: 'li *' }))).toContain('--hub-orange-text');
  });

  it(
    'shows the two events of a day by title, type and priority',
    { tags: ['S2.128', 'S2.129', 'S2.131', 'S2.132', 'S2.133'] },
    async () => {
      const dueDate = today;
      account.events = [
        { ...listed('Midterm'), dueDate, eventType: 'exam', priority: 'low' },
        { ...listed('Essay'), dueDate, eventType: 'assignment', priority: 'high' },
      ];
      renderInShell(<ClassEvents classId={biology.id} />);
      const day = within(await screen.findByRole('gridcell', { current: 'date' }));
      expect(rulesOf(day.getByText(String(Number(today.slice(8)))))).toContain('--hub-accent');
      expect(day.queryByText(/more$/)).not.toBeInTheDocument();
      for (const [name, dot, priority] of [
        ['Midterm (Exam, Low priority)', 'red', 'green'],
        ['Essay (Assignment, High priority)', 'yellow', 'red'],
      ] as const) {
        const chip = day.getByRole('button', { name });
        expect(rulesOf(chip)).toContain(`--hub-${priority}-bg`);
        expect(rulesOf(chip)).toContain(`--hub-${priority}-border`);
        expect(rulesOf(chip.querySelector('[aria-hidden]'))).toContain(`--hub-${dot}-dot`);
      }
    },
  );

  it('changes and deletes an event', async () => {
    account.events = [listed('Essay')];
    const { notices } = renderInShell(<ClassEvents classId={biology.id} />);
    await userEvent.click(await list().findByRole('button', { name: 'Essay' }));
    await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Exam');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(list().getByText('Exam', { selector: 'span' })).toBeVisible());
    await userEvent.click(list().getByRole('button', { name: 'Essay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Event' }));
    expect(await list().findByText('No Upcoming Events')).toBeVisible();
    expect(notices.map(({ title }) => title)).toEqual(['Event saved', 'Event deleted']);
  });

  it(
    'shows five of the class, and all on demand',
    { tags: ['S2.138', 'S2.139', 'S2.140', 'S2.141', 'S9.17'] },
    async () => {
      account.events = [
        ...Array.from({ length: 7 }, (_, index) => listed(`Essay ${index}`)),
        eventOf({ title: 'Other class' }),
      ];
      renderInShell(<ClassEvents classId={biology.id} />);
      await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(5));
      await userEvent.click(list().getByRole('button', { name: 'See All Events (7)' }));
      expect(list().getAllByRole('listitem')).toHaveLength(7);
      await userEvent.click(list().getByRole('button', { name: 'Show Less' }));
      expect(list().getAllByRole('listitem')).toHaveLength(5);
      expect(screen.queryByText('Other class')).not.toBeInTheDocument();
    },
  );

  it('filters the list by type', { tags: ['S2.137'] }, async () => {
    account.events = [listed('Essay'), { ...listed('Midterm'), eventType: 'exam' }];
    renderInShell(<ClassEvents classId={biology.id} />);
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
    await userEvent.selectOptions(list().getByLabelText('Filter by type'), 'exam');
    expect(list().getAllByRole('listitem')).toHaveLength(1);
    expect(list().getByText('Midterm')).toBeVisible();
    await userEvent.selectOptions(list().getByLabelText('Filter by type'), 'project');
    expect(list().getByText('No Upcoming Events')).toBeVisible();
  });

  it('lists the four named types in its legend', { tags: ['S2.135'] }, async () => {
    renderInShell(<ClassEvents classId={biology.id} />);
    const legend = within(await screen.findByRole('list', { name: 'Legend' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'Exam',
      'Assignment',
      'Project',
      'Quiz',
    ]);
  });

  it('adds an event to the class', { tags: ['S2.142'] }, async () => {
    const { notices } = renderInShell(<ClassEvents classId={biology.id} />);
    const add = list().getByRole('button', { name: 'Add Event' });
    expect(add).toHaveAttribute('aria-keyshortcuts', 'n');
    await userEvent.click(add);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Lab report');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    expect(notices.at(-1)?.title).toBe('Date is required');
    await userEvent.type(dialog.getByLabelText(/^Date/), addDays(today, 3));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Event' }));
    await waitFor(() => expect(list().getByText('Lab report')).toBeVisible());
    expect(sent.map(({ body }) => body)).toEqual([
      {
        classId: biology.id,
        title: 'Lab report',
        description: null,
        endDate: null,
        endTime: null,
        place: null,
        dueDate: addDays(today, 3),
        dueTime: null,
        eventType: 'assignment',
        priority: 'medium',
      },
    ]);
    expect(notices.at(-1)).toMatchObject({ title: 'Event added', action: { label: 'Undo' } });
  });

  it('shows what failed, never that there are no events', { tags: ['S8.15'] }, async () => {
    server.use(http.get('/api/events', () => HttpResponse.json({ message: 'no' }, { status: 503 })));
    const { notices } = renderInShell(<ClassEvents classId={biology.id} />);
    expect(await screen.findByText('Failed to fetch events')).toBeVisible();
    expect(screen.queryByText('No Upcoming Events')).not.toBeInTheDocument();
    expect(notices).toEqual([{ title: 'Failed to fetch events', tone: 'destructive' }]);
  });
});

describe('the class overview', () => {
  it('shows title, date, type and priority of each', { tags: ['S2.112'] }, async () => {
    account.events = [{ ...listed('Essay'), priority: 'high' }];
    renderInShell(<ClassUpcoming classId={biology.id} />);
    const item = within((await screen.findByText('Essay')).closest('li') ?? document.body);
    for (const text of ['In 3 days', 'Assignment', 'High']) expect(item.getByText(text)).toBeVisible();
  });

  it('shows the next three events, without the past ones', { tags: ['S2.111', 'S9.16'] }, async () => {
    account.events = [
      eventOf({ title: 'past', classId: biology.id, dueDate: addDays(today, -1) }),
      ...['a', 'b', 'c', 'd'].map((title) => listed(title)),
    ];
    renderInShell(<ClassUpcoming classId={biology.id} />);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.queryByText('past')).not.toBeInTheDocument();
  });

  it('says when there are none', { tags: ['S8.63'] }, async () => {
    renderInShell(<ClassUpcoming classId={biology.id} />);
    expect(await screen.findByText('No Upcoming Events')).toBeVisible();
  });
});
