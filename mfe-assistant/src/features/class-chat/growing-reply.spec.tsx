import { refusal, reply, serveAccount } from '@hub/mfe/testing';
import { growDraft } from '@hub/mfe';
import { act } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { log, openConversation, say } from './testing.tsx';

const { account, server } = serveAccount();

/** Sends a message, and receives pieces of the reply before the whole. */
const askAndHear = async (answer: () => Response) => {
  const answered = Promise.withResolvers<void>();
  server.use(
    http.post(
      '/api/chat',
      async () => {
        await answered.promise;
        return answer();
      },
      { once: true },
    ),
    http.post('/api/chat', () => delay('infinite')),
  );
  const { conversation, shell, notices } = await openConversation(account);
  await say('And at night?');
  expect(await log().findByText('Thinking...')).toBeVisible();
  const tell = (at: number, text: string) =>
    act(async () => {
      growDraft(shell.queryClient, { conversationId: conversation.id, replyId: 'chatReply-1', at, text });
    });
  await tell(0, 'Plants **rest** ![x](https://evil.example/x.png)<b>');
  return { tell, notices, answered };
};

it('shows the reply as it is written, in its format, and then the reply itself', async () => {
  const { tell, answered } = await askAndHear(() => HttpResponse.json(reply));
  expect(await log().findByText('rest', { selector: 'strong' })).toBeVisible();
  expect(log().queryByText('Thinking...')).not.toBeInTheDocument();
  expect(log().queryByRole('img')).not.toBeInTheDocument();
  await tell(15, ' and **breathe**');
  expect(await log().findByText('breathe', { selector: 'strong' })).toBeVisible();
  answered.resolve();
  expect(await log().findByText('sugar', { selector: 'strong' })).toBeVisible();
  expect(log().queryByText('rest')).not.toBeInTheDocument();
});

it('takes it away when the reply fails, and does not show it to the next question', async () => {
  const { notices, answered } = await askAndHear(() => refusal(503, 'AI is unavailable at the moment.')());
  await log().findByText('rest');
  answered.resolve();
  const retry = await log().findByRole('button', { name: 'Retry' });
  expect(log().queryByText('rest')).not.toBeInTheDocument();
  expect(notices.at(-1)).toMatchObject({ title: 'Chat Error', description: 'AI is unavailable at the moment.' });
  act(() => retry.click());
  expect(await log().findByText('Thinking...')).toBeVisible();
  expect(log().queryByText('rest')).not.toBeInTheDocument();
});
