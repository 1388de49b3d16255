import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, ConversationId, MessageId } from './ids.ts';
import { Source } from './study.ts';
import { limits, optionalText, requiredText } from './text.ts';

/** `lastActivityAt` is when the last message was saved; while there is none, `createdAt`. */
export const ConversationView = z.object({
  id: ConversationId,
  classId: ClassId,
  title: z.string(),
  messageCount: z.number().int().nonnegative(),
  lastActivityAt: Instant,
  createdAt: Instant,
});
export type ConversationView = z.infer<typeof ConversationView>;

/** Who said it; any other type is refused with 400 (decision Q168). */
export const messageTypes = ['user', 'bot'] as const;

/** `modelUsed` is null and `citations` is empty for what the student said. */
export const MessageView = z.object({
  id: MessageId,
  conversationId: ConversationId,
  type: z.enum(messageTypes),
  content: z.string(),
  modelUsed: z.string().nullable(),
  /** False for a bot message that the server did not produce itself (decision Q104); true for all others. */
  verified: z.boolean(),
  citations: z.array(Source),
  /** What the file was called that went with it; the file itself is kept no longer than its reply takes. */
  attachmentName: z.string().nullable().default(null),
  createdAt: Instant,
});
export type MessageView = z.infer<typeof MessageView>;

/** Refused when it names another conversation than the path does (decision Q168). */
export const MessageForm = z.object({
  conversationId: ConversationId,
  type: z.enum(messageTypes, 'The type must be user or bot'),
  content: requiredText('Message', limits.reply, 'Message is required'),
  modelUsed: z.string().trim().max(100).nullish(),
  /** Of a user message alone; kept as students see names (decision Q172). */
  attachmentName: optionalText('Attachment name', 1000),
});
export type MessageForm = z.infer<typeof MessageForm>;

/** The text fields beside the optional file of the multipart form. */
export const ChatFields = z.object({
  message: requiredText('Message', limits.message),
  classId: ClassId,
  /** With it the reply knows the turns before (decision Q102). */
  conversationId: ConversationId.optional(),
});
export type ChatFields = z.infer<typeof ChatFields>;

/** Short enough to be saved as a message as it is. */
export const ChatReply = z.object({
  response: z.string().trim().min(1).max(limits.reply),
  modelUsed: z.string().trim().min(1).max(100),
  citations: z.array(Source).max(50),
});
export type ChatReply = z.infer<typeof ChatReply>;

const classParams = z.object({ id: ClassId });
const params = z.object({ id: ConversationId });
const title = requiredText('Title', limits.title);

/** Last activity first (decision Q106). */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/classes/:id/conversations',
  params: classParams,
  result: z.array(ConversationView),
});
/** The title is cut by `creationTitle`; `firstTitle` makes it from the student's first words. "New Chat" unless given. */
export const addConversation = endpoint({
  method: 'POST',
  path: '/api/classes/:id/conversations',
  params: classParams,
  body: z.object({ title: z.string().trim().max(limits.title).nullish() }),
  result: ConversationView,
  status: 201,
});
/** From now on the title is the student's and is never overwritten automatically (decision Q99). */
export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  params,
  body: z.object({ title }),
  result: ConversationView,
});
/** With its messages; `undo` brings all back, for 30 days (decision Q89). */
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  params,
  result: z.undefined(),
});
/** In the order in which they were said. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  params,
  result: z.array(MessageView),
});
/** Cannot be undone: what was said stays said. */
export const addMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  params,
  body: MessageForm,
  result: MessageView,
  status: 201,
});
/** Names of the language models that answer, in the order of `modelPlace`; none where replies come from rules alone. */
export const listChatModels = endpoint({
  method: 'GET',
  path: '/api/chat/models',
  result: z.object({ models: z.array(z.string()).max(3) }),
});
/** Multipart: `message`, `classId`, optionally `conversationId` and one `file`. */
export const chat = endpoint({ method: 'POST', path: '/api/chat', body: ChatFields, result: ChatReply });
