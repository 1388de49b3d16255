import { z } from 'zod';
import { Day, Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, TaskId } from './ids.ts';
import { blankAsNull, limits, optionalText, requiredText } from './text.ts';

/** Most urgent first; the default is medium (decision Q142). */
export const priorities = ['high', 'medium', 'low'] as const;
export const Priority = z.enum(priorities, 'Please choose high, medium or low');
export type Priority = z.infer<typeof Priority>;

/** `dueDate` is a calendar day, YYYY-MM-DD; `classId` is null for a personal task. */
export const TaskView = z.object({
  id: TaskId,
  title: z.string(),
  description: z.string().nullable(),
  dueDate: z.string().nullable(),
  completed: z.boolean(),
  priority: z.enum(priorities).catch('medium'),
  classId: ClassId.nullable(),
  createdAt: Instant,
});
export type TaskView = z.infer<typeof TaskView>;

const title = requiredText('Title', limits.title);
const description = optionalText('Description', limits.description);

/** Day and class are optional. */
export const TaskForm = z.object({
  title,
  description,
  dueDate: blankAsNull(Day),
  priority: Priority.default('medium'),
  classId: blankAsNull(ClassId),
});
export type TaskForm = z.infer<typeof TaskForm>;

/** Fields that are left out do not change. */
export const TaskChange = z
  .object({ title, description, dueDate: Day.nullable(), priority: Priority, classId: ClassId.nullable() })
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
/** Added by the student; the assistant adds tasks too, a syllabus never does (decision Q10). */
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
/** Everything except whether it is completed; null removes day or class. */
export const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id',
  params,
  body: TaskChange,
  result: TaskView,
});
/** `undo` restores it for 30 days (decision Q89). */
export const deleteTask = endpoint({ method: 'DELETE', path: '/api/tasks/:id', params, result: z.undefined() });
