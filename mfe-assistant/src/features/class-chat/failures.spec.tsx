import { conversationOf, refusal, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { box, log, openChat, pdf, picker, say, user } from './testing.tsx';

const { account, server, sent } = serveAccount();
const calls = () => sent.map(({ call }) => call);

describe('what fails on the way to a reply', () => {
  it(
    'is reported; the message stays, and Retry sends it again with its file without saving it twice',
    { tags: ['S8.10'] },
    async () => {
      server.use(http.post('/api/chat', refusal(503, 'AI is unavailable at the moment.'), { once: true }));
      const { notices } = openChat();
      await user.upload(picker(), pdf());
      await screen.findByText('notes.pdf');
      await say('What is light?');
      await user.click(await log().findByRole('button', { name: 'Retry with notes.pdf' }));
      expect(notices.at(-1)).toEqual({
        title: 'Chat Error',
        description: 'AI is unavailable at the moment.',
        tone: 'destructive',
      });
      expect(await log().findByText('sugar')).toBeVisible();
      expect(account.messages.filter(({ type }) => type === 'user')).toHaveLength(1);
      const asked = sent.filter(({ call }) => call === 'POST /api/chat');
      expect(asked.map(({ body }) => body)).toMatchObject([0, 1].map(() => ({ file: { name: 'notes.pdf' } })));
      expect(log().queryByText('Thinking...')).not.toBeInTheDocument();
    },
  );

  it('is reported when the server cannot be reached', { tags: ['S8.11'] }, async () => {
    server.use(http.post('/api/chat', () => HttpResponse.error()));
    const { notices } = openChat();
    await say('What is light?');
    await log().findByRole('button', { name: 'Retry' });
    expect(notices.at(-1)).toEqual({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      tone: 'destructive',
    });
  });

  it('restores text and file when no conversation could be started', { tags: ['S8.16'] }, async () => {
    server.use(http.post('/api/classes/:id/conversations', refusal(500, 'broken')));
    const { notices } = openChat();
    await user.upload(picker(), pdf());
    await screen.findByText('notes.pdf');
    await say('What is light?');
    await waitFor(() => expect(box()).toHaveValue('What is light?'));
    expect(screen.getByText('notes.pdf')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to create conversation', description: 'broken', tone: 'destructive' }]);
    expect(calls()).toHaveLength(1);
  });

  it(
    'restores the text when it could not be saved, and starts no second conversation',
    { tags: ['S8.17'] },
    async () => {
      server.use(http.post('/api/conversations/:id/messages', refusal(500, 'broken'), { once: true }));
      const { notices } = openChat();
      await say('What is light?');
      await waitFor(() => expect(box()).toHaveValue('What is light?'));
      expect(notices.at(-1)).toEqual({ title: 'Failed to save message', description: 'broken', tone: 'destructive' });
      await user.type(box(), '{Enter}');
      await log().findByText('sugar');
      expect(account.conversations).toHaveLength(1);
    },
  );

  it(
    'keeps a reply on screen that could not be saved, and saves it by Retry without asking again',
    { tags: ['S8.17'] },
    async () => {
      let saved = 0;
      server.use(
        http.post('/api/conversations/:id/messages', () => {
          saved += 1;
          return saved === 2 ? refusal(500, 'broken')() : undefined;
        }),
      );
      const { notices } = openChat();
      await say('What is light?');
      expect(await log().findByText('This reply is not saved yet.')).toBeVisible();
      expect(log().getByText('sugar')).toBeVisible();
      expect(notices.at(-1)).toEqual({ title: 'Failed to save message', description: 'broken', tone: 'destructive' });
      await user.click(log().getByRole('button', { name: 'Retry' }));
      expect(screen.getByRole('log')).toHaveFocus();
      await waitFor(() => expect(account.messages).toHaveLength(2));
      expect(calls().filter((call) => call === 'POST /api/chat')).toHaveLength(1);
      await waitFor(() => expect(log().queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
      expect(log().getAllByText('sugar')).toHaveLength(1);
    },
  );

  it('saves that reply before the next message, so that each reply follows its question', async () => {
    let saved = 0;
    let answered = 0;
    server.use(
      http.post('/api/conversations/:id/messages', () => {
        saved += 1;
        return saved === 2 ? refusal(500, 'broken')() : undefined;
      }),
      http.post('/api/chat', () => {
        answered += 1;
        return HttpResponse.json({ response: `Answer ${answered}`, modelUsed: 'Built-in', citations: [] });
      }),
    );
    openChat();
    await say('First');
    await log().findByText('This reply is not saved yet.');
    await say('Second');
    await waitFor(() => expect(account.messages).toHaveLength(4));
    expect(account.messages.map(({ content }) => content)).toEqual(['First', 'Answer 1', 'Second', 'Answer 2']);
  });

  it('shows a failure when messages cannot be read, never an empty conversation', { tags: ['S8.13'] }, async () => {
    account.conversations = [conversationOf()];
    server.use(http.get('/api/conversations/:id/messages', refusal(500, 'broken'), { once: true }));
    const { notices } = openChat();
    await user.click(await screen.findByRole('button', { name: /^Light and Sugar/ }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to fetch messages')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch messages', tone: 'destructive' }]);
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
