import { type ConversationView, type MessageForm, MessageId, type MessageView, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { shownName } from '../document/index.ts';
import type { ConversationCommand, NewMessage } from './decider.ts';
import type { Place } from './kept-replies.ts';

export interface MessageDependencies {
  handle: (command: ConversationCommand, context: CommandContext) => Promise<RecordedEvents>;
  messageAfter: (owner: UserId, id: MessageId, recorded: RecordedEvents) => Promise<MessageView>;
  keptReply: (
    place: Place,
    text: string,
  ) => Promise<Pick<NewMessage, 'modelUsed' | 'citations' | 'provenance'> | undefined>;
}

interface Saving {
  readonly form: MessageForm;
  readonly conversation: Pick<ConversationView, 'id' | 'classId'>;
  readonly by: UserId;
  readonly context: RequestContext;
}

/**
 * A bot message is verified only if the server wrote it; its model is then taken from the server's record (decision
 * Q104).
 */
const written = async ({ keptReply }: MessageDependencies, { form, conversation, by }: Saving) => {
  const { type, content, modelUsed } = form;
  if (type === 'user') {
    const attachmentName = shownName(form.attachmentName ?? '');
    const said = { type, content, modelUsed: null, verified: true, citations: [] };
    return attachmentName === '' ? said : { ...said, attachmentName };
  }
  const place = { ownerId: by, classId: conversation.classId, conversationId: conversation.id };
  const kept = await keptReply(place, content);
  if (kept) return { type, content, ...kept, verified: true };
  return { type, content, modelUsed: modelUsed ?? null, verified: false, citations: [] };
};

export const saveMessage = async (dependencies: MessageDependencies, saving: Saving): Promise<MessageView> => {
  const { conversation, by, context } = saving;
  const messageId = MessageId.parse(context.newId());
  const message = { messageId, ...(await written(dependencies, saving)) };
  // messages cannot be undone, so the command gets no id
  const said = { ...context, commandId: undefined };
  const recorded = await dependencies.handle(
    { type: 'AddMessage', conversationId: conversation.id, by, message },
    said,
  );
  return dependencies.messageAfter(by, messageId, recorded);
};
