import { z } from 'zod';

/**
 * Ids are opaque: no client parses them or sorts by them (decision Q139), and another student's ids are treated as
 * unknown (Q157).
 */

/** The student who owns the data. Also the name of the key that encrypts it (ADR 0005). */
export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const ClassId = z.uuid().brand<'ClassId'>();
export type ClassId = z.infer<typeof ClassId>;

export const TermId = z.uuid().brand<'TermId'>();
export type TermId = z.infer<typeof TermId>;

export const MeetingId = z.uuid().brand<'MeetingId'>();
export type MeetingId = z.infer<typeof MeetingId>;

export const GradeCategoryId = z.uuid().brand<'GradeCategoryId'>();
export type GradeCategoryId = z.infer<typeof GradeCategoryId>;

export const GradeItemId = z.uuid().brand<'GradeItemId'>();
export type GradeItemId = z.infer<typeof GradeItemId>;

export const TaskId = z.uuid().brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;

/** The occurrences of one repeating task. */
export const TaskSeriesId = z.uuid().brand<'TaskSeriesId'>();
export type TaskSeriesId = z.infer<typeof TaskSeriesId>;

/** For an event from a syllabus, derived from document and item, so that a repeat adds no second one. */
export const CalendarEventId = z.uuid().brand<'CalendarEventId'>();
export type CalendarEventId = z.infer<typeof CalendarEventId>;

/** The occurrences of one repeating event. */
export const CalendarSeriesId = z.uuid().brand<'CalendarSeriesId'>();
export type CalendarSeriesId = z.infer<typeof CalendarSeriesId>;

export const DocumentId = z.uuid().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof DocumentId>;

/** Derived from document and item, so that a repeated analysis finds the same one. */
export const FindingId = z.uuid().brand<'FindingId'>();
export type FindingId = z.infer<typeof FindingId>;

export const FlashcardSetId = z.uuid().brand<'FlashcardSetId'>();
export type FlashcardSetId = z.infer<typeof FlashcardSetId>;

/** For generated cards, derived from set and position, so that a repeat adds no second one. */
export const FlashcardId = z.uuid().brand<'FlashcardId'>();
export type FlashcardId = z.infer<typeof FlashcardId>;

export const PracticeTestId = z.uuid().brand<'PracticeTestId'>();
export type PracticeTestId = z.infer<typeof PracticeTestId>;

/** For generated questions, derived from test and position, so that a repeat adds no second one. */
export const QuestionId = z.uuid().brand<'QuestionId'>();
export type QuestionId = z.infer<typeof QuestionId>;

export const AttemptId = z.uuid().brand<'AttemptId'>();
export type AttemptId = z.infer<typeof AttemptId>;

export const ConversationId = z.uuid().brand<'ConversationId'>();
export type ConversationId = z.infer<typeof ConversationId>;

export const MessageId = z.uuid().brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;

/** Identifies a session to its student. It is not the cookie's token and cannot be used to sign in. */
export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/** Identifies the changes of one command, which `undo` reverts. */
export const CommandId = z.uuid().brand<'CommandId'>();
export type CommandId = z.infer<typeof CommandId>;
