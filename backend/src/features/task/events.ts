import { ClassId, Day, Instant, priorities, TaskId, UserId } from '@hub/contracts';
import { z } from 'zod';

const fields = z.object({
  title: z.string(),
  description: z.string().nullable(),
  dueDate: Day.nullable(),
  priority: z.enum(priorities),
  classId: ClassId.nullable(),
});

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const TaskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TaskAdded'), data: fields.extend({ taskId: TaskId, ownerId: UserId }) }),
  z.object({ type: z.literal('TaskCompleted'), data: z.object({ taskId: TaskId }) }),
  z.object({ type: z.literal('TaskReopened'), data: z.object({ taskId: TaskId }) }),
  /** Contains only the fields that changed. */
  z.object({ type: z.literal('TaskChanged'), data: fields.partial().extend({ taskId: TaskId }) }),
  z.object({ type: z.literal('TaskDeleted'), data: z.object({ taskId: TaskId }) }),
  /** A change was undone: the whole task as it is from now on. */
  z.object({
    type: z.literal('TaskRestored'),
    data: fields.extend({ taskId: TaskId, ownerId: UserId, completed: z.boolean(), createdAt: Instant }),
  }),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;
