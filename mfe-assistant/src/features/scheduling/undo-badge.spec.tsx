import { refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { AssistantPanel } from '../../slots/assistant-panel.tsx';

const { server } = serveAccount();
const commandId = '0b5f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d11';

const answers = (message: string, ...actions: object[]) =>
  server.use(http.post('/api/scheduling-assistant/chat', () => HttpResponse.json({ message, actions })));
const open = async () => {
  const page = renderInShell(<AssistantPanel />, { path: '/tasks' });
  await userEvent.click(screen.getByRole('button', { name: 'Open the scheduling assistant' }));
  await screen.findByPlaceholderText('Ask me to manage your schedule...');
  return { ...page, panel: within(screen.getByRole('dialog', { name: 'AI Scheduling Assistant' })) };
};
const say = (text: string) =>
  userEvent.type(screen.getByPlaceholderText('Ask me to manage your schedule...'), `${text}{Enter}`);

describe('a reply of the scheduling assistant', () => {
  it('takes a change back by the Undo of its badge, once', async () => {
    const taken: unknown[] = [];
    server.use(
      http.post('/api/undo/:id', ({ params }) => {
        taken.push(params['id']);
        return HttpResponse.json({ undone: true });
      }),
    );
    const { panel, notices } = await open();
    answers('Done.', { type: 'DELETE_TASK', summary: 'Essay', commandId });
    await say('Delete the essay task');
    await userEvent.click(await panel.findByRole('button', { name: 'Undo: Essay' }));
    expect(await panel.findByText('Undone')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Undo: Essay' })).not.toBeInTheDocument();
    expect(taken).toEqual([commandId]);
    expect(notices.at(-1)).toEqual({ title: 'Change undone' });
  });

  it('keeps the Undo of a change that could not be undone, and says why', async () => {
    server.use(http.post('/api/undo/:id', refusal(409, 'This was changed since.')));
    const { panel, notices } = await open();
    answers('Done.', { type: 'UPDATE_TASK', summary: 'Essay: due 2026-02-30, then 2019-03-14', commandId });
    await say('Make it high priority');
    const name = 'Undo: Essay: due 2026-02-30, then Mar 14, 2019'; // days as people write them
    await userEvent.click(await panel.findByRole('button', { name }));
    await waitFor(() => expect(notices.at(-1)?.description).toBe('This was changed since.'));
    expect(panel.getByRole('button', { name })).toBeEnabled();
  });
});
