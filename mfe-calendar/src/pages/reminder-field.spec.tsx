import { eventOf, renderInShell, serveAccount, taskOf } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { EditEventDialog } from '../features/calendar/edit-event-dialog.tsx';
import { EditTaskDialog } from '../features/tasks/edit-task-dialog.tsx';

const { account, server, sent } = serveAccount();
const exam = eventOf({ title: 'Midterm' });
const path = `/api/reminder-choices/${exam.id}`;
const stored = (lead: string) => server.use(http.get(path, () => HttpResponse.json({ lead })));
const field = () => screen.findByLabelText('Reminder');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const calls = () => sent.map(({ call }) => call);

it('shows when the student is reminded of an event, and saves another choice with it', async () => {
  account.events = [exam];
  stored('1-day');
  server.use(http.put(path, () => HttpResponse.json({ lead: '1-hour' })));
  renderInShell(<EditEventDialog event={exam} onClose={() => {}} />);
  await waitFor(async () => expect(await field()).toHaveValue('1-day'));
  await userEvent.selectOptions(await field(), 'One hour before');
  await save();
  await waitFor(() => expect(sent).toContainEqual({ call: `PUT ${path}`, body: { lead: '1-hour' } }));
  await waitFor(() => expect(calls()).toContain(`PATCH /api/events/${exam.id}`));
});

it('sends nothing about a reminder that stays as it is', async () => {
  const task = taskOf({ title: 'Read' });
  account.tasks = [task];
  server.use(http.get(`/api/reminder-choices/${task.id}`, () => HttpResponse.json({ lead: 'none' })));
  renderInShell(<EditTaskDialog task={task} classes={[]} onClose={() => {}} />);
  await waitFor(async () => expect(await field()).toHaveValue('none'));
  await save();
  await waitFor(() => expect(calls()).toEqual([`PATCH /api/tasks/${task.id}`]));
});

it('cannot be changed while what is stored is not known', async () => {
  account.events = [exam];
  server.use(http.get(path, () => HttpResponse.json({ message: 'away' }, { status: 503 })));
  renderInShell(<EditEventDialog event={exam} onClose={() => {}} />);
  expect(await screen.findByText('The reminder could not be loaded')).toBeVisible();
  expect(await field()).toBeDisabled();
});
