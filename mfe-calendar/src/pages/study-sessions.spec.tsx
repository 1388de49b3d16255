import { classId, classOf, eventOf, renderInShell, serveAccount, sessionOf } from '@hub/mfe/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarPage } from './calendar-page.tsx';

const { account, server } = serveAccount();
const changes: unknown[] = [];
const exam = eventOf({ title: 'Midterm', dueDate: '2026-12-01', eventType: 'exam' });
const session = sessionOf({ examId: exam.id });
const path = `/api/study-sessions/${exam.id}/1`;
const commandId = '7f6d9a50-0f51-4ad4-9c1c-6b1f0f6f9a11';
const withUndo = { headers: { 'X-Command-Id': commandId } };

beforeEach(() => {
  changes.length = 0;
  account.classes = [classOf({ id: classId, name: 'Biology' })];
  account.events = [exam];
  account.sessions = [session];
  const decided = () => {
    account.sessions = [];
  };
  server.use(
    http.put('/api/study-sessions/:id/:number', async ({ request }) => {
      const body = (await request.json()) as { title: string; day: string; startTime: string; endTime: string };
      changes.push([request.method, new URL(request.url).pathname, body]);
      decided();
      const { title, day: dueDate, startTime: dueTime, endTime } = body;
      const event = eventOf({ id: session.id, title, dueDate, dueTime, endTime, eventType: 'other' });
      account.events = [exam, event];
      return HttpResponse.json(event, withUndo);
    }),
    http.delete('/api/study-sessions/:id/:number', ({ request }) => {
      changes.push([request.method, new URL(request.url).pathname]);
      decided();
      return new HttpResponse(null, { status: 204, ...withUndo });
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const title = 'Study for Midterm';
const open = (view = 'day') => renderInShell(<CalendarPage />, { path: `/calendar?view=${view}&date=2026-11-24` });
const ghost = () => screen.findByRole('button', { name: /^Study for Midterm \(Suggested study session\)/ });
const times = { day: '2026-11-24', startTime: '14:00', endTime: '15:00' };

describe('a suggested study session in the calendar', () => {
  it('is among the hours, asks for its week alone, and is not in the month', async () => {
    const windows: string[] = [];
    server.use(
      http.get('/api/study-sessions', ({ request }) => {
        windows.push(new URL(request.url).search);
        return HttpResponse.json([session]);
      }),
    );
    open('month');
    await screen.findByRole('grid');
    expect(windows).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Week' }));
    expect(await ghost()).toHaveTextContent('2:00 PM – 3:00 PM');
    expect(windows).toEqual([expect.stringContaining('?from=2026-11-22&to=2026-11-28&zone=')]);
  });

  it('is accepted from its card, and is an event that has the focus then', async () => {
    const { notices } = open();
    await userEvent.click(await ghost());
    const card = within(await screen.findByRole('dialog', { name: title }));
    expect(card.getByText(/Exam on Tuesday, December 1, 2026/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Accept' }));
    const event = await screen.findByRole('button', { name: /^Study for Midterm \(Other/ });
    await waitFor(() => expect(event).toHaveFocus());
    expect(changes).toEqual([['PUT', path, { title, ...times }]]);
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Study session added', action: {} }));
  });

  it('is dismissed from its card', async () => {
    const { notices } = open();
    await userEvent.click(await ghost());
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Study for Midterm/ })).not.toBeInTheDocument());
    expect(changes).toEqual([['DELETE', path]]);
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Suggestion dismissed', action: {} }));
  });

  it('opens its exam', async () => {
    open();
    await userEvent.click(await ghost());
    await userEvent.click(await screen.findByRole('button', { name: 'Open exam' }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Midterm');
  });

  it('is accepted where keys move it to, which keeps the focus', async () => {
    open('week');
    (await ghost()).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const wednesday = await screen.findByRole('list', { name: 'Wednesday, November 25, 2026' });
    const event = await within(wednesday).findByRole('button', { name: /^Study for Midterm \(Other/ });
    await waitFor(() => expect(event).toHaveFocus());
    expect(changes).toEqual([['PUT', path, { title, ...times, day: '2026-11-25' }]]);
  });

  it('is accepted where it is dropped', async () => {
    open();
    const block = await ghost();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 2400));
    fireEvent.pointerDown(block, { clientX: 10, clientY: 1410, button: 0 });
    fireEvent.pointerMove(window, { clientX: 10, clientY: 1610 });
    expect(await ghost()).toHaveTextContent('4:00 PM – 5:00 PM');
    expect(changes).toEqual([]);
    fireEvent.pointerUp(window, { clientX: 10, clientY: 1610 });
    await waitFor(() =>
      expect(changes).toEqual([['PUT', path, { title, day: times.day, startTime: '16:00', endTime: '17:00' }]]),
    );
  });

  it('says why it cannot be accepted, and stays', async () => {
    server.use(
      http.put('/api/study-sessions/:id/:number', () => HttpResponse.json({ message: 'No room' }, { status: 409 })),
    );
    const { notices } = open();
    await userEvent.click(await ghost());
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ description: 'No room', tone: 'destructive' }));
    expect(await ghost()).toBeVisible();
  });
});

it('on a narrow screen the days of the week list it with both decisions', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  open('week');
  expect(await screen.findByRole('button', { name: 'Accept: Study for Midterm' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Study for Midterm' }));
  await waitFor(() => expect(changes).toEqual([['DELETE', path]]));
  vi.unstubAllGlobals();
});
