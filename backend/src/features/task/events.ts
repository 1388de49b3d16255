import {
  ClassId,
  Day,
  Instant,
  priorities,
  Repeats,
  SubtaskId,
  SubtaskView,
  TaskId,
  TaskSeriesId,
  UserId,
} from '@hub/contracts';
import { z } from 'zod';

const fields = z.object({
  title: z.string(),
  description: z.string().nullable(),
  dueDate: Day.nullable(),
  priority: z.enum(priorities),
  classId: ClassId.nullable(),
  dueTime: z.string().nullable().optional(),
  subtasks: z.array(z.object({ id: SubtaskId, title: z.string() })).optional(),
});

/** Given for an occurrence of a repeating task. */
const series = { seriesId: TaskSeriesId.optional(), repeats: Repeats.optional() };

const added = fields.extend({ taskId: TaskId, ownerId: UserId, ...series });
const ofSubtask = z.object({ taskId: TaskId, subtaskId: SubtaskId });

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const TaskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('TaskAdded'), data: added }),
  z.object({ type: z.literal('TaskCompleted'), data: z.object({ taskId: TaskId }) }),
  z.object({ type: z.literal('TaskReopened'), data: z.object({ taskId: TaskId }) }),
  z.object({ type: z.literal('SubtaskCompleted'), data: ofSubtask }),
  z.object({ type: z.literal('SubtaskReopened'), data: ofSubtask }),
  /** Contains only the fields that changed; all subtasks when one of them did; the series when it is another. */
  z.object({ type: z.literal('TaskChanged'), data: fields.partial().extend({ taskId: TaskId, ...series }) }),
  z.object({ type: z.literal('TaskDeleted'), data: z.object({ taskId: TaskId }) }),
  /** A change was undone: the whole task as it is from now on. */
  z.object({
    type: z.literal('TaskRestored'),
    data: added.extend({ completed: z.boolean(), createdAt: Instant, subtasks: z.array(SubtaskView).optional() }),
  }),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;
