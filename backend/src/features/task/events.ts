import { ClassId, Day, Instant, priorities, TaskId, UserId } from '@hub/contracts';
import { z } from 'zod';

const fields = z.object({
  title: z.string(),
  description: z.string().nullable(),
  dueDate: Day.nullable(),
  priority: z.enum(priorities),
  classId: ClassId.nullable(),
});

/** Stored for ever: add types and optional fields, never change what an old one means. */
export const TaskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TaskAdded'), data: fields.extend({ taskId: TaskId, ownerId: UserId }) }),
  z.object({ type: z.literal('TaskCompleted'), data: z.object({ taskId: TaskId }) }),
  z.object({ type: z.literal('TaskReopened'), data: z.object({ taskId: TaskId }) }),
  /** Holds only the fields that changed. */
  z.object({ type: z.literal('TaskChanged'), data: fields.partial().extend({ taskId: TaskId }) }),
  z.object({ type: z.literal('TaskDeleted'), data: z.object({ taskId: TaskId }) }),
  /** A change was taken back: the whole task as it is from now on. */
  z.object({
    type: z.literal('TaskRestored'),
    data: fields.extend({ taskId: TaskId, ownerId: UserId, completed: z.boolean(), createdAt: Instant }),
  }),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;
