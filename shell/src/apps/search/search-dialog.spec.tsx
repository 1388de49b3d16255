import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serveApi } from '../../testing-server.ts';
import { SearchDialog } from './search-dialog.tsx';

const { answer, asked } = serveApi();

const id = (last: string) => `3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c${last}`;
const hit = (kind: string, title: string, last: string) => ({
  kind,
  id: id(last),
  classId: id('01'),
  title,
  detail: 'Biology',
  dueDate: kind === 'event' ? '2026-12-01' : null,
  archived: title.startsWith('Old'),
});
const hits = [hit('event', 'Midterm', '11'), hit('class', 'Biology', '01'), hit('document', 'Notes', '12')];

const open = () => {
  const onClose = vi.fn<() => void>();
  renderInShell(<SearchDialog onClose={onClose} />, { path: '/tasks' });
  return onClose;
};
const field = () => screen.getByRole('combobox');

describe('the search', () => {
  it('has the focus at once and offers the pages', async () => {
    const onClose = open();
    expect(field()).toHaveFocus();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Dashboard',
      'My Classes',
      'Calendar',
      'To-Do List',
      'Settings',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe('/calendar');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });

  it('searches once the typing pauses, and lists the hits by kind', async () => {
    answer('get', '/api/search', [200, hits]);
    open();
    await userEvent.type(field(), 'bio');
    const events = await screen.findByRole('group', { name: 'Events' });
    expect(within(events).getByText('Midterm')).toBeVisible();
    expect(within(events).getByText(/Biology · Dec 1/)).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['Midterm', '/calendar?date=2026-12-01'],
    ['Biology', `/class/${id('01')}`],
    ['Notes', `/class/${id('01')}?tab=documents`],
    ['Outline', `/class/${id('01')}`],
    ['Old exam', `/class/${id('01')}?tab=events&date=2026-12-01`],
  ])('opens %s on its page', async (title, path) => {
    const more = [hit('syllabus', 'Outline', '13'), hit('event', 'Old exam', '14')];
    answer('get', '/api/search', [200, [...hits, ...more]]);
    open();
    await userEvent.type(field(), 'b');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
    expect(window.location.pathname + window.location.search).toBe(path);
  });

  it('says that nothing was found, and that it failed', async () => {
    answer('get', '/api/search', [200, []]);
    open();
    await userEvent.type(field(), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
    answer('get', '/api/search', [500, { message: 'Internal error' }]);
    await userEvent.type(field(), 'y');
    await waitFor(() => expect(screen.getByText('The search failed. Please try again.')).toBeVisible());
  });
});
