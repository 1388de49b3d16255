import { type ConversationView, type MessageForm, MessageId, type MessageView, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { shownName } from '../document/index.ts';
import type { ConversationCommand, NewMessage } from './decider.ts';
import type { Place } from './replies.ts';

export interface MessageDeps {
  handle: (command: ConversationCommand, context: CommandContext) => Promise<unknown>; // resolves once the read model shows it
  findMessage: (owner: UserId, id: MessageId) => Promise<MessageView | undefined>;
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

/** Only what the server wrote itself is the AI's word; the model is then the one that the server knows (decision Q104). */
const written = async ({ keptReply }: MessageDeps, { form, conversation, by }: Saving) => {
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

export const saveMessage = async (deps: MessageDeps, saving: Saving): Promise<MessageView> => {
  const { conversation, by, context } = saving;
  const messageId = MessageId.parse(context.newId());
  const message = { messageId, ...(await written(deps, saving)) };
  // what was said is not taken back: without a name the command is none of the changes that can be
  const said = { ...context, commandId: undefined };
  await deps.handle({ type: 'AddMessage', conversationId: conversation.id, by, message }, said);
  // recorded all the same when the read model lags
  const { messageId: id, ...rest } = message;
  const createdAt = new Date().toISOString();
  const lagging = { attachmentName: null, ...rest, id, conversationId: conversation.id, createdAt };
  return (await deps.findMessage(by, messageId)) ?? lagging;
};
