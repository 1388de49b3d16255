import { defaultReminderSettings } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { serveApi } from '../../testing-server.ts';
import { NoticesDialog } from './notices-dialog.tsx';

const { answer, asked } = serveApi();
const exam = {
  id: '0b7f2a7e-3c7e-4d0e-8a53-6d1f2f3a4b5c',
  thingId: '1b7f2a7e-3c7e-4d0e-8a53-6d1f2f3a4b5c',
  kind: 'exam',
  title: 'Midterm',
  className: 'Biology',
  day: '2031-12-10',
  time: '10:00',
  createdAt: '2026-12-08T07:00:00.000Z',
  seen: false,
};
const task = {
  ...exam,
  id: '2b7f2a7e-3c7e-4d0e-8a53-6d1f2f3a4b5c',
  kind: 'task',
  title: 'Read',
  className: null,
  time: null,
  createdAt: '2026-12-07T07:00:00.000Z',
  seen: true,
};

beforeEach(() => {
  answer('post', '/api/notices/seen', [204, null]);
  answer('get', '/api/reminder-settings', [200, { ...defaultReminderSettings, app: true }]);
});
const open = (notices: object[]) => {
  answer('get', '/api/notices', [200, notices]);
  const closed: true[] = [];
  return { ...renderInShell(<NoticesDialog onClose={() => closed.push(true)} />), closed };
};
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('lists what is coming up, marks what is new until it closes, and says once that it was seen', async () => {
  open([exam, task]);
  expect(screen.getByLabelText('Loading reminders')).toBeVisible();
  await screen.findByText('Midterm');
  await waitFor(() => expect(asked.filter(({ call }) => call.startsWith('post'))).toHaveLength(1));
  expect(asked.find(({ call }) => call.startsWith('post'))?.body).toEqual({ until: exam.createdAt });
  answer('get', '/api/notices', [200, [{ ...exam, seen: true }, task]]);
  expect(rows()[0]).toMatch(/^Midterm \(new\)Dec 10, 2031, 10:00 AM · Exam · Biology$/);
  expect(rows()[1]).toMatch(/^ReadDec 10, 2031 · Task$/);
});

it('leads to the day of an event, and to the list of tasks', async () => {
  const { closed } = open([exam, task]);
  await screen.findByText('Midterm');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/calendar?date=2031-12-10', '/tasks', '/settings#reminders']);
  await userEvent.click(screen.getByText('Read'));
  expect(closed).toEqual([true]);
});

it('says that nothing is due, or offers to turn reminders on', async () => {
  open([]).unmount();
  open([]);
  expect(await screen.findByText('Nothing to be reminded of')).toBeVisible();
  answer('get', '/api/reminder-settings', [200, defaultReminderSettings]);
  answer('put', '/api/reminder-settings', [200, { ...defaultReminderSettings, app: true }]);
  const { shell } = open([]);
  await shell.queryClient.invalidateQueries();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Turn on' }))[0] ?? document.body);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { app: true, mail: false } }));
});

it('says when it cannot be loaded, and tries again', async () => {
  answer('get', '/api/notices', [503, { message: 'away' }]);
  renderInShell(<NoticesDialog onClose={() => {}} />);
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  answer('get', '/api/notices', [200, [exam]]);
  await userEvent.click(retry);
  expect(await screen.findByText('Midterm')).toBeVisible();
});
