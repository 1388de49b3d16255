import { classOf, eventOf } from '@hub/mfe/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
      onToggle={() => {}}
      onDelete={() => {}}
      onMove={() => {}}
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

it('opens a clicked event in a card, in the color of its class, from which it is edited or ticked', async () => {
  const chosen: string[] = [];
  const biology = classOf({ name: 'Biology', color: 'green' });
  render(
    <EventMonth
      items={dayItemsOf([eventOf({ title: 'Essay', dueDate: today, classId: biology.id })])}
      classes={[biology]}
      today={today}
      day={today}
      onDayChange={() => {}}
      onEdit={({ title }) => chosen.push(`edit ${title}`)}
      onToggle={({ title }) => chosen.push(`tick ${title}`)}
      onDelete={() => {}}
      onMove={({ title }, { dueDate }) => chosen.push(`move ${title} to ${dueDate}`)}
    />,
  );
  const chip = screen.getByRole('button', { name: /^Essay/ });
  await userEvent.click(chip);
  const card = screen.getByRole('dialog', { name: 'Essay' });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('Biology');
  await userEvent.unhover(chip);
  await userEvent.click(within(card).getByRole('button', { name: 'Edit' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(chip);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
  expect(chosen).toEqual(['edit Essay', 'tick Essay']);
});

it('returns the focus to the event when its card is closed by Escape', async () => {
  render(
    <EventMonth
      items={dayItemsOf([eventOf({ title: 'Essay', dueDate: today })])}
      today={today}
      day={today}
      onDayChange={() => {}}
      onEdit={() => {}}
      onToggle={() => {}}
      onDelete={() => {}}
      onMove={() => {}}
    />,
  );
  const chip = screen.getByRole('button', { name: /^Essay/ });
  await userEvent.click(chip);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(chip).toHaveFocus();
});

it('has markers on a phone, and the list of the chosen day below them', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const days: string[] = [];
  render(
    <EventMonth
      items={dayItemsOf([eventOf({ title: 'Essay', dueDate: today })])}
      today={today}
      day={today}
      onDayChange={(day) => days.push(day)}
      onEdit={() => {}}
      onToggle={() => {}}
      onDelete={() => {}}
      onMove={() => {}}
    />,
  );
  expect(screen.getByRole('gridcell', { name: /November 21.*Essay/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('listitem', { current: 'date' })).toHaveTextContent('Essay');
  await userEvent.click(screen.getByRole('gridcell', { name: /November 24/ }));
  expect(days).toEqual(['2026-11-24']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
