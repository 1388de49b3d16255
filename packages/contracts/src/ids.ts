import { z } from 'zod';

export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const ClassId = z.uuid().brand<'ClassId'>();
export type ClassId = z.infer<typeof ClassId>;

export const TaskId = z.uuid().brand<'TaskId'>();
export type TaskId = z.infer<typeof TaskId>;

export const CalendarEventId = z.uuid().brand<'CalendarEventId'>();
export type CalendarEventId = z.infer<typeof CalendarEventId>;

export const DocumentId = z.uuid().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof DocumentId>;

export const FlashcardSetId = z.uuid().brand<'FlashcardSetId'>();
export type FlashcardSetId = z.infer<typeof FlashcardSetId>;

export const FlashcardId = z.uuid().brand<'FlashcardId'>();
export type FlashcardId = z.infer<typeof FlashcardId>;

export const PracticeTestId = z.uuid().brand<'PracticeTestId'>();
export type PracticeTestId = z.infer<typeof PracticeTestId>;

export const QuestionId = z.uuid().brand<'QuestionId'>();
export type QuestionId = z.infer<typeof QuestionId>;

export const AttemptId = z.uuid().brand<'AttemptId'>();
export type AttemptId = z.infer<typeof AttemptId>;

export const ConversationId = z.uuid().brand<'ConversationId'>();
export type ConversationId = z.infer<typeof ConversationId>;

export const MessageId = z.uuid().brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;

export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const CommandId = z.uuid().brand<'CommandId'>();
export type CommandId = z.infer<typeof CommandId>;
