import { classOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ImportButton } from './import-button.tsx';

const { server } = serveAccount();
const today = todayIn();
const soon = addDays(today, 3);
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const history = classOf({ name: 'History', courseCode: null });
const classes = [biology, history];

const event = (uid: string, summary: string, day = soon) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `SUMMARY:${summary}`,
  'END:VEVENT',
];
const calendar = (...events: string[][]) =>
  new File([['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR'].join('\r\n')], 'canvas.ics', {
    type: 'text/calendar',
  });

const open = async (
  events = [eventOf({ title: 'Midterm', classId: biology.id, dueDate: soon })],
  imported: { key: string; id: string }[] = [],
) => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/events/imported', () => HttpResponse.json(imported)),
    http.post('/api/events/import', async ({ request }) => {
      const body = (await request.json()) as { events: { key: string }[] };
      sent.push(body);
      const changed = body.events.filter(({ key }) => imported.some((each) => each.key === key)).length;
      return HttpResponse.json({ added: body.events.length - changed, changed, present: 0 });
    }),
  );
  const page = renderInShell(<ImportButton classes={classes} events={events} today={today} />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  return { ...page, sent, file: await screen.findByLabelText('Calendar file') };
};

it('shows the dates of a file with their classes, and imports those that stay ticked', async () => {
  const { file, sent, notices } = await open();
  await userEvent.upload(
    file,
    calendar(
      event('1', 'Essay [BIO 101]'),
      event('2', 'Midterm'),
      event('3', 'History quiz'),
      event('4', 'BIO 101 field trip'),
    ),
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(screen.getByText('4 dates found.')).toBeVisible();
  expect(screen.getByLabelText('Import Midterm')).not.toBeChecked();
  expect(within(rows[1] as HTMLElement).getByText(/Already on your calendar/)).toBeVisible();
  expect(screen.getByLabelText('Class of History quiz')).toHaveValue(history.id);
  await userEvent.click(screen.getByLabelText('Import BIO 101 field trip'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 dates' }));
  await waitFor(() => expect(notices).toMatchObject([{ title: '2 dates added' }]));
  expect(sent).toMatchObject([
    {
      events: [
        { key: '1', title: 'Essay [BIO 101]', classId: biology.id, dueDate: soon, eventType: 'assignment' },
        { key: '3', title: 'History quiz', classId: history.id, eventType: 'quiz' },
      ],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what the file has changed since an earlier import, with the class that it has', async () => {
  const midterm = eventOf({ title: 'Midterm', classId: history.id, dueDate: addDays(today, 1), eventType: 'exam' });
  const essay = eventOf({ title: 'Essay', classId: history.id, dueDate: soon, dueTime: null });
  const { file, sent, notices } = await open(
    [midterm, essay],
    [
      { key: '2', id: midterm.id },
      { key: '1', id: essay.id },
    ],
  );
  await userEvent.upload(file, calendar(event('1', 'Essay'), event('2', 'Midterm 1')));
  expect(await screen.findByText(/^Changed in the file. On your calendar: “Midterm” · Tomorrow/)).toBeVisible();
  expect(screen.getByLabelText('Import Essay')).not.toBeChecked();
  expect(screen.getByLabelText('Class of Midterm 1')).toHaveValue(history.id);
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 date' }));
  await waitFor(() => expect(notices).toMatchObject([{ title: '1 date changed' }]));
  expect(sent).toMatchObject([{ events: [{ key: '2', dueDate: soon }] }]);
});

it('keeps the dialog open when the file cannot be compared', async () => {
  const { file } = await open();
  server.use(http.post('/api/events/imported', () => HttpResponse.error()));
  await userEvent.upload(file, calendar(event('1', 'Essay')));
  expect(await screen.findByText('The file could not be compared with your calendar. Choose it again.')).toBeVisible();
});

it('asks for the class of dates that name none, and keeps everything until there is one', async () => {
  const { file, sent } = await open([]);
  await userEvent.upload(file, calendar(event('1', 'Essay'), event('2', 'Reading')));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 dates' }));
  expect(await screen.findByText('Class is required')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Class of 2 dates without one'), history.id);
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 dates' }));
  await waitFor(() => expect(sent).toMatchObject([{ events: [{ classId: history.id }, { classId: history.id }] }]));
});

it.each([
  [new File(['hello'], 'notes.ics'), 'This is not a calendar file (.ics)'],
  [calendar(event('1', 'Old', '2001-01-01')), 'It has no dates from the last month or the year ahead'],
  [new File([new Uint8Array(5_000_001)], 'large.ics'), 'The file is larger than 5 MB'],
])('says what is wrong with %o', async (wrong, reason) => {
  const { file } = await open();
  await userEvent.upload(file, wrong);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 0 dates' })).toBeDisabled();
});
