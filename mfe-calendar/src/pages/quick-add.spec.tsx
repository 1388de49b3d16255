import { classOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { formatShortDay, todayIn } from '@hub/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { TasksPage } from './tasks-page.tsx';

const { account, server, sent } = serveAccount();
const today = todayIn();
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const year = Number(today.slice(0, 4)) + 1;

const type = async (line: string) => {
  account.classes = [biology];
  const page = renderInShell(<TasksPage />, { path: '/tasks' });
  await screen.findByRole('option', { name: 'Biology (BIO 101)' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Quick add' }), line);
  return page;
};
const shown = () => within(screen.getByRole('status', { name: 'What will be added' }));

describe('quick add', () => {
  it('shows class, type, day, time and priority of an event before it is saved', async () => {
    const { notices } = await type(`Bio quiz dec 3 ${year} 2pm !high`);
    const day = formatShortDay(`${year}-12-03`, today);
    await screen.findByRole('status', { name: 'What will be added' });
    for (const text of ['Event', 'Biology', 'High', `${day}, 2:00 PM`]) expect(shown().getByText(text)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(notices).toMatchObject([{ title: 'Event added', action: { label: 'Undo' } }]));
    expect(sent).toMatchObject([
      {
        call: 'POST /api/events',
        body: { title: 'Quiz', classId: biology.id, eventType: 'quiz', dueDate: `${year}-12-03`, dueTime: '14:00' },
      },
    ]);
    expect(screen.getByRole('textbox', { name: 'Quick add' })).toHaveValue('');
  });

  it('shows and saves how an event repeats, until when and where', async () => {
    await type(`every thu 2-4pm Bio lab in B12 until dec 10 ${year}`);
    await screen.findByRole('status', { name: 'What will be added' });
    expect(shown().getByText('B12')).toBeVisible();
    expect(shown().getByText(/^Every week on Thu until Dec 10/)).toBeVisible();
    expect(shown().getByText(/2:00 PM – 4:00 PM$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      title: 'Lab',
      dueTime: '14:00',
      endTime: '16:00',
      place: 'B12',
      repeats: { every: 'week', interval: 1, weekdays: [4], until: `${year}-12-10` },
    });
  });

  it('hands a repetition to the dialog with all fields', async () => {
    await type(`every other thu Bio lab until dec 10 ${year}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    expect(dialog.getByLabelText('Repeats')).toHaveDisplayValue('Every 2 weeks');
    expect(dialog.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
    expect(dialog.getByLabelText(/^Repeat until/)).toHaveValue(`${year}-12-10`);
  });

  it('adds something to do as a task, and keeps its time', async () => {
    await type('Call home 5pm tomorrow');
    await screen.findByRole('status', { name: 'What will be added' });
    for (const text of ['Task', 'Personal Task', 'Tomorrow, 5:00 PM']) expect(shown().getByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('checkbox', { name: 'Call home' })).toBeVisible();
    expect(account.tasks).toMatchObject([{ title: 'Call home', dueTime: '17:00', description: null, classId: null }]);
  });

  it('adds what is to be done every week as a task that repeats', async () => {
    await type('Water the plants every friday until dec 11 at 5pm');
    await screen.findByRole('status', { name: 'What will be added' });
    expect(shown().getByText('Task')).toBeVisible();
    expect(shown().getByText(/^Every week on Fri until Dec 11/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('checkbox', { name: 'Water the plants' });
    expect(sent.at(-1)?.body).toMatchObject({
      dueTime: '17:00',
      repeats: { every: 'week', interval: 1, weekdays: [5] },
    });
  });

  it('waits with a line that is sent before the classes are known, and reads it whole', async () => {
    account.classes = [biology];
    let known = () => {};
    const classes = new Promise<void>((resolve) => {
      known = resolve;
    });
    server.use(http.get('/api/classes', () => classes.then(() => HttpResponse.json([biology]))));
    renderInShell(<TasksPage />, { path: '/tasks' });
    const field = await screen.findByRole('textbox', { name: 'Quick add' });
    await userEvent.click(field);
    await userEvent.paste('Bio quiz tomorrow 2pm');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Bio quiz tomorrow 2pm');
    expect(sent).toEqual([]);
    known();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: 'POST /api/events', body: { title: 'Quiz', classId: biology.id } });
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('says what an event still needs to be put on the calendar', async () => {
    await type('quiz fri 2pm');
    expect(await screen.findByText('Add the name of a class to put this on the calendar.')).toBeVisible();
    expect(shown().getByText('Task')).toBeVisible();
  });

  it('opens the dialog with all fields', async () => {
    await type('Bio quiz tomorrow');
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Event' }));
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Quiz');
    expect(dialog.getByLabelText(/^Class/)).toHaveValue(biology.id);
    expect(dialog.getByLabelText('Type')).toHaveValue('quiz');
  });

  it.each([
    ['an event', 'Bio quiz tomorrow', 'Add Event'],
    ['a task', 'Call home', 'Add Task'],
  ])('keeps the line of %s until its dialog has saved it', async (_, line, action) => {
    const { notices } = await type(line);
    const field = screen.getByRole('textbox', { name: 'Quick add' });
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    await screen.findByRole('dialog', { name: action });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field).toHaveValue(line);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field).toHaveValue('');
  });

  it('rejects a title that is too long, and keeps the line', async () => {
    await type('Read');
    const line = `Read ${'x'.repeat(220)}`;
    await userEvent.clear(screen.getByRole('textbox', { name: 'Quick add' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Quick add' }));
    await userEvent.paste(line);
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Title must be at most 200 characters')).toBeVisible();
    expect(sent).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Quick add' })).toHaveValue(line);
  });

  it('keeps the line when the server rejects it', async () => {
    server.use(http.post('/api/tasks', () => HttpResponse.json({ message: 'Not now' }, { status: 503 })));
    const { notices } = await type('Call home');
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await waitFor(() => expect(notices).toEqual([{ title: 'Error', description: 'Not now', tone: 'destructive' }]));
    expect(screen.getByRole('textbox', { name: 'Quick add' })).toHaveValue('Call home');
  });
});
