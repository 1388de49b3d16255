import { refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { AssistantPanel } from '../../slots/assistant-panel.tsx';

const { server, sent } = serveAccount();
const path = '/api/scheduling-assistant/chat';
const commandId = '0b5f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d11';
const questionId = '1c6f6c1e-9d3c-4a41-8f6b-5d0b6a0c7d12';
const question = { id: questionId, options: [{ label: 'Delete' }, { label: 'Keep' }] };

const answers = (reply: object) =>
  server.use(http.post(path, () => HttpResponse.json({ message: 'Done.', actions: [], ...reply })));
const open = async () => {
  const page = renderInShell(<AssistantPanel />, { path: '/tasks' });
  await userEvent.click(screen.getByRole('button', { name: 'Open the scheduling assistant' }));
  await screen.findByPlaceholderText('Ask me to manage your schedule...');
  return { ...page, panel: within(screen.getByRole('dialog', { name: 'AI Scheduling Assistant' })) };
};
const say = (text: string) =>
  userEvent.type(screen.getByPlaceholderText('Ask me to manage your schedule...'), `${text}{Enter}`);

describe('a question of the scheduling assistant', () => {
  it('is answered by its buttons, bound to it by its id, and loses them with the answer', async () => {
    const { panel } = await open();
    answers({ message: 'Shall I make these changes?', question });
    await say('Delete both');
    expect(await panel.findByRole('group', { name: 'Answers' })).toBeVisible();
    answers({ message: 'Deleted.' });
    await userEvent.click(panel.getByRole('button', { name: 'Delete' }));
    expect(await panel.findByText('Deleted.')).toBeVisible();
    expect(sent.at(-1)?.body).toMatchObject({ message: 'Delete', answer: { questionId, option: 0 } });
    expect(panel.queryByRole('group', { name: 'Answers' })).not.toBeInTheDocument();
  });

  it('keeps its buttons, and an empty field, when the answer fails', async () => {
    const { panel } = await open();
    answers({ message: 'Shall I make these changes?', question });
    await say('Delete both');
    await panel.findByRole('group', { name: 'Answers' });
    server.use(http.post(path, refusal(503, 'AI is unavailable at the moment.')));
    await userEvent.click(panel.getByRole('button', { name: 'Keep' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('AI is unavailable at the moment.');
    expect(panel.getByRole('button', { name: 'Keep' })).toBeEnabled();
    expect(screen.getByPlaceholderText('Ask me to manage your schedule...')).toHaveValue('');
  });

  it('is also answered by typing, without its id', async () => {
    const { panel } = await open();
    answers({ message: 'Which one do you mean?', question });
    await say('Move the quiz');
    await panel.findByRole('group', { name: 'Answers' });
    answers({ message: 'Moved.' });
    await say('the second');
    expect(await panel.findByText('Moved.')).toBeVisible();
    expect(sent.at(-1)?.body).not.toHaveProperty('answer');
  });
});

describe('a reply that undoes earlier changes', () => {
  it('marks their badges as undone', async () => {
    const { panel } = await open();
    answers({ actions: [{ type: 'CREATE_TASK', summary: 'Essay', commandId }] });
    await say('Add essay');
    await panel.findByRole('button', { name: 'Undo: Essay' });
    answers({ message: 'I put it back.', undone: [commandId] });
    await say('put it back');
    await waitFor(() => expect(panel.getByText('Undone')).toBeVisible());
    expect(panel.queryByRole('button', { name: 'Undo: Essay' })).not.toBeInTheDocument();
  });
});
