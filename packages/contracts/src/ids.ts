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
