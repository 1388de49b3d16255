import { eventOf } from '@hub/mfe/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dayItemsOf, type DayItem } from './day-item.ts';
import { EventMonth } from './event-month.tsx';

const today = '2026-11-21';

it('lists every event of a day, the most important first, and hands the chosen one over', async () => {
  const edited: DayItem[] = [];
  const events = [
    eventOf({ title: 'Reading', dueDate: today, priority: 'low' }),
    eventOf({ title: 'Essay', dueDate: today, priority: 'medium' }),
    eventOf({ title: 'Exam', dueDate: today, priority: 'high' }),
    eventOf({ title: 'Next day', dueDate: '2026-11-22' }),
  ];
  render(
    <EventMonth
      items={dayItemsOf(events)}
      today={today}
      day={today}
      onDayChange={() => {}}
      onEdit={(item) => edited.push(item)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^\+1 more/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getAllByRole('button', { name: /^(Exam|Essay|Reading|Next day)$/ }).map((row) => row.textContent),
  ).toEqual(['Exam', 'Essay', 'Reading']);
  await userEvent.click(dialog.getByRole('button', { name: 'Essay' }));
  expect(edited).toMatchObject([{ title: 'Essay' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
