import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '../item-card/calendar-item.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

const item = (id: string, title: string, over: Partial<CalendarItem> = {}): CalendarItem => ({
  id,
  title,
  tone: 'red',
  priorityTone: 'red',
  typeLabel: 'Exam',
  priorityLabel: 'High priority',
  ...over,
});

const midterm = item('1', 'Midterm', { description: 'Chapters 1 to 7' });
const busyDay = [midterm, item('2', 'Lab report', { typeLabel: 'Homework' }), item('3', 'Reading'), item('4', 'Essay')];

const Example = ({ start = '2026-11', ...rest }: Partial<MonthGridProps> & { start?: string }) => {
  const [month, setMonth] = useState(start);
  return (
    <MonthGrid
      month={month}
      today="2026-11-21"
      onMonthChange={setMonth}
      items={(day) => (day === '2026-11-24' ? busyDay : day === '2026-11-25' ? [midterm] : [])}
      {...rest}
    />
  );
};

const grid = (name: string) => screen.getByRole('grid', { name });
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const rowsOf = (name: string) =>
  within(grid(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((each) => each.querySelector('[aria-hidden]')?.textContent ?? ''),
    );

describe('the month', () => {
  it('runs from Sunday to Saturday, blank before the 1st and after the last day', { tags: ['S2.123', 'S9.25'] }, () => {
    render(<Example start="2026-12" />);
    expect(screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    const rows = rowsOf('December 2026');
    expect(rows[0]).toEqual(['', '', '1', '2', '3', '4', '5']);
    expect(rows.at(-1)).toEqual(['27', '28', '29', '30', '31', '', '']);
    expect(rows).toHaveLength(5);
  });

  it('has 29 days in February of a leap year and every day once when the clocks change', () => {
    const { unmount } = render(<Example start="2028-02" />);
    expect(rowsOf('February 2028').flat().filter(Boolean)).toHaveLength(29);
    unmount();
    render(<Example start="2026-03" />);
    expect(rowsOf('March 2026').flat().filter(Boolean)).toEqual(
      Array.from({ length: 31 }, (_, index) => `${index + 1}`),
    );
  });

  it('moves one month at a time, across the year too', { tags: ['S2.124', 'S2.125', 'S2.126', 'S4.52'] }, async () => {
    render(<Example start="2026-12" />);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'January 2027' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  });

  it('comes back to today from any month', async () => {
    render(<Example start="2027-03" />);
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(cell(/^Saturday, November 21, 2026, today$/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(cell(/^Saturday, November 21, 2026, today$/)).toHaveFocus();
  });

  it('marks today for screen readers as well', () => {
    render(<Example />);
    expect(cell(/^Saturday, November 21, 2026, today$/)).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('gridcell', { current: 'date' })).toHaveLength(1);
  });
});

describe('a day', () => {
  it('reads its date and its events', () => {
    render(<Example />);
    expect(cell(/^Tuesday, November 24, 2026, 4 events: Midterm \(Exam, High priority\)/)).toBeVisible();
    expect(cell(/^Wednesday, November 25, 2026, 1 event: Midterm/)).toBeVisible();
  });

  it('shows two events and opens the rest by "+N more"', { tags: ['S2.130', 'S9.24'] }, async () => {
    const opened: string[] = [];
    render(<Example onMore={(day) => opened.push(day)} />);
    const day = within(cell(/November 24/));
    expect(day.getByText('Midterm')).toBeVisible();
    expect(day.getByText('Lab report')).toBeVisible();
    expect(day.queryByText('Reading')).not.toBeInTheDocument();
    const more = day.getByRole('button', { name: '+2 more on Tuesday, November 24, 2026' });
    expect(more).toHaveTextContent('+2 more');
    await userEvent.click(more);
    expect(opened).toEqual(['2026-11-24']);
  });

  it('is chosen by click, Enter and Space, but not by a click on an event', async () => {
    const user = userEvent.setup();
    const chosen: string[] = [];
    render(<Example onSelectDay={(day) => chosen.push(day)} selectedDay="2026-11-10" />);
    expect(cell(/November 10/)).toHaveAttribute('aria-selected', 'true');
    await user.click(cell(/November 12/));
    await user.click(within(cell(/November 25/)).getByRole('button'));
    cell(/November 12/).focus();
    await user.keyboard('{Enter}{ArrowRight} ');
    expect(chosen).toEqual(['2026-11-12', '2026-11-12', '2026-11-13']);
  });

  it('gets the focus when it is requested', () => {
    render(<Example selectedDay="2026-11-12" focusDay="2026-11-12" />);
    expect(cell(/November 12/)).toHaveFocus();
  });

  it('is a link in the small month, which says its markers in words', () => {
    render(
      <Example
        compact
        dayHref={(day) => `/calendar?date=${day}`}
        renderTitle={(text) => <a href="/calendar">{text}</a>}
      />,
    );
    expect(screen.getByRole('link', { name: 'November 2026' })).toHaveAttribute('href', '/calendar');
    const day = screen.getByRole('link', {
      name: 'Wednesday, November 25, 2026, 1 event: Midterm (Exam, High priority)',
    });
    expect(day).toHaveAttribute('href', '/calendar?date=2026-11-25');
    expect(screen.queryByText('Midterm')).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement;
  };

  it('move by day, week and to the ends of the week', async () => {
    render(<Example />);
    cell(/November 18/).focus();
    expect(await press('{ArrowRight}')).toBe(cell(/November 19/));
    expect(await press('{ArrowDown}')).toBe(cell(/November 26/));
    expect(await press('{ArrowLeft}')).toBe(cell(/November 25/));
    expect(await press('{ArrowUp}')).toBe(cell(/November 18/));
    expect(await press('{Home}')).toBe(cell(/Sunday, November 15/));
    expect(await press('{End}')).toBe(cell(/Saturday, November 21/));
  });

  it('keep Home and End inside the month', async () => {
    render(<Example start="2026-12" />);
    cell(/December 3,/).focus();
    expect(await press('{Home}')).toBe(cell(/December 1,/));
    cell(/December 29/).focus();
    expect(await press('{End}')).toBe(cell(/December 31/));
  });

  it('cross into the next month and page by month, keeping the date', async () => {
    render(<Example start="2026-10" />);
    cell(/October 31/).focus();
    expect(await press('{ArrowRight}')).toBe(cell(/November 1,/));
    expect(await press('{ArrowLeft}')).toBe(cell(/October 31/));
    expect(await press('{PageDown}')).toBe(cell(/November 30/));
    expect(await press('{PageUp}')).toBe(cell(/October 30/));
  });

  it('leave one day in the tab order, and its events after it', async () => {
    const user = userEvent.setup();
    render(<Example onMore={() => {}} />);
    cell(/November 24/).focus();
    await user.tab();
    expect(screen.getAllByRole('button', { name: /^Midterm/ })[0]).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: /^\+2 more/ })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe("an event's card", () => {
  const chip = () => within(cell(/November 25/)).getByRole('button', { name: 'Midterm (Exam, High priority)' });

  it(
    'shows title, type and description under the pointer, and stays while the pointer is on it',
    { tags: ['S2.134'] },
    async () => {
      const user = userEvent.setup();
      render(<Example />);
      await user.hover(chip());
      const card = await screen.findByRole('tooltip');
      expect(card).toHaveTextContent('MidtermExamHigh priorityChapters 1 to 7');
      await user.hover(card);
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(screen.getByRole('tooltip')).toBeVisible();
    },
  );

  it('shows on focus and describes the event, and Escape closes it', async () => {
    const user = userEvent.setup();
    render(<Example />);
    cell(/November 25/).focus();
    await user.tab();
    expect(chip()).toHaveFocus();
    expect(chip()).toHaveAccessibleDescription(/Chapters 1 to 7/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(chip()).toHaveFocus();
  });

  it('shows on a tap and goes with a tap elsewhere', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.pointer({ keys: '[TouchA]', target: chip() });
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('heading') });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

it('writes nothing smaller than 12 px, and leaves a finger room on a phone', () => {
  render(<Example />);
  // as text: jsdom knows neither the width of a page nor that of a container
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  const styles = rules.map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '));
  const sizes = styles.flatMap((style) => [...style.matchAll(/font-size: ([\d.]+)rem/g)].map(([, rem]) => Number(rem)));
  expect(Math.min(...sizes)).toBe(0.75);
  for (const name of [/^Midterm/, /^\+2 more/]) {
    const [button] = screen.getAllByRole('button', { name });
    const onPhones = styles.filter(
      (style) => style.startsWith('@media (width < 768px)') && style.includes(button?.className ?? ''),
    );
    expect(onPhones.join()).toContain('min-height: 44px');
  }
});
