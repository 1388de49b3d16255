import { classId, conversationOf, reply, serveAccount } from '@hub/mfe/testing';
import { maxUploadBytes } from '@hub/contracts';
import { todayIn } from '@hub/ui';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { box, log, openChat, openConversation, pdf, picker, say, user } from './testing.tsx';

const { account, server, sent } = serveAccount();
const calls = () => sent.map(({ call }) => call);

afterEach(() => vi.unstubAllGlobals());

describe('the chat of a class', () => {
  it('is a panel 700 px high with an empty history', { tags: ['S2.200', 'S9.40', 'S2.207'] }, async () => {
    openChat();
    expect(screen.getByRole('region', { name: 'AI Assistant' })).toHaveStyle({ height: '700px' });
    expect(await screen.findByText('No chat history yet. Start a conversation!')).toBeVisible();
  });

  it('folds its history away and shows it again', { tags: ['S2.201'] }, async () => {
    openChat();
    await screen.findByText('No chat history yet. Start a conversation!');
    await user.click(screen.getByRole('button', { name: 'Hide history', expanded: true }));
    expect(screen.queryByRole('navigation', { name: 'History' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show history', expanded: false }));
    expect(screen.getByRole('navigation', { name: 'History' })).toBeVisible();
  });

  it('shows one of history and messages at a time on a phone', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    account.conversations = [conversationOf()];
    openChat();
    await user.click(screen.getByRole('button', { name: 'Show history' }));
    expect(box()).not.toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Light and Sugar/ }));
    expect(box()).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'History' })).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  it(
    'begins a conversation, is saved, answered, shown and saved again',
    { tags: ['S4.28', 'S4.29', 'S4.32', 'S4.33', 'S4.34', 'S8.41'] },
    async () => {
      const { notices } = openChat();
      await say('What do plants do with light all day');
      expect(await log().findByText('sugar', { selector: 'strong' })).toBeVisible();
      const id = account.conversations[0]?.id;
      const messages = `POST /api/conversations/${id}/messages`;
      await waitFor(() =>
        expect(calls()).toEqual([`POST /api/classes/${classId}/conversations`, messages, 'POST /api/chat', messages]),
      );
      const [started, asked, chatted, answered] = sent;
      expect(started?.body).toEqual({ title: 'What do plants do with light' });
      const question = 'What do plants do with light all day';
      expect(asked?.body).toEqual({ conversationId: id, type: 'user', content: question });
      const { response, modelUsed } = reply;
      expect(answered?.body).toEqual({ conversationId: id, type: 'bot', content: response, modelUsed });
      expect(chatted?.body).toEqual({ message: question, classId, conversationId: id, today: todayIn() });
      expect(notices).toEqual([{ title: 'New Chat Created' }]);
      await waitFor(() => expect(log().queryByText('This reply is not saved yet.')).not.toBeInTheDocument());
      expect(log().getAllByText('sugar')).toHaveLength(1);
    },
  );

  it('is begun by the page of a note', async () => {
    openChat(`/class/${classId}?tab=assistant&ask=In+my+note+Week+1%3A+`);
    expect(box()).toHaveValue('In my note Week 1: ');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('continues in the open conversation', async () => {
    const { conversation } = await openConversation(account);
    await say('And at night?');
    await waitFor(() => expect(calls()).toHaveLength(3));
    expect(calls()).not.toContain(`POST /api/classes/${classId}/conversations`);
    expect(sent[1]?.body).toHaveProperty('conversationId', conversation.id);
  });

  it('is sent by Enter, not by Shift+Enter, and waits visibly', { tags: ['S2.204', 'S2.205', 'S2.206'] }, async () => {
    server.use(
      http.post('/api/chat', async () => {
        await delay(150);
        return HttpResponse.json(reply);
      }),
    );
    openChat();
    await user.type(box(), 'What{Shift>}{Enter}{/Shift}is light?');
    expect(box()).toHaveValue('What\nis light?');
    expect(calls()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await log().findByText('Thinking...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(await log().findByText('sugar')).toBeVisible();
    expect(log().queryByText('Thinking...')).not.toBeInTheDocument();
  });

  it('is not sent while it is blank; its file stays and the text gets the focus', { tags: ['S5.26'] }, async () => {
    openChat();
    await user.type(box(), '   {Enter}');
    await user.upload(picker(), pdf());
    expect(await screen.findByText('notes.pdf')).toBeVisible();
    screen.getByRole('button', { name: 'Remove file' }).focus();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(calls()).toEqual([]);
    expect(screen.getByText('notes.pdf')).toBeVisible();
    expect(box()).toHaveFocus();
  });
});

describe('the file of a message', () => {
  it('goes with it, and can be removed before', { tags: ['S2.203', 'S5.24'] }, async () => {
    openChat();
    await user.upload(picker(), pdf('first.pdf'));
    expect(await screen.findByText('0.00 MB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.queryByText('first.pdf')).not.toBeInTheDocument();
    await user.upload(picker(), pdf());
    await screen.findByText('notes.pdf');
    await say('What is in it?');
    await log().findByText('sugar');
    const { body } = sent.find(({ call }) => call === 'POST /api/chat') ?? {};
    expect(Object.entries(body ?? {}).at(-1)).toEqual(['file', expect.objectContaining({ name: 'notes.pdf' })]);
    expect(screen.queryByRole('button', { name: 'Remove file' })).not.toBeInTheDocument();
  });

  it(
    'is named in the message from then on, also after a reload and out of the history',
    { tags: ['S2.203'] },
    async () => {
      const page = openChat();
      await user.upload(picker(), pdf());
      await say('What is in it?');
      await log().findByText('sugar');
      expect(log().getByText('notes.pdf')).toBeVisible();
      page.unmount();
      openChat();
      await user.click(await screen.findByRole('button', { name: /^What is in it/ }));
      expect(await log().findByText('notes.pdf')).toBeVisible();
    },
  );

  it.each([
    {
      file: new File(['MZ'], 'run.exe', { type: 'application/x-msdownload' }),
      title: 'File type not supported',
      description: 'Please upload PDF, DOCX, PPTX, XLS, XLSX, CSV, TXT, or image files only.',
    },
    {
      file: pdf('big.pdf', new Uint8Array(maxUploadBytes + 1)),
      title: 'File Too Large',
      description: 'Please select a file smaller than 10MB',
    },
  ])('is refused: $title', { tags: ['S5.25'] }, async ({ file, title, description }) => {
    const { notices } = openChat();
    await user.upload(picker(), file);
    await waitFor(() => expect(notices).toEqual([{ title, description, tone: 'destructive' }]));
    expect(screen.queryByText(file.name)).not.toBeInTheDocument();
  });
});
