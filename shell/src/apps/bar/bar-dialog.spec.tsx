import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../testing-server.ts';
import { BarDialog } from './bar-dialog.tsx';

const { answer, asked } = serveApi();

const id = (last: string) => `3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c${last}`;
const hit = (kind: string, title: string, last: string) => ({
  kind,
  id: id(last),
  classId: id('01'),
  title,
  detail: 'Biology',
  dueDate: kind === 'event' ? '2026-12-01' : null,
  eventType: kind === 'event' ? 'exam' : null,
  archived: title.startsWith('Old'),
});
const hits = [hit('event', 'Midterm', '11'), hit('class', 'Biology', '01'), hit('document', 'Notes', '12')];

const Said = ({ text, onClose }: { text?: string; onClose?: () => void }) => (
  <button onClick={onClose}>slot: {text}</button>
);
const open = () => {
  const [onClose, onAssistant, onHelp] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  renderInShell(
    <BarDialog
      links={[{ path: '/audit', title: 'Audit' }]}
      onAssistant={onAssistant}
      onHelp={onHelp}
      onClose={onClose}
    />,
    { path: '/tasks', slots: { 'bar-add': Said, 'bar-ask': Said } },
  );
  return { onClose, onAssistant, onHelp };
};
const field = () => screen.getByRole('combobox', { name: 'Find, do or ask' });
const chosen = () => screen.getByRole('option', { selected: true });
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the bar', () => {
  it('has the focus at once and offers the pages, those of remotes too, and what it can do', async () => {
    const { onClose } = open();
    expect(field()).toHaveFocus();
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(
      group('Go to')
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['DashboardG D', 'My ClassesG C', 'CalendarG K', 'To-Do ListG T', 'SettingsG S', 'AuditG A']);
    expect(group('Do').getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/calendar');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });

  it('points at the chosen row, round the ends, while the focus stays in the field', async () => {
    open();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('Keyboard shortcuts');
    expect(field()).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    expect(chosen()).toHaveTextContent('Audit');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Results' }).id);
  });

  it('searches once the typing pauses, says so, and keeps the order of what was found', async () => {
    answer('get', '/api/search', [200, hits]);
    open();
    await userEvent.type(field(), 'bio');
    expect(screen.getByText('Searching...')).toBeVisible();
    const found = await screen.findByRole('group', { name: 'Results' });
    expect(
      within(found)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['MidtermBiology · Dec 1Exam', 'BiologyBiologyClass', 'NotesBiologyDocument']);
    expect(screen.getByText('3 results')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['Midterm', '/calendar?date=2026-12-01'],
    ['Biology', `/class/${id('01')}`],
    ['Notes', `/class/${id('01')}?tab=documents`],
    ['Outline', `/class/${id('01')}`],
    ['Cells', `/class/${id('01')}?tab=study&set=${id('15')}`],
    ['Old exam', `/class/${id('01')}?tab=events&date=2026-12-01`],
  ])('opens %s on its page', async (title, path) => {
    const more = [
      hit('syllabus', 'Outline', '13'),
      hit('event', 'Old exam', '14'),
      hit('flashcard-set', 'Cells', '15'),
    ];
    answer('get', '/api/search', [200, [...hits, ...more]]);
    open();
    await userEvent.type(field(), 'b');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
    expect(address()).toBe(path);
  });

  it('waits for what it looks for when Enter comes first', async () => {
    answer('get', '/api/search', [200, hits]);
    open();
    await userEvent.type(field(), 'midterm{Enter}');
    await waitFor(() => expect(address()).toBe('/calendar?date=2026-12-01'));
  });

  it('opens a page at once by its name, and a part of the settings', async () => {
    answer('get', '/api/search', [200, []]);
    open();
    await userEvent.type(field(), 'settings rem{Enter}');
    expect(address()).toBe('/settings#reminders');
  });

  it('says that nothing was found, still offers to add or ask, and tries again after a failure', async () => {
    answer('get', '/api/search', [200, []]);
    open();
    await userEvent.type(field(), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
    expect(chosen()).toHaveTextContent('Add “zzz”');
    answer('get', '/api/search', [500, { message: 'Internal error' }]);
    await userEvent.type(field(), 'y');
    expect(await screen.findByText('The search failed.')).toBeVisible();
    answer('get', '/api/search', [200, hits]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 results')).toBeVisible();
  });

  it('hands a line to quick add, which shows how it is read, and leads back to what was typed', async () => {
    const { onClose } = open();
    await userEvent.type(field(), 'add essay fri 5pm{Enter}');
    expect(screen.getByRole('dialog', { name: 'Add' })).toBeVisible();
    const added = await screen.findByRole('button', { name: 'slot: essay fri 5pm' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field()).toHaveValue('add essay fri 5pm');
    expect(added).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'slot: essay fri 5pm' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });

  it('hands a sentence to the assistant, and continues in its panel', async () => {
    const { onAssistant } = open();
    await userEvent.type(field(), 'move my quiz to friday{Enter}');
    expect(screen.getByRole('dialog', { name: 'Ask the scheduling assistant' })).toBeVisible();
    expect(await screen.findByText('slot: move my quiz to friday')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue in the panel' }));
    expect(onAssistant).toHaveBeenCalledTimes(1);
  });

  it('says where a new card can go, and opens it there', async () => {
    const set = { id: id('21'), classId: id('01'), title: 'Cells', description: null, modelUsed: null };
    const cells = { ...set, aiGenerated: false, cardCount: 2, createdAt: '2026-11-01T08:00:00.000Z' };
    answer('get', '/api/flashcard-sets', [200, [cells]]);
    answer('get', '/api/classes', [200, []]);
    open();
    await userEvent.click(screen.getByRole('option', { name: 'New card' }));
    expect(field()).toHaveValue('New card ');
    await userEvent.click(await screen.findByRole('option', { name: /^Cells/ }));
    expect(address()).toBe(`/class/${id('01')}?tab=study&set=${id('21')}&new=card`);
  });

  it('says that a card needs a class', async () => {
    answer('get', '/api/flashcard-sets', [200, []]);
    answer('get', '/api/classes', [200, []]);
    open();
    await userEvent.type(field(), 'new card');
    expect(await screen.findByText('Add a class first: cards belong to one.')).toBeVisible();
  });
});
