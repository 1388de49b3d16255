import { z } from 'zod';
import { CalendarEventChange, NewCalendarEvent } from './calendar-event.ts';
import { Day } from './date.ts';
import { endpoint } from './endpoint.ts';
import { CalendarEventId, ClassId, CommandId, DocumentId, TaskId } from './ids.ts';
import { TaskChange, TaskForm } from './task.ts';
import { mostOptions } from './schedule-plan.ts';
import { limits, requiredText } from './text.ts';

/**
 * Specification §3: the browser carries out NAVIGATE_… on a click; the server carries out all others (decision Q132).
 */
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

/**
 * A change that the assistant made, or a navigation that it offers; the browser navigates on a click (decision Q132).
 */
export const AssistantAction = z.object({
  /** One of `actionTypes`; an unknown type is shown but never carried out (decision Q137). */
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

/** A question back. Its id binds an answer to what the server stored with the question. */
export const AssistantQuestion = z.object({
  id: z.uuid(),
  options: z.array(z.object({ label: z.string() })).max(mostOptions),
});
export type AssistantQuestion = z.infer<typeof AssistantQuestion>;

/** A change that waits for the student's yes: the thing, and each field that it sets, before and after. */
export const ChangePreview = z.object({
  type: z.string(),
  title: z.string(),
  /** Where the thing is afterwards; null for a personal task. */
  classId: ClassId.nullable(),
  /** `before` is null for what is added, `after` for what is deleted or emptied. */
  fields: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const done = { completed: z.boolean().optional() };

/** A change that a plan may request; the server decides whether to make it (decisions Q132, Q134). */
export const PlannedChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CREATE_EVENT'), event: NewCalendarEvent }),
  z.object({ type: z.literal('UPDATE_EVENT'), eventId: CalendarEventId, change: CalendarEventChange.extend(done) }),
  z.object({ type: z.literal('DELETE_EVENT'), eventId: CalendarEventId }),
  z.object({ type: z.literal('CREATE_TASK'), task: TaskForm }),
  z.object({ type: z.literal('UPDATE_TASK'), taskId: TaskId, change: TaskChange.extend(done) }),
  z.object({ type: z.literal('DELETE_TASK'), taskId: TaskId }),
]);
export type PlannedChange = z.infer<typeof PlannedChange>;

const tab = z.string().max(40).optional();

/** A page that a plan may offer; the browser opens it on a click. */
export const PlannedNavigation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NAVIGATE_TO_CLASS'), summary: z.string(), classId: ClassId, tab }),
  z.object({ type: z.literal('NAVIGATE_TO_DOCUMENT'), summary: z.string(), documentId: DocumentId }),
  z.object({ type: z.literal('NAVIGATE_TO_CALENDAR'), summary: z.string(), date: Day.optional() }),
  z.object({ type: z.literal('NAVIGATE_TO_TASKS'), summary: z.string(), classId: ClassId.optional() }),
]);
export type PlannedNavigation = z.infer<typeof PlannedNavigation>;

const listed = z.array(z.unknown()).max(5000).default([]);

/** An earlier turn; the server reads its first 2,000 characters. */
export const SchedulingTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(limits.reply),
});
export type SchedulingTurn = z.infer<typeof SchedulingTurn>;

/** The browser's context and history are only hints; the server reads its own data (decision Q131). */
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
  chatHistory: z.array(SchedulingTurn).max(6, 'At most the last 6 messages').default([]),
  /** The button that was pressed: an option of the open question. */
  answer: z
    .object({
      questionId: z.uuid(),
      option: z
        .number()
        .int()
        .min(0)
        .max(mostOptions - 1),
    })
    .optional(),
  /** Asks before every change; only the answer to that question makes it. */
  askFirst: z.boolean().optional(),
});
export type SchedulingChatForm = z.infer<typeof SchedulingChatForm>;

/**
 * Returns the changes made and the pages offered, or a question that must be answered first (decisions Q132, Q134,
 * Q138).
 */
export const schedulingChat = endpoint({
  method: 'POST',
  path: '/api/scheduling-assistant/chat',
  body: SchedulingChatForm,
  result: z.object({
    message: z.string(),
    actions: z.array(AssistantAction),
    /** Its answers, as buttons; absent when nothing is asked. */
    question: AssistantQuestion.optional(),
    /** After `askFirst`, the changes that the question is about: its first answer makes them. */
    planned: z.array(ChangePreview).optional(),
    /** Earlier changes that this reply undid. */
    undone: z.array(CommandId).optional(),
  }),
});
