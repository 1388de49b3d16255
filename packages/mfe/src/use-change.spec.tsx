import { commandIdHeader, currentUser, logout } from '@hub/contracts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { change, keyOf } from './api.ts';
import { renderInShell } from './testing/render-in-shell.tsx';
import { useChange } from './use-change.ts';

const commandId = '0b5f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d11';
const accepted = () => new HttpResponse(null, { status: 204, headers: { [commandIdHeader]: commandId } });
const server = setupServer(http.post('*/api/auth/logout', accepted));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Options = Partial<Parameters<typeof useChange<undefined, string>>[0]>;

/** Makes the change once; `steps` lists what happened, in its order. */
const make = async (options: Options = {}) => {
  const steps: string[] = [];
  const Change = () => {
    useQuery({ queryKey: [...keyOf(currentUser), 'part'], queryFn: () => steps.push('read') });
    const { mutate } = useChange<undefined, string>({
      send: async () => ({ ...(await change(logout)), answer: undefined }),
      refresh: [keyOf(currentUser)],
      done: { title: 'Done' },
      failed: { title: 'Not done' },
      onSent: (_, input) => void steps.push(`sent ${input}`),
      onDone: (_, input) => void steps.push(`done ${input}`),
      ...options,
    });
    return <button onClick={() => mutate('it')}>Make</button>;
  };
  const page = renderInShell(<Change />);
  await waitFor(() => expect(steps).toEqual(['read']));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(page.notices).toHaveLength(1));
  return { ...page, steps };
};

it('refreshes what it touches, then shows its notice with Undo', async () => {
  const { notices, steps } = await make();
  expect(notices).toMatchObject([{ title: 'Done', action: { label: 'Undo' } }]);
  expect(steps).toEqual(['read', 'sent it', 'read', 'done it']);
});

it('has no Undo where there is no command to undo, and can make its notice from the input', async () => {
  const send = () => Promise.resolve({ answer: undefined });
  const { notices } = await make({ send, done: (_, input) => ({ title: `Did ${input}` }) });
  expect(notices).toEqual([{ title: 'Did it' }]);
});

it.each([
  ['the reason of the server', { title: 'Not done', fallback: 'Try again' }, 'Changed since'],
  ['a fixed text', { title: 'Not done', description: 'As specified' }, 'As specified'],
])('says why it failed by %s, and refreshes too', async (_, failed, description) => {
  server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ message: 'Changed since' }, { status: 409 })));
  const { notices, steps } = await make({ failed });
  expect(notices).toEqual([{ title: 'Not done', description, tone: 'destructive' }]);
  await waitFor(() => expect(steps).toEqual(['read', 'read']));
});

it('says its own text when the server gives no reason', async () => {
  server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
  const { notices } = await make({ failed: { title: 'Not done', fallback: 'Try again' } });
  expect(notices[0]?.description).toBe('Try again');
});
