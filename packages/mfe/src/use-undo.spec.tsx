import { commandIdHeader, currentUser, logout } from '@hub/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { change, keyOf } from './api.ts';
import { useShell } from './shell.ts';
import { renderInShell } from './testing/render-in-shell.tsx';
import { useUndo } from './use-undo.ts';

const commandId = '0b5f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d11';
const server = setupServer(
  http.post(
    '*/api/auth/logout',
    () => new HttpResponse(null, { status: 204, headers: { [commandIdHeader]: commandId } }),
  ),
);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const Change = () => {
  const undo = useUndo();
  const { notify } = useShell();
  const make = async () => notify({ title: 'Done', ...undo((await change(logout)).commandId) });
  return <button onClick={() => void make()}>Make</button>;
};

const changed = async () => {
  const page = renderInShell(<Change />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(page.notices).toHaveLength(1));
  return page;
};

it('a change offers Undo, which reverts it and refreshes every screen', async () => {
  const taken: string[] = [];
  server.use(
    http.post('*/api/undo/:id', ({ params }) => {
      taken.push(String(params['id']));
      return HttpResponse.json({ undone: true });
    }),
  );
  const { notices, shell } = await changed();
  shell.queryClient.setQueryData(keyOf(currentUser), null);
  notices[0]?.action?.onClick();
  await waitFor(() => expect(notices.at(-1)?.title).toBe('Change undone'));
  expect(taken).toEqual([commandId]);
  expect(shell.queryClient.getQueryState(keyOf(currentUser))?.isInvalidated).toBe(true);
});

it('an Undo that the server refuses says why', async () => {
  server.use(http.post('*/api/undo/:id', () => HttpResponse.json({ message: 'Changed since' }, { status: 409 })));
  const { notices } = await changed();
  notices[0]?.action?.onClick();
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ tone: 'destructive', description: 'Changed since' }));
});
