import { calendarProblems } from '@hub/contracts';
import { classOf, eventOf, renderInShell, serveAccount } from '@hub/mfe/testing';
import { addDays, todayIn } from '@hub/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { previewProblem } from './preview-problem.ts';
import { SubscribeButton } from './subscribe-button.tsx';

const { server } = serveAccount();
const today = todayIn();
const soon = addDays(today, 3);
const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const history = classOf({ name: 'History', courseCode: null });
const path = '/api/calendar-subscriptions';

const subscription = {
  id: 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11',
  name: 'Canvas',
  host: 'canvas.example.edu',
  otherwise: null,
  events: 12,
  lastReadAt: '2026-11-26T14:00:00.000Z',
  problem: null,
  failingSince: null,
  isPaused: false,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const seriesOf = (series: string, title: string, dates = 1) => ({
  series,
  title,
  dueDate: soon,
  dueTime: null,
  dates,
  clues: title,
});
const calendar = {
  name: 'Ann’s calendar',
  series: [seriesOf('1', 'Essay [BIO 101]'), seriesOf('2', 'Seminar', 13), seriesOf('3', 'Midterm')],
  dates: 15,
  left: 2,
  unreadable: 0,
};

interface Served {
  subscriptions?: object[];
  preview?: object;
}

const open = async ({ subscriptions = [], preview = { problem: null, calendar } }: Served = {}) => {
  const sent: { method: string; path: string; body: unknown }[] = [];
  const record = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({
      method: request.method,
      path: pathname.slice(path.length) + search,
      body: text ? JSON.parse(text) : null,
    });
  };
  server.use(
    http.get(path, () => HttpResponse.json(subscriptions)),
    http.post(`${path}/preview`, async ({ request }) => {
      await record(request);
      return HttpResponse.json(preview);
    }),
    http.post(`${path}/:id/preview`, () => HttpResponse.json({ ...preview, byHand: [{ series: '2', classId: null }] })),
    http.post(path, async ({ request }) => {
      await record(request);
      return HttpResponse.json({ ...subscription, lastReadAt: null }, { status: 201 });
    }),
    http.patch(`${path}/:id`, async ({ request }) => {
      await record(request);
      return HttpResponse.json(subscription);
    }),
    http.delete(`${path}/:id`, async ({ request }) => {
      await record(request);
      return HttpResponse.json({ removed: 3 });
    }),
  );
  const events = [eventOf({ title: 'Midterm', classId: biology.id, dueDate: soon })];
  const page = renderInShell(<SubscribeButton classes={[biology, history]} events={events} today={today} />);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByRole('dialog', { name: 'Subscribe to a calendar' });
  return { ...page, sent };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const enter = async (address: string) => {
  await userEvent.type(await screen.findByLabelText('Address of the calendar'), address);
  await press('Show its dates');
};

it('shows the dates at an address with their classes, and subscribes to those that are wanted', async () => {
  const { sent, notices } = await open();
  expect(await screen.findByText('You have no subscriptions yet.')).toBeVisible();
  await enter('webcal://canvas.example.edu/a.ics');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the classes' }));
  expect(dialog.getByText('15 dates found. 2 are too old, too far ahead, or beyond the first 2,000.')).toBeVisible();
  expect(dialog.getByLabelText('Class of Essay [BIO 101]')).toHaveValue(biology.id);
  expect(dialog.getByLabelText('Class of Seminar')).toHaveValue('');
  expect(dialog.getByText(/ and 12 more$/)).toBeVisible();
  expect(dialog.getByText(/Already on your calendar/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Dates that name none of your classes'), history.id);
  expect(dialog.getByLabelText('Class of Seminar')).toHaveValue(history.id);
  expect(dialog.getByLabelText('Class of Midterm')).toHaveValue('');
  await userEvent.selectOptions(dialog.getByLabelText('Class of Essay [BIO 101]'), 'Leave out');
  await press('Subscribe');
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Subscribed to Canvas' }]));
  expect(sent).toMatchObject([
    { path: '/preview', body: { address: 'https://canvas.example.edu/a.ics', zone: expect.any(String) } },
    {
      path: '',
      body: {
        address: 'https://canvas.example.edu/a.ics',
        name: 'Ann’s calendar',
        otherwise: history.id,
        byHand: [
          { series: '3', classId: null },
          { series: '1', classId: null },
        ],
      },
    },
  ]);
  expect(await screen.findByRole('dialog', { name: 'Subscribe to a calendar' })).toBeVisible();
});

it('says in plain words what is wrong with an address, and keeps it', async () => {
  await open({ preview: { problem: 'not_calendar', calendar: null } });
  await enter('canvas');
  expect(await screen.findByText(/^Please enter an address that begins with https/)).toBeVisible();
  const field = screen.getByLabelText('Address of the calendar');
  await userEvent.clear(field);
  await enter('https://canvas.example.edu/login');
  expect(await screen.findByText(/^This is a web page or another file, but not a calendar/)).toBeVisible();
  expect(field).toHaveValue('https://canvas.example.edu/login');
  server.use(http.post(`${path}/preview`, () => HttpResponse.json({ message: 'Away' }, { status: 503 })));
  await press('Show its dates');
  expect(await screen.findByText('Away')).toBeVisible();
});

it('has a sentence for every problem', () => {
  const sentences = calendarProblems.map((problem) => previewProblem({ problem, calendar: null }));
  expect(new Set(sentences).size).toBe(calendarProblems.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

it('asks for a name', async () => {
  const { sent } = await open();
  await enter('https://canvas.example.edu/a.ics');
  await userEvent.clear(await screen.findByLabelText('Name'));
  await press('Subscribe');
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('shows a long calendar a part at a time', async () => {
  const series = Array.from({ length: 120 }, (_, index) => seriesOf(String(index), `Talk ${index}`));
  await open({ preview: { problem: null, calendar: { ...calendar, series, dates: 120 } } });
  await enter('https://canvas.example.edu/a.ics');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  await press('Show 70 more');
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});

it('lists subscriptions with their state, and why one is not up to date', async () => {
  const failing = { problem: 'gone', failingSince: '2026-11-25T08:00:00.000Z', isPaused: true };
  await open({
    subscriptions: [
      subscription,
      { ...subscription, id: 'c7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11', name: 'Moodle', ...failing },
      { ...subscription, id: 'd7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11', name: 'Google', lastReadAt: null, events: 0 },
    ],
  });
  const rows = await screen.findAllByRole('listitem');
  expect(within(rows[0] as HTMLElement).getByText(/^12 dates · last read .* · canvas.example.edu$/)).toBeVisible();
  expect(
    within(rows[1] as HTMLElement).getByText(
      /^There is no calendar at this address.* Not up to date since Nov 25, 2026.*Refresh reads it again\.$/,
    ),
  ).toBeVisible();
  expect(within(rows[2] as HTMLElement).getByText(/^Its dates are on their way/)).toBeVisible();
});

it('refreshes one, and says what came of it', async () => {
  const { notices } = await open({ subscriptions: [subscription] });
  const answer = (more: object) =>
    server.use(http.post(`${path}/:id/refresh`, () => HttpResponse.json({ ...subscription, ...more })));
  await screen.findByRole('listitem');
  answer({});
  await press('Refresh Canvas');
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Canvas is up to date' }]));
  answer({ problem: 'too_slow' });
  await press('Refresh Canvas');
  const failed = { title: 'Canvas could not be read', description: 'The server took longer than ten seconds.' };
  await waitFor(() => expect(notices.at(-1)).toMatchObject(failed));
});

it('changes the classes of one, from what was chosen before', async () => {
  const { sent, notices } = await open({ subscriptions: [{ ...subscription, otherwise: history.id }] });
  await screen.findByRole('listitem');
  await press('Change the classes of Canvas');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change classes' }));
  expect(dialog.getByLabelText('Class of Seminar')).toHaveValue('');
  expect(dialog.getByLabelText('Class of Midterm')).toHaveValue(history.id);
  await userEvent.selectOptions(dialog.getByLabelText('Class of Seminar'), biology.id);
  await press('Save Changes');
  await waitFor(() => expect(notices).toMatchObject([{ title: 'Subscription saved' }]));
  const byHand = [{ series: '2', classId: biology.id }];
  expect(sent).toMatchObject([{ method: 'PATCH', body: { name: 'Canvas', otherwise: history.id, byHand } }]);
});

it('cannot change the classes while the calendar cannot be read, and says why', async () => {
  await open({ subscriptions: [subscription], preview: { problem: 'refused', calendar: null } });
  await screen.findByRole('listitem');
  await press('Change the classes of Canvas');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not let us read it.');
});

it('removes one after asking whether its dates stay', async () => {
  const { sent, notices } = await open({ subscriptions: [subscription] });
  await screen.findByRole('listitem');
  await press('Remove Canvas');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Canvas?' }));
  expect(dialog.getByText(/those that you changed or ticked stay/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove its dates' }));
  const done = { title: 'Subscription removed', description: '3 dates removed' };
  await waitFor(() => expect(notices).toMatchObject([done]));
  expect(sent).toMatchObject([{ method: 'DELETE', path: `/${subscription.id}?events=remove` }]);
});

it('has no form for an eleventh one, and loads the list again after a failure', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...subscription,
    id: `b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a${10 + index}`,
  }));
  await open({ subscriptions: ten });
  expect(await screen.findByText(/^You have 10 subscriptions/)).toBeVisible();
  expect(screen.queryByLabelText('Address of the calendar')).toBeNull();
});

it('says when the list cannot be loaded, and loads it again', async () => {
  await open({ subscriptions: [subscription] });
  await screen.findByRole('listitem');
  server.use(http.get(path, () => HttpResponse.json({ message: 'away' }, { status: 503 })));
  await userEvent.keyboard('{Escape}');
  await press('Subscribe');
  const retry = await screen.findByRole('button', { name: /retry|again/i });
  server.use(http.get(path, () => HttpResponse.json([subscription])));
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: /retry|again/i })).toBeNull());
});
