import { conversationOf, messageOf, refusal, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { box, log, openChat, openConversation, user } from '../testing.tsx';

const { account, server, sent } = serveAccount();

describe('the history', () => {
  const rename = () => screen.findByRole('textbox', { name: 'New title' });

  it('renames a conversation in its place by Enter', { tags: ['S2.208', 'S2.209', 'S8.42'] }, async () => {
    account.conversations = [conversationOf()];
    const { notices } = openChat();
    await user.click(await screen.findByRole('button', { name: 'Rename Light and Sugar' }));
    expect(await rename()).toHaveFocus();
    await user.clear(await rename());
    await user.type(await rename(), 'Photosynthesis{Enter}');
    expect(await screen.findByRole('button', { name: /^Photosynthesis/ })).toBeVisible();
    expect(notices).toEqual([{ title: 'Title Updated' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Photosynthesis' })).toHaveFocus());
  });

  it('leaves the title by Escape and by a blank one', { tags: ['S2.210', 'S5.27'] }, async () => {
    account.conversations = [conversationOf()];
    openChat();
    for (const keys of ['Other{Escape}', '{Backspace}   {Enter}']) {
      await user.click(await screen.findByRole('button', { name: 'Rename Light and Sugar' }));
      await user.type(await rename(), keys, { initialSelectionStart: 0, initialSelectionEnd: 99 });
      expect(screen.getByRole('button', { name: /^Light and Sugar/ })).toBeVisible();
    }
    expect(sent).toEqual([]);
  });

  it('saves a title that was changed when its field is left', async () => {
    account.conversations = [conversationOf()];
    openChat();
    await user.click(await screen.findByRole('button', { name: 'Rename Light and Sugar' }));
    await user.type(await rename(), 'Cells', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await user.click(box());
    expect(await screen.findByRole('button', { name: /^Cells/ })).toBeVisible();
    expect(box()).toHaveFocus();
  });

  it('keeps what was typed when renaming fails', { tags: ['S8.18'] }, async () => {
    account.conversations = [conversationOf()];
    server.use(http.patch('/api/conversations/:id', refusal(500, 'broken')));
    const { notices } = openChat();
    await user.click(await screen.findByRole('button', { name: 'Rename Light and Sugar' }));
    await user.type(await rename(), '!{Enter}', { initialSelectionStart: 15 });
    await waitFor(() => expect(notices[0]?.title).toBe('Failed to update conversation'));
    expect(await rename()).toHaveValue('Light and Sugar!');
  });

  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Delete Light and Sugar' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Light and Sugar?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
  };

  it(
    'deletes the open conversation after a question, clears the selection and offers Undo',
    { tags: ['S2.211', 'S4.43', 'S8.43'] },
    async () => {
      const { notices } = await openConversation(account);
      await remove();
      expect(await screen.findByText('No chat history yet. Start a conversation!')).toBeVisible();
      expect(screen.getByText('Ask about this class')).toBeVisible();
      expect(notices).toEqual([
        { title: 'Conversation Deleted', action: { label: 'Undo', onClick: expect.any(Function) } },
      ]);
    },
  );

  it('keeps the selection when another one is deleted', { tags: ['S4.44'] }, async () => {
    const other = conversationOf({ title: 'Cells' });
    account.conversations = [other, conversationOf()];
    account.messages = [messageOf({ conversationId: other.id, content: 'What is a cell?' })];
    openChat();
    await user.click(await screen.findByRole('button', { name: /^Cells/ }));
    await log().findByText('What is a cell?');
    await remove();
    await waitFor(() => expect(screen.queryByText('Light and Sugar')).not.toBeInTheDocument());
    expect(log().getByText('What is a cell?')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Cells/, current: true })).toBeVisible();
  });

  it('keeps the conversation when deleting fails', { tags: ['S8.19'] }, async () => {
    server.use(http.delete('/api/conversations/:id', refusal(500, 'broken')));
    const { notices } = await openConversation(account);
    await remove();
    await waitFor(() => expect(notices[0]?.title).toBe('Failed to delete conversation'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(log().getByText('It is sugar.')).toBeVisible();
  });

  it('is never shown as empty when it cannot be read', { tags: ['S8.12'] }, async () => {
    server.use(http.get('/api/classes/:id/conversations', refusal(500, 'broken'), { once: true }));
    account.conversations = [conversationOf()];
    const { notices } = openChat();
    expect(await screen.findByText('Failed to fetch conversations')).toBeVisible();
    expect(notices).toEqual([{ title: 'Failed to fetch conversations', tone: 'destructive' }]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Light and Sugar/ })).toBeVisible();
  });

  it('leads to a conversation in which nothing was said yet', async () => {
    account.conversations = [conversationOf()];
    openChat();
    await user.click(await screen.findByRole('button', { name: /^Light and Sugar/ }));
    expect(await log().findByText('Ask about this class')).toBeVisible();
  });

  it('leads to a new conversation', async () => {
    await openConversation(account);
    await user.click(screen.getByRole('button', { name: 'New Chat' }));
    expect(screen.getByText('Ask about this class')).toBeVisible();
  });
});
