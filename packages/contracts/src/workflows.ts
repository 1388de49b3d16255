import { z } from 'zod';
import { SchedulingTurn } from './assistant.ts';
import { CalendarSubscriptionId, PreviewResult } from './calendar-subscription.ts';
import { ClassProposal } from './class-proposal.ts';
import { ChatReply } from './conversation.ts';
import { Clock, Day } from './date.ts';
import { ClassId, ConversationId, DocumentId, FlashcardSetId, PracticeTestId, UserId } from './ids.ts';
import { provenance } from './provenance.ts';
import { Dialogue, SchedulePlan } from './schedule-plan.ts';

/** A workflow's contract: its input and its result. */
export interface WorkflowContract<Input extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly taskQueue: string;
  readonly input: Input;
  readonly result: Result;
}

const workflow = <Input extends z.ZodType, Result extends z.ZodType>(value: WorkflowContract<Input, Result>) => value;

/** Reads a syllabus and records its dates as calendar events. Its id is `analyzeSyllabus-<documentId>`. */
export const analyzeSyllabus = workflow({
  name: 'analyzeSyllabus',
  taskQueue: 'academic-hub',
  input: z.object({ documentId: DocumentId }),
  result: z.object({ scheduled: z.number().int() }),
});

/** Reads the text of a document and stores it. Its id is `readDocument-<documentId>`; a long scan takes minutes. */
export const readDocument = workflow({
  name: 'readDocument',
  taskQueue: 'academic-hub-reading',
  input: z.object({ documentId: DocumentId }),
  result: z.object({ pages: z.number().int() }),
});

/** `ApplicationFailure` type of `analyzeSyllabus`: the file itself is at fault, so a retry has the same result. */
export const unreadableSyllabus = 'UnreadableSyllabus';
/** The same for `readDocument`. */
export const unreadableDocument = 'UnreadableDocument';

/** Task queue of work that a student is waiting for: a worker that polls it must serve every workflow on it. */
const aiQueue = 'academic-hub-ai';

/** Writes the requested cards (`flashcardRequest`, `recordFlashcards`). Its id is `writeFlashcards-<setId>`. */
export const writeFlashcards = workflow({
  name: 'writeFlashcards',
  taskQueue: aiQueue,
  input: z.object({ setId: FlashcardSetId }),
  result: z.object({ generated: z.number().int() }),
});

/**
 * Writes the requested questions (`practiceTestRequest`, `recordQuestions`). Its id is `writePracticeTest-<testId>`.
 */
export const writePracticeTest = workflow({
  name: 'writePracticeTest',
  taskQueue: aiQueue,
  input: z.object({ testId: PracticeTestId }),
  result: z.object({ generated: z.number().int() }),
});

/** A reply with its provenance, which stays on the server. */
export const AiReply = ChatReply.extend({ provenance });
export type AiReply = z.infer<typeof AiReply>;

/** Replies in a class chat, from the class's documents, the attachment and the earlier turns (`chatContext`). */
export const chatReply = workflow({
  name: 'chatReply',
  taskQueue: aiQueue,
  input: z.object({
    studentId: UserId,
    classId: ClassId,
    conversationId: ConversationId.nullable(),
    message: z.string(),
    today: Day.optional(),
    attachment: z.object({ key: z.string(), name: z.string(), mimeType: z.string() }).nullable(),
  }),
  result: AiReply,
});

/** Proposes a class from a syllabus that belongs to no class yet. */
export const readClassProposal = workflow({
  name: 'readClassProposal',
  taskQueue: aiQueue,
  input: z.object({ studentId: UserId, key: z.string(), name: z.string() }),
  result: ClassProposal,
});

/** A plan with its model and its provenance, which both stay on the server. */
export const AiPlan = SchedulePlan.extend({ modelUsed: ChatReply.shape.modelUsed.optional(), provenance });
export type AiPlan = z.infer<typeof AiPlan>;

/** Plans the request in a message to the scheduling assistant, using the student's own data (`scheduleContext`). */
export const planSchedule = workflow({
  name: 'planSchedule',
  taskQueue: aiQueue,
  /** `history` comes from the browser: it only helps to understand the message and never grants permission. */
  input: z.object({
    studentId: UserId,
    message: z.string(),
    today: Day,
    /** Absent in work that an earlier release began. */
    clock: Clock.optional(),
    history: z.array(SchedulingTurn),
    /** From the server; absent at the beginning of a conversation. */
    dialogue: Dialogue.optional(),
  }),
  result: AiPlan,
});

/** Separate from the others: a slow server takes a place for ten seconds. */
const calendarQueue = 'academic-hub-calendars';

/**
 * Reads a subscribed calendar and records what it found (`calendarSource`, `recordCalendar`). Its id is
 * `followCalendar-<subscriptionId>`.
 */
export const followCalendar = workflow({
  name: 'followCalendar',
  taskQueue: calendarQueue,
  input: z.object({ subscriptionId: CalendarSubscriptionId }),
  result: z.object({ outcome: z.enum(['read', 'unchanged', 'failed']) }),
});

/** Reads a calendar for a student who looks at it before they subscribe; nothing is recorded. */
export const readCalendarAt = workflow({
  name: 'readCalendarAt',
  taskQueue: calendarQueue,
  input: z.object({ studentId: UserId, address: z.string(), zone: z.string(), today: Day }),
  result: PreviewResult,
});

/** `ApplicationFailure` type whose message is a sentence for the student; messages of other types are not shown. */
export const messageForStudent = 'ToldToStudent';
