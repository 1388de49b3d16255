import { z } from 'zod';
import { Day, Instant, TimeOfDay } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, TaskId, TaskSeriesId } from './ids.ts';
import { NewRepeats, Repeats, RepeatsFromNow, ScopeQuery } from './repeats.ts';
import { blankAsNull, limits, optionalText, requiredText } from './text.ts';

/** Most urgent first; the default is medium (decision Q142). */
export const priorities = ['high', 'medium', 'low'] as const;
export const Priority = z.enum(priorities, 'Please choose high, medium or low');
export type Priority = z.infer<typeof Priority>;

/** The most subtasks of one task. */
export const mostSubtasks = 50;

/** Names a subtask within its task; a client may choose it. */
export const SubtaskId = z
  .string()
  .regex(/^[\w-]{1,36}$/, 'Invalid id')
  .brand<'SubtaskId'>();
export type SubtaskId = z.infer<typeof SubtaskId>;

export const SubtaskView = z.object({ id: SubtaskId, title: z.string(), completed: z.boolean() });
export type SubtaskView = z.infer<typeof SubtaskView>;

/** `dueDate` is a calendar day, YYYY-MM-DD; `classId` is null for a personal task. */
export const TaskView = z.object({
  id: TaskId,
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.string().nullable(),
  completed: z.boolean(),
  priority: z.enum(priorities).catch('medium'),
  classId: ClassId.nullable(),
  /** HH:mm, on its day. */
  dueTime: z.string().nullable().default(null),
  /** Given for an occurrence of a repeating task. */
  seriesId: TaskSeriesId.nullable().default(null),
  repeats: Repeats.nullable().default(null),
  /** In the student's order. */
  subtasks: z.array(SubtaskView).default([]),
  createdAt: Instant,
});
export type TaskView = z.infer<typeof TaskView>;

const title = requiredText('Title', limits.title);
const description = optionalText('Description', limits.description);

/** One with a known id keeps its tick. */
export const SubtaskForm = z.object({
  id: SubtaskId.optional(),
  title: requiredText('Subtask', limits.title),
});
export type SubtaskForm = z.infer<typeof SubtaskForm>;

const isEachOnce = (subtasks: readonly SubtaskForm[]) => {
  const ids = subtasks.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

const subtasks = z
  .array(SubtaskForm)
  .max(mostSubtasks, `A task can have up to ${mostSubtasks} subtasks`)
  .refine(isEachOnce, 'Two subtasks have the same id');

/**
 * Day and class are optional; a time and a repetition need a day. Every day on which it repeats becomes a separate task;
 * `seriesId` ties them together.
 */
export const TaskForm = z.object({
  title,
  description,
  dueDate: blankAsNull(Day),
  priority: Priority.default('medium'),
  classId: blankAsNull(ClassId),
  dueTime: blankAsNull(TimeOfDay).optional(),
  repeats: NewRepeats.optional(),
  subtasks: subtasks.optional(),
});
export type TaskForm = z.infer<typeof TaskForm>;

/** Fields that are left out do not change. Without a day, a task has no time either. */
export const TaskChange = z
  .object({
    title,
    description,
    dueDate: Day.nullable(),
    priority: Priority,
    classId: ClassId.nullable(),
    dueTime: blankAsNull(TimeOfDay),
    /** All of them: those left out are deleted. */
    subtasks,
  })
  .partial();
export type TaskChange = z.infer<typeof TaskChange>;

const params = z.object({ id: TaskId });

/** Personal tasks and those of classes in use, or those of one class. */
export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(TaskView),
});
/**
 * Added by the student; the assistant adds tasks too, a syllabus never does (decision Q10). Returns the first occurrence
 * of one that repeats. 400 `needs_a_day`, `never_repeats`, `repeats_too_often`
 */
export const addTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  body: TaskForm,
  result: TaskView,
  status: 201,
});
/** Only `completed` is read (decision Q170). */
export const Completion = z.object({ completed: z.boolean('Please say whether it is completed: true or false') });

/** Only `completed` is read (decision Q170). */
export const completeTask = endpoint({
  method: 'PUT',
  path: '/api/tasks/:id',
  params,
  body: Completion,
  result: TaskView,
});
/** 404 `subtask_not_found` */
export const completeSubtask = endpoint({
  method: 'PUT',
  path: '/api/tasks/:id/subtasks/:subtaskId',
  params: params.extend({ subtaskId: SubtaskId }),
  body: Completion,
  result: TaskView,
});
/**
 * Everything except what is completed; null removes day, time or class. Other occurrences in the scope get the same
 * values, and move by as many days. 400 `needs_a_day`, `never_repeats`, `repeats_too_often`
 */
export const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id',
  params,
  query: ScopeQuery,
  body: TaskChange.extend(RepeatsFromNow.shape),
  result: TaskView,
});
/** `undo` restores it for 30 days (decision Q89). */
export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  params,
  query: ScopeQuery,
  result: z.undefined(),
});
