import { type HistoryEntry, historyActors } from '@hub/contracts';
import { renderInShell, serve } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { HistoryCard } from './history-card.tsx';

const { server } = serve();
const id = (end: string) => `3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c${end}`;
const entry = (end: string, given: Partial<HistoryEntry>) => ({
  id: id(end),
  type: 'TaskAdded',
  subject: 'task',
  subjectId: id('99'),
  title: 'Read chapter 3',
  actor: 'student',
  undoable: null,
  recordedAt: '2026-11-24T08:00:00.000Z',
  ...given,
});

const answer = (pages: Record<string, object>) => {
  const asked: string[] = [];
  server.use(
    http.get('/api/history', ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(pages[search] ?? { entries: [], next: null });
    }),
  );
  return asked;
};
const open = async () => {
  const page = renderInShell(<HistoryCard />);
  await userEvent.click(screen.getByRole('button', { name: 'Show history' }));
  return page;
};

it('is read only when the student asks for it, and grouped by day', async () => {
  const asked = answer({
    '': {
      entries: [
        entry('21', { type: 'TaskCompleted', actor: 'assistant' }),
        entry('22', { recordedAt: '2026-11-20T08:00:00.000Z' }),
        entry('23', { type: 'FromAnotherTime', title: null, recordedAt: '2026-11-20T07:00:00.000Z' }),
      ],
      next: null,
    },
  });
  renderInShell(<HistoryCard />);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show history' }));
  expect(await screen.findByText('Task ticked off: Read chapter 3')).toBeVisible();
  expect(screen.getByText(/^Scheduling assistant ·/)).toBeVisible();
  const [, friday] = screen.getAllByRole('list');
  expect(within(friday as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Something changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('continues where the last page ended, and narrows it to who did it', async () => {
  answer({
    '': { entries: [entry('21', { title: 'First' })], next: '17' },
    '?before=17': { entries: [entry('22', { title: 'Second' })], next: null },
    '?actor=workflow': {
      entries: [entry('23', { type: 'SyllabusAnalyzed', title: 'Biology', actor: 'workflow' })],
      next: null,
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Task added: Second')).toBeVisible();
  expect(screen.getByText('Task added: First')).toBeVisible();
  const filter = screen.getByLabelText('Changed by');
  expect(within(filter).getAllByRole('option')).toHaveLength(historyActors.length + 1);
  await userEvent.selectOptions(filter, 'Document reader and study tools');
  expect(await screen.findByText('Syllabus read: Biology')).toBeVisible();
  await userEvent.selectOptions(filter, 'Academic Hub');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

it('undoes what can be undone', async () => {
  const pages: Record<string, object> = { '': { entries: [entry('21', { undoable: id('31') as never })], next: null } };
  answer(pages);
  const undone: string[] = [];
  server.use(
    http.post('/api/undo/:commandId', ({ params }) => {
      undone.push(String(params['commandId']));
      pages[''] = { entries: [entry('22', { type: 'TaskDeleted' }), entry('21', {})], next: null };
      return HttpResponse.json({ undone: true });
    }),
  );
  const { notices } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Task added: Read chapter 3' }));
  expect(await screen.findByText('Task deleted: Read chapter 3')).toBeVisible();
  expect(undone).toEqual([id('31')]);
  expect(notices).toEqual([{ title: 'Change undone' }]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  answer({});
  server.use(http.get('/api/history', () => HttpResponse.json({ message: 'no' }, { status: 500 }), { once: true }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /try again|retry/i }));
  await waitFor(() => expect(screen.getByText('Nothing here yet')).toBeVisible());
});
