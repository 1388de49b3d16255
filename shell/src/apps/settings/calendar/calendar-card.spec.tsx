import { browserTimeZone } from '@hub/mfe';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serveApi } from '../../../testing-server.ts';
import { CalendarCard } from './calendar-card.tsx';

const { answer, asked } = serveApi();
const biology = {
  id: 'c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22',
  name: 'Biology',
  courseCode: null,
  instructor: null,
  color: 'blue',
  classType: 'general',
  description: null,
  archived: false,
  createdAt: '2026-09-01T08:00:00.000Z',
};
const feed = {
  id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
  contents: 'exams',
  classId: biology.id,
  address: 'https://hub.example.edu/api/feeds/secret.ics',
  lastReadAt: null,
  createdAt: '2026-09-01T08:00:00.000Z',
};

const open = async (feeds: object[]) => {
  answer('get', '/api/classes', [200, [biology]]);
  answer('get', '/api/calendar-feeds', [200, feeds]);
  const { notices } = renderInShell(<CalendarCard />);
  await screen.findByRole('form', { name: 'Create address' });
  return notices;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('creates an address for what the student chooses', async () => {
  answer('post', '/api/calendar-feeds', [201, feed]);
  const notices = await open([]);
  await screen.findByRole('option', { name: 'Biology' });
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Exams and quizzes');
  await userEvent.selectOptions(screen.getByLabelText('From'), 'Biology');
  await press('Create address');
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Address created' }]));
  expect(asked.find(({ call }) => call.startsWith('post'))?.body).toEqual({
    contents: 'exams',
    zone: browserTimeZone(),
    classId: biology.id,
  });
});

it('shows an address, copies it and opens it in a calendar app', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }); // as without HTTPS
  const notices = await open([feed]);
  const row = within(await screen.findByRole('listitem'));
  expect(await row.findByText('Exams and quizzes: Biology')).toBeVisible();
  expect(row.getByRole('textbox')).toHaveValue(feed.address);
  expect(row.getByText('No calendar has read it yet.')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', 'webcal://hub.example.edu/api/feeds/secret.ics');
  const copy = screen.getByRole('button', { name: 'Copy the address of Exams and quizzes: Biology' });
  await userEvent.click(copy);
  await waitFor(() => expect(notices).toMatchObject([{ title: expect.stringContaining('could not be copied') }]));
  await userEvent.setup().click(copy);
  await waitFor(() => expect(notices).toMatchObject([{}, { title: 'Address copied' }]));
  expect(await navigator.clipboard.readText()).toBe(feed.address);
});

it('offers the schedule as a file, also when the addresses cannot be loaded', async () => {
  answer('get', '/api/classes', [200, []]);
  answer('get', '/api/calendar-feeds', [503, { message: 'away' }]);
  renderInShell(<CalendarCard />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/api/calendar/export/ics', '/api/calendar/export/csv']);
});

it('removes an address only after asking', async () => {
  answer('delete', `/api/calendar-feeds/${feed.id}`, [204, null]);
  const notices = await open([feed]);
  await press('Remove the address of Exams and quizzes: Biology');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/cannot be brought back/)).toBeVisible();
  expect(asked.some(({ call }) => call.startsWith('delete'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Address removed' }]));
});

it('says when the addresses cannot be loaded, and loads them again', async () => {
  answer('get', '/api/classes', [200, []]);
  answer('get', '/api/calendar-feeds', [503, { message: 'away' }]);
  renderInShell(<CalendarCard />);
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  answer('get', '/api/calendar-feeds', [200, []]);
  await userEvent.click(retry);
  expect(await screen.findByRole('form', { name: 'Create address' })).toBeVisible();
});
