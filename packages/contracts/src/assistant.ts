import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ClassId, CommandId, DocumentId } from './ids.ts';
import { limits, requiredText } from './text.ts';

export const actionTypes = [
  'NAVIGATE_TO_CLASS',
  'NAVIGATE_TO_DOCUMENT',
  'NAVIGATE_TO_CALENDAR',
  'NAVIGATE_TO_TASKS',
  'CREATE_EVENT',
  'UPDATE_EVENT',
  'DELETE_EVENT',
  'CREATE_TASK',
  'UPDATE_TASK',
  'DELETE_TASK',
] as const;

/** What the assistant did (changes) or offers (navigation, done by the browser on click; decision Q132). */
export const AssistantAction = z.object({
  /** One of `actionTypes`; an unknown one is shown and never run (decision Q137). */
  type: z.string(),
  summary: z.string(),
  classId: ClassId.optional(),
  tab: z.string().optional(),
  documentId: DocumentId.optional(),
  date: z.string().optional(),
  /** Undoes this change through `undo`. */
  commandId: CommandId.optional(),
});
export type AssistantAction = z.infer<typeof AssistantAction>;

const listed = z.array(z.unknown()).max(5000).default([]);

/** The browser's context and history are hints only; the server reads its own data (decision Q131). */
export const SchedulingChatForm = z.object({
  message: requiredText('Message', limits.message),
  context: z
    .object({
      classes: listed,
      events: listed,
      tasks: listed,
      documents: listed,
      currentDate: z.string().max(40).optional(),
    })
    .optional(),
  chatHistory: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(limits.reply) }))
    .max(6, 'At most the last 6 messages')
    .default([]),
});
export type SchedulingChatForm = z.infer<typeof SchedulingChatForm>;

export const schedulingChat = endpoint({
  method: 'POST',
  path: '/api/scheduling-assistant/chat',
  body: SchedulingChatForm,
  result: z.object({ message: z.string(), actions: z.array(AssistantAction) }),
});
