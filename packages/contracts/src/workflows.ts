import { z } from 'zod';
import { SchedulePlan, SchedulingTurn } from './assistant.ts';
import { ChatReply } from './conversation.ts';
import { Day } from './date.ts';
import { ClassId, ConversationId, DocumentId, FlashcardSetId, PracticeTestId, UserId } from './ids.ts';
import { provenance } from './provenance.ts';

/** A workflow's contract: what starts it and what it answers. */
export interface WorkflowContract<Input extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly taskQueue: string;
  readonly input: Input;
  readonly result: Result;
}

const workflow = <Input extends z.ZodType, Result extends z.ZodType>(value: WorkflowContract<Input, Result>) => value;

/** Reads a syllabus and writes its dates as calendar events. Its id is `analyzeSyllabus-<documentId>`. */
export const analyzeSyllabus = workflow({
  name: 'analyzeSyllabus',
  taskQueue: 'academic-hub',
  input: z.object({ documentId: DocumentId }),
  result: z.object({ scheduled: z.number().int() }),
});

/** Reads a document for its text and has it kept. Its id is `readDocument-<documentId>`; a long scan takes minutes. */
export const readDocument = workflow({
  name: 'readDocument',
  taskQueue: 'academic-hub-reading',
  input: z.object({ documentId: DocumentId }),
  result: z.object({ pages: z.number().int() }),
});

/** `ApplicationFailure` type of `analyzeSyllabus`: the file itself is at fault, so another try gives the same. */
export const unreadableSyllabus = 'UnreadableSyllabus';
/** The same of `readDocument`. */
export const unreadableDocument = 'UnreadableDocument';

/** Where what waits for a student's eyes is done: a worker that polls it serves every workflow of it. */
const aiQueue = 'academic-hub-ai';

/** Writes the cards that were asked for (`flashcardRequest`, `recordFlashcards`). Its id is `writeFlashcards-<setId>`. */
export const writeFlashcards = workflow({
  name: 'writeFlashcards',
  taskQueue: aiQueue,
  input: z.object({ setId: FlashcardSetId }),
  result: z.object({ generated: z.number().int() }),
});

/** Writes the questions that were asked for (`practiceTestRequest`, `recordQuestions`). Its id is `writePracticeTest-<testId>`. */
export const writePracticeTest = workflow({
  name: 'writePracticeTest',
  taskQueue: aiQueue,
  input: z.object({ testId: PracticeTestId }),
  result: z.object({ generated: z.number().int() }),
});

/** A reply, and what it was made of: that stays with the server. */
export const AiReply = ChatReply.extend({ provenance });
export type AiReply = z.infer<typeof AiReply>;

/** Answers in a class chat, from the class's documents, the attachment and the turns before (`chatContext`). */
export const chatReply = workflow({
  name: 'chatReply',
  taskQueue: aiQueue,
  input: z.object({
    studentId: UserId,
    classId: ClassId,
    conversationId: ConversationId.nullable(),
    message: z.string(),
    attachment: z.object({ key: z.string(), name: z.string(), mimeType: z.string() }).nullable(),
  }),
  result: AiReply,
});

/** A plan, who made it and of what: both stay with the server. */
export const AiPlan = SchedulePlan.extend({ modelUsed: ChatReply.shape.modelUsed.optional(), provenance });
export type AiPlan = z.infer<typeof AiPlan>;

/** Plans what a message to the scheduling assistant asks for, from the student's own data (`scheduleContext`). */
export const planSchedule = workflow({
  name: 'planSchedule',
  taskQueue: aiQueue,
  /** `history` comes from the browser: a hint to what words mean, and never a permission. */
  input: z.object({ studentId: UserId, message: z.string(), today: Day, history: z.array(SchedulingTurn) }),
  result: AiPlan,
});

/** `ApplicationFailure` type whose message is a sentence for the student; that of any other failure is not shown. */
export const messageForStudent = 'ToldToStudent';
