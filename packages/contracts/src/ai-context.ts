import { z } from 'zod';
import { CalendarEventView } from './calendar-event.ts';
import { ClassView } from './class.ts';
import { messageTypes } from './conversation.ts';
import { DocumentView } from './document.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, ConversationId, UserId } from './ids.ts';
import { TaskView } from './task.ts';

/** What the workflows `chatReply` and `planSchedule` read; how they are let in stands in `internal.ts`. */

const classParams = z.object({ studentId: UserId, classId: ClassId });

/**
 * The class, and the latest turns before the message that is to be answered, oldest first: what the student said, and of
 * what was answered only what the server can vouch for (decisions Q102, Q104).
 */
export const chatContext = endpoint({
  method: 'GET',
  path: '/api/internal/students/:studentId/classes/:classId/chat',
  params: classParams,
  query: z.object({ conversationId: ConversationId.optional() }),
  result: z.object({
    class: ClassView,
    turns: z.array(z.object({ type: z.enum(messageTypes), content: z.string() })),
  }),
});

/** The file beside a chat message, for as long as its reply is being written. */
export const attachmentPath = '/api/internal/students/:studentId/attachments/:key';

/** The student's own schedule: whatever the browser says of it is no more than a hint (decision Q131). */
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
