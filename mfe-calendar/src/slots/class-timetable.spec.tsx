import { classId, classOf, meetingOf, refusal, renderInShell, serveAccount, termOf } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ClassTimetable } from './class-timetable.tsx';

const { account, server, sent } = serveAccount();
const show = () => renderInShell(<ClassTimetable classId={classId} />);

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Meeting' }));
  return within(await screen.findByRole('dialog', { name: 'Add Meeting' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const setTime = (dialog: Dialog, label: RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const submit = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add Meeting' }));

describe('the timetable of a class', () => {
  it('is empty at first, and a meeting is added with its days and times', async () => {
    show();
    expect(await screen.findByText(/Add when and where this class meets/)).toBeVisible();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Lecture');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Thursday' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
    setTime(dialog, /^Starts/, '10:00');
    setTime(dialog, /^Ends/, '11:15');
    await userEvent.type(dialog.getByLabelText(/^Place/), 'Hall 2');
    await submit(dialog);
    expect(await screen.findByText('Lecture, Tue, Thu')).toBeVisible();
    expect(screen.getByText('10:00 AM – 11:15 AM, Hall 2')).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({
      classId,
      title: 'Lecture',
      by: 'weekday',
      days: [2, 4],
      everyWeeks: 1,
      startTime: '10:00',
      endTime: '11:15',
      place: 'Hall 2',
      first: null,
      last: null,
    });
  });

  it('says what is missing at its field, and keeps what was typed', async () => {
    show();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Lab');
    await submit(dialog);
    expect(dialog.getByText('Please choose at least one day')).toBeVisible();
    expect(dialog.getByLabelText(/^Starts/)).toHaveAccessibleDescription('Time is required');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }));
    setTime(dialog, /^Starts/, '10:00');
    setTime(dialog, /^Ends/, '09:00');
    await submit(dialog);
    expect(dialog.getByLabelText(/^Ends/)).toHaveAccessibleDescription('The end must be after the start');
    setTime(dialog, /^Ends/, '11:00');
    await userEvent.selectOptions(dialog.getByLabelText('How often'), 'Every second week');
    await submit(dialog);
    expect(dialog.getByLabelText(/^First Day/)).toBeInvalid();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Lab');
    expect(sent).toEqual([]);
  });

  it('goes by the days of a cycle where the term does', async () => {
    const term = termOf({ rotationDays: 6 });
    account.terms = [term];
    account.classes = [classOf({ id: classId, termId: term.id })];
    show();
    await screen.findByText(/Add when and where/);
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Day 6' })).toBeVisible());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Day 3' }));
    setTime(dialog, /^Starts/, '08:00');
    setTime(dialog, /^Ends/, '08:45');
    await submit(dialog);
    expect(await screen.findByText('8:00 AM – 8:45 AM')).toBeVisible();
    expect(sent.at(-1)?.body).toMatchObject({ by: 'rotation', days: [3], everyWeeks: 1 });
  });

  it('changes a meeting, and deletes it with Undo', async () => {
    const lecture = meetingOf({ first: '2026-10-05', last: '2026-11-30', everyWeeks: 2 });
    account.meetings = [lecture];
    const { notices } = show();
    expect(await screen.findByText('Lecture, Tue, Thu, every second week')).toBeVisible();
    expect(screen.getByText(/Oct 5 – Nov 30/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Edit Lecture/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Meeting' }));
    expect(dialog.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
    await userEvent.selectOptions(dialog.getByLabelText('How often'), 'Every week');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Lecture, Tue, Thu')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Delete Lecture/ }));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Meeting deleted', action: { label: 'Undo' } }));
    expect(account.meetings).toEqual([]);
  });

  it('can be fetched again after a failure', async () => {
    account.meetings = [meetingOf()];
    server.use(http.get('/api/meetings', refusal(503, 'no'), { once: true }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Lecture, Tue, Thu')).toBeVisible();
  });
});
