import { classOf, eventOf, renderInShell, taskOf } from '@hub/mfe/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type DayItem, dayItemsOf } from '../day-item.ts';
import { TimeGrid } from './time-grid.tsx';

const biology = classOf({ name: 'Biology' });
const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
const lecture = eventOf({
  title: 'Lecture 9',
  classId: biology.id,
  dueDate: '2026-11-24',
  dueTime: '10:00',
  endTime: '11:15',
  place: 'Hall 2',
});
const essay = eventOf({ title: 'Essay', classId: biology.id, dueDate: '2026-11-24', dueTime: null });

const Example = ({ start, told }: { start: DayItem[]; told: string[] }) => {
  const [items, setItems] = useState(start);
  return (
    <TimeGrid
      days={days}
      items={items}
      today="2026-11-23"
      classes={[biology]}
      onAdd={(day, times) => told.push(`add ${day} ${times?.dueTime ?? ''} ${times?.endTime ?? ''}`.trim())}
      onEdit={({ title }) => told.push(`edit ${title}`)}
      onToggle={({ title }) => told.push(`tick ${title}`)}
      onDelete={({ title }) => told.push(`delete ${title}`)}
      onMove={(moved, to) => setItems(items.map((item) => (item.id === moved.id ? { ...item, ...to } : item)))}
    />
  );
};

const open = (items = dayItemsOf([lecture, essay], [taskOf({ title: 'Read', dueDate: '2026-11-25' })])) => {
  const told: string[] = [];
  renderInShell(<Example start={items} told={told} />);
  return told;
};
const hours = (name: RegExp) => within(screen.getByRole('list', { name }));
const tuesday = /^Tuesday, November 24, 2026$/;
const wednesday = /^Wednesday, November 25, 2026$/;

describe('days with hours', () => {
  it('show a timed event in its hours, and the others above', () => {
    open();
    expect(hours(tuesday).getByRole('button', { name: /^Lecture 9 \(.*10:00 AM – 11:15 AM ?Hall 2/ })).toBeVisible();
    expect(hours(/^Tuesday.*all day$/).getByRole('button', { name: /^Essay/ })).toBeVisible();
    expect(hours(/^Wednesday.*all day$/).getByRole('button', { name: /^Read \(Task/ })).toBeVisible();
  });

  it('open a card to edit, tick or delete what is clicked', async () => {
    const told = open();
    await userEvent.click(hours(tuesday).getByRole('button', { name: /^Lecture 9/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: /^Essay/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as done' }));
    await userEvent.click(screen.getByRole('button', { name: /^Read/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(told).toEqual(['edit Lecture 9', 'tick Essay', 'delete Read']);
  });

  it('move and resize by keys, and keep the focus on what is moved', async () => {
    open();
    const found = () => screen.getByRole('button', { name: /^Lecture 9/ });
    found().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
    expect(hours(wednesday).getByRole('button', { name: /10:15 AM – 11:30 AM/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(found()).toHaveAccessibleName(/10:15 AM – 11:45 AM/);
    screen.getByRole('button', { name: /^Essay/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(hours(/^Monday.*all day$/).getByRole('button', { name: /^Essay/ })).toHaveFocus();
  });

  it('add an event at the half hour that is clicked, or on the day of the button', async () => {
    const told = open();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 2_400));
    const [free] = screen.getAllByRole('button', { hidden: true, name: '' });
    if (free) fireEvent.click(free, { clientX: 10, clientY: 1_360 });
    vi.restoreAllMocks();
    await userEvent.click(screen.getByRole('button', { name: 'Add Event on Monday, November 23, 2026' }));
    expect(told).toEqual(['add 2026-11-23 13:30', 'add 2026-11-23']);
  });

  it('list what does not fit above the hours', async () => {
    open(
      dayItemsOf(Array.from({ length: 5 }, (_, index) => eventOf({ title: `Due ${index}`, dueDate: '2026-11-23' }))),
    );
    const allDay = hours(/^Monday.*all day$/);
    await userEvent.click(allDay.getByRole('button', { name: '+3 more on Monday, November 23, 2026' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(5);
  });
});
