import { ClassId, ConversationId, Instant, MessageId, messageTypes, Provenance, Source, UserId } from '@hub/contracts';
import { z } from 'zod';

const conversationId = ConversationId;
const conversation = z.object({ conversationId, ownerId: UserId, classId: ClassId, title: z.string() });
const titled = z.object({ conversationId, title: z.string() });

/** It can no longer be restored: its messages are deleted permanently. */
const ConversationErased = z.object({ type: z.literal('ConversationErased'), data: z.object({ conversationId }) });

/**
 * Changes of the conversation itself. Stored permanently: add types and optional fields, never change the meaning of
 * existing ones.
 */
export const ConversationChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ConversationStarted'), data: conversation }),
  /** By the student. */
  z.object({ type: z.literal('ConversationRenamed'), data: titled }),
  /** By the rules for automatic titles. */
  z.object({ type: z.literal('ConversationTitled'), data: titled }),
  /** Its messages are deleted with it. */
  z.object({ type: z.literal('ConversationDeleted'), data: z.object({ conversationId }) }),
  /** A change was undone: the conversation as it is from now on, with the messages it had. */
  z.object({
    type: z.literal('ConversationRestored'),
    data: conversation.extend({ titledByStudent: z.boolean(), createdAt: Instant }),
  }),
  ConversationErased,
]);
export type ConversationChange = z.infer<typeof ConversationChange>;

export const MessageAdded = z.object({
  type: z.literal('MessageAdded'),
  data: z.object({
    conversationId,
    messageId: MessageId,
    position: z.number().int(),
    type: z.enum(messageTypes),
    content: z.string(),
    modelUsed: z.string().nullable(),
    verified: z.boolean(),
    citations: z.array(Source),
    provenance: Provenance.optional(),
    /** Missing without a file, and in messages from before names were stored. */
    attachmentName: z.string().optional(),
  }),
});
export type MessageAdded = z.infer<typeof MessageAdded>;

export const MessageRowEvent = z.discriminatedUnion('type', [MessageAdded, ConversationErased]);
export type MessageRowEvent = z.infer<typeof MessageRowEvent>;

export const ConversationEvent = z.discriminatedUnion('type', [ConversationChange, MessageAdded]);
export type ConversationEvent = z.infer<typeof ConversationEvent>;
