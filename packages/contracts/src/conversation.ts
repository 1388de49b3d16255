import { z } from 'zod';
import { Day, Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, ConversationId, MessageId } from './ids.ts';
import { Source } from './study.ts';
import { limits, optionalText, requiredText } from './text.ts';

/** `lastActivityAt` is the time of the last message; without messages it equals `createdAt`. */
export const ConversationView = z.object({
  id: ConversationId,
  classId: ClassId,
  title: z.string(),
  messageCount: z.number().int().nonnegative(),
  lastActivityAt: Instant,
  createdAt: Instant,
});
export type ConversationView = z.infer<typeof ConversationView>;

/** The author; any other type is rejected with 400 (decision Q168). */
export const messageTypes = ['user', 'bot'] as const;

/** For the student's own messages `modelUsed` is null and `citations` is empty. */
export const MessageView = z.object({
  id: MessageId,
  conversationId: ConversationId,
  type: z.enum(messageTypes),
  content: z.string(),
  modelUsed: z.string().nullable(),
  /** False for a bot message that the server did not produce itself (decision Q104); true for all others. */
  verified: z.boolean(),
  citations: z.array(Source),
  /** Name of the attached file; the file itself is deleted when its reply is finished. */
  attachmentName: z.string().nullable().default(null),
  createdAt: Instant,
});
export type MessageView = z.infer<typeof MessageView>;

/** Rejected when it names a different conversation than the path (decision Q168). */
export const MessageForm = z
  .object({
    conversationId: ConversationId,
    type: z.enum(messageTypes, 'The type must be user or bot'),
    content: requiredText('Message', limits.reply, 'Message is required'),
    modelUsed: z.string().trim().max(100).nullish(),
    /** Only for user messages; stored as students see names (decision Q172). */
    attachmentName: optionalText('Attachment name', 1000),
  })
  .refine(({ type, content }) => type === 'bot' || content.length <= limits.message, {
    path: ['content'],
    error: `Message must be at most ${limits.message} characters`,
  });
export type MessageForm = z.infer<typeof MessageForm>;

/** The text fields of the multipart form; the file is optional. */
export const ChatFields = z.object({
  message: requiredText('Message', limits.message),
  classId: ClassId,
  /** With it, the reply takes earlier turns into account (decision Q102). */
  conversationId: ConversationId.optional(),
  /** The student's calendar day, for questions about their own schedule; the server's day when it is missing. */
  today: Day.optional(),
});
export type ChatFields = z.infer<typeof ChatFields>;

/** Short enough to be saved as a message. */
export const ChatReply = z.object({
  response: z.string().trim().min(1).max(limits.reply),
  modelUsed: z.string().trim().min(1).max(100),
  citations: z.array(Source).max(50),
});
export type ChatReply = z.infer<typeof ChatReply>;

const classParams = z.object({ id: ClassId });
const params = z.object({ id: ConversationId });
const title = requiredText('Title', limits.title);

/** Latest activity first (decision Q106). */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/classes/:id/conversations',
  params: classParams,
  result: z.array(ConversationView),
});
/**
 * `creationTitle` shortens the title; `firstTitle` makes it from the student's first words. The default is "New Chat".
 */
export const addConversation = endpoint({
  method: 'POST',
  path: '/api/classes/:id/conversations',
  params: classParams,
  body: z.object({ title: z.string().trim().max(limits.title).nullish() }),
  result: ConversationView,
  status: 201,
});
/** From then on the title is the student's and is never overwritten automatically (decision Q99). */
export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  params,
  body: z.object({ title }),
  result: ConversationView,
});
/** Deletes its messages too; `undo` restores everything for 30 days (decision Q89). */
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  params,
  result: z.undefined(),
});
/** Oldest first. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  params,
  result: z.array(MessageView),
});
/** Cannot be undone. */
export const addMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  params,
  body: MessageForm,
  result: MessageView,
  status: 201,
});
/** Names of the configured language models, in the order of `modelPlace`; empty when only rules answer. */
export const listChatModels = endpoint({
  method: 'GET',
  path: '/api/chat/models',
  result: z.object({ models: z.array(z.string()).max(3) }),
});
/** Multipart: `message`, `classId`, optionally `conversationId` and one `file`. */
export const chat = endpoint({ method: 'POST', path: '/api/chat', body: ChatFields, result: ChatReply });
