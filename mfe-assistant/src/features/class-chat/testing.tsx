import { classId, conversationOf, type FakeAccount, messageOf, renderInShell } from '@hub/mfe/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ClassChat } from '../../slots/class-chat.tsx';

/** applyAccept off: like a student who chooses "all files". */
export const user = userEvent.setup({ applyAccept: false });

export const openChat = (path?: string) =>
  renderInShell(<ClassChat classId={classId} classType="general" />, { ...(path && { path }) });
export const box = () => screen.getByPlaceholderText('Ask a question about this class...');
export const picker = () => screen.getByLabelText<HTMLInputElement>('Attach a file', { selector: 'input' });
export const log = () => within(screen.getByRole('log', { name: 'Messages' }));
export const say = (text: string) => user.type(box(), `${text}{Enter}`);
export const pdf = (name = 'notes.pdf', content: BlobPart = '%PDF-1.7') =>
  new File([content], name, { type: 'application/pdf' });

/** Opens the chat of a class, and its one conversation of a question and a reply. */
export const openConversation = async (
  account: FakeAccount['account'],
  answer: Parameters<typeof messageOf>[0] = {},
) => {
  const conversation = conversationOf();
  const conversationId = conversation.id;
  account.conversations = [conversation];
  account.messages = [
    messageOf({ conversationId }),
    messageOf({ conversationId, type: 'bot', content: 'It is sugar.', modelUsed: 'Built-in', ...answer }),
  ];
  const page = openChat();
  await user.click(await screen.findByRole('button', { name: /^Light and Sugar/ }));
  await log().findByText('It is sugar.');
  return { ...page, conversation };
};
