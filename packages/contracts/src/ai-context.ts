import { z } from 'zod';
import { CalendarEventView } from './calendar-event.ts';
import { ClassView } from './class.ts';
import { messageTypes } from './conversation.ts';
import { DocumentView } from './document.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, ConversationId, UserId } from './ids.ts';
import { TaskView } from './task.ts';

/** What the workflows `chatReply` and `planSchedule` read. For authorization see `internal.ts`. */

const classParams = z.object({ studentId: UserId, classId: ClassId });

/**
 * The class, and the latest turns before the message, oldest first: all of the student's, and only those replies that
 * the server can vouch for (decisions Q102, Q104).
 */
export const chatContext = endpoint({
  method: 'GET',
  path: '/api/internal/students/:studentId/classes/:classId/chat',
  params: classParams,
  query: z.object({ conversationId: ConversationId.optional() }),
  result: z.object({
    class: ClassView,
    turns: z.array(z.object({ type: z.enum(messageTypes), content: z.string() })),
    /** Recently uploaded documents whose text cannot be searched yet. */
    unread: z.array(DocumentView.pick({ id: true, name: true })).default([]),
  }),
});

/** The file attached to a chat message; available while its reply is being written. */
export const attachmentPath = '/api/internal/students/:studentId/attachments/:key';

/** The student's own schedule: what the browser sends about it is only a hint (decision Q131). */
export const scheduleContext = endpoint({
  method: 'GET',
  path: '/api/internal/students/:studentId/schedule',
  params: z.object({ studentId: UserId }),
  result: z.object({
    classes: z.array(ClassView),
    events: z.array(CalendarEventView),
    tasks: z.array(TaskView),
    documents: z.array(DocumentView.pick({ id: true, classId: true, name: true, type: true })),
  }),
});
