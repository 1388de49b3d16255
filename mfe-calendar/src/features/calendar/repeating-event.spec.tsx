import { classOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AddEventDialog } from './add-event-dialog.tsx';
import { EditEventDialog } from './edit-event-dialog.tsx';

const { account, sent } = serveAccount();
const biology = classOf({ name: 'Biology' });
const set = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const openNew = () => {
  account.classes = [biology];
  const start = { classId: biology.id, dueDate: '2026-12-01', title: 'Lab' };
  renderInShell(<AddEventDialog start={start} classes={[biology]} onClose={() => {}} />);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Event' }));

it('a new event repeats on the chosen weekdays until its last day, with times and a place', async () => {
  openNew();
  set('Time (Optional)', '14:00');
  set('End Time (Optional)', '16:00');
  set('Place (Optional)', 'B12');
  await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every week');
  const weekdays = within(screen.getByRole('group', { name: 'On these weekdays' }));
  await userEvent.click(weekdays.getByRole('checkbox', { name: 'Tuesday' }));
  await userEvent.click(weekdays.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(weekdays.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(weekdays.getByRole('checkbox', { name: 'Thursday' }));
  set(/^Repeat until/, '2026-12-11');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    dueTime: '14:00',
    endTime: '16:00',
    place: 'B12',
    repeats: { every: 'week', interval: 1, weekdays: [2, 4], until: '2026-12-11' },
  });
});

it('a new event without a repetition is sent without one', async () => {
  openNew();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('repeats');
});

it('a repetition needs a last day; what was typed stays', async () => {
  openNew();
  await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every month');
  set(/^Repeat until/, '');
  await submit();
  expect(await screen.findByText('The last day is required')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lab');
  expect(sent).toEqual([]);
});

const occurrence = eventOf({
  title: 'Lab',
  dueDate: '2026-12-01',
  source: 'manual',
  seriesId: '0b7d7c0e-4a3e-4f0e-9a59-6a6f3f6f1c22',
  repeats: { every: 'week', interval: 1, weekdays: [2], until: '2026-12-15' },
});

it.each([
  ['Only this day', ''],
  ['This day and all after it', '?scope=following'],
  ['All days', '?scope=all'],
])('a repeating event is changed or deleted for: %s', async (label, query) => {
  account.events = [occurrence];
  renderInShell(<EditEventDialog event={occurrence} onClose={() => {}} />);
  expect(screen.getByText(/^Every week on Tue until/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Change or delete'), label);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Event' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ call }) => call)).toEqual([
    `PATCH /api/events/${occurrence.id}${query}`,
    `DELETE /api/events/${occurrence.id}${query}`,
  ]);
});

it('a change of all days sends only what changed, so that other days keep their own times and places', async () => {
  account.events = [occurrence];
  renderInShell(<EditEventDialog event={occurrence} onClose={() => {}} />);
  set('Place (Optional)', 'B12');
  await userEvent.selectOptions(screen.getByLabelText('Change or delete'), 'All days');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ place: 'B12' });
});

it('an event that happens once can begin to repeat', async () => {
  const essay = eventOf({ title: 'Essay', dueDate: '2026-12-01' });
  account.events = [essay];
  renderInShell(<EditEventDialog event={essay} onClose={() => {}} />);
  await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'Every week');
  set(/^Repeat until/, '2026-12-15');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ repeats: { every: 'week', interval: 1, weekdays: [], until: '2026-12-15' } });
});

it('a repeating event can be extended from a day on', async () => {
  account.events = [occurrence];
  renderInShell(<EditEventDialog event={occurrence} onClose={() => {}} />);
  expect(screen.queryByLabelText('Repeats')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Change or delete'), 'This day and all after it');
  set(/^Repeat until/, '2027-01-12');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ repeats: { every: 'week', interval: 1, weekdays: [2], until: '2027-01-12' } });
});

it('an event that happens once asks for no scope', () => {
  renderInShell(<EditEventDialog event={eventOf({ title: 'Essay' })} onClose={() => {}} />);
  expect(screen.queryByLabelText('Change or delete')).toBeNull();
});
