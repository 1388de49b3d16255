import { z } from 'zod';

/** Ids are opaque: no client parses or sorts by them (decision Q139), and foreign ones are answered as unknown (Q157). */

/** The student, on all that is theirs. Also the name of the key that their data is encrypted with (ADR 0005). */
export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const ClassId = z.uuid().brand<'ClassId'>();
export type ClassId = z.infer<typeof ClassId>;

export const TaskId = z.uuid().brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;

/** Derived from document and item where the event was read from a syllabus, so that a repeat makes no second one. */
export const CalendarEventId = z.uuid().brand<'CalendarEventId'>();
export type CalendarEventId = z.infer<typeof CalendarEventId>;

export const DocumentId = z.uuid().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof DocumentId>;

export const FlashcardSetId = z.uuid().brand<'FlashcardSetId'>();
export type FlashcardSetId = z.infer<typeof FlashcardSetId>;

/** Derived from set and place where many cards come at once, so that a repeat makes no second one. */
export const FlashcardId = z.uuid().brand<'FlashcardId'>();
export type FlashcardId = z.infer<typeof FlashcardId>;

export const PracticeTestId = z.uuid().brand<'PracticeTestId'>();
export type PracticeTestId = z.infer<typeof PracticeTestId>;

/** Derived from test and place where a workflow wrote the question, so that a repeat makes no second one. */
export const QuestionId = z.uuid().brand<'QuestionId'>();
export type QuestionId = z.infer<typeof QuestionId>;

export const AttemptId = z.uuid().brand<'AttemptId'>();
export type AttemptId = z.infer<typeof AttemptId>;

export const ConversationId = z.uuid().brand<'ConversationId'>();
export type ConversationId = z.infer<typeof ConversationId>;

export const MessageId = z.uuid().brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;

/** Names a session to its student; it is not the token of the cookie, and nobody signs in with it. */
export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/** Names what one command changed: what `undo` takes back. */
export const CommandId = z.uuid().brand<'CommandId'>();
export type CommandId = z.infer<typeof CommandId>;
