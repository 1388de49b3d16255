import {
  type NewRepeats,
  type SubtaskForm,
  SubtaskId,
  type TaskChange,
  type TaskForm,
  TaskId,
  TaskSeriesId,
  type TaskView,
  type UserId,
} from '@hub/contracts';
import { type Changes, daysBetween, Rejection, withChanges } from '../../platform/domain/index.ts';
import { changedSeries, moved, newSeries } from '../../repeating/series.ts';
import type { TaskCommand } from './decider.ts';
import { fieldsOf, type Subtask, type TaskFields } from './task-fields.ts';

type Add = Extract<TaskCommand, { type: 'AddTask' }>;

/** Subtasks with an id each. */
const identified = (subtasks: readonly SubtaskForm[], newId: () => string): Subtask[] =>
  subtasks.map(({ id, title }) => ({ id: id ?? SubtaskId.parse(newId()), title }));

/**
 * The commands for a new task: one, or one for each day on which it repeats, under ids derived from a new id and the day.
 * @throws Rejection `needs_a_day`, `never_repeats`, `repeats_too_often`
 */
export const addingOf = (
  { repeats, subtasks, ...fields }: TaskForm,
  newId: () => string,
  by: UserId,
): [Add, ...Add[]] => {
  const type = 'AddTask';
  const id = newId();
  const form = { ...fields, ...(subtasks && { subtasks: identified(subtasks, newId) }) };
  if (!repeats) return [{ type, taskId: TaskId.parse(id), by, form }];
  if (form.dueDate === null) throw new Rejection('needs_a_day');
  const { repeats: rule, occurrences } = newSeries(form.dueDate, repeats, id);
  const series = { seriesId: TaskSeriesId.parse(id), repeats: rule };
  const adding = ({ id: occurrence, day: dueDate }: (typeof occurrences)[number]): Add => ({
    type,
    taskId: TaskId.parse(occurrence),
    by,
    form: { ...form, dueDate },
    series,
  });
  const [first, ...others] = occurrences;
  return [adding(first), ...others.map(adding)];
};

export const changeOf = ({ subtasks, ...change }: TaskChange, newId: () => string): Changes<TaskFields> => ({
  ...change,
  ...(subtasks && { subtasks: identified(subtasks, newId) }),
});

/** What says where an occurrence is. */
export type Occurrence = Pick<TaskView, 'id' | 'dueDate'>;

/** A change of one occurrence, as it applies to another: the same values, on a day that is as far from its own. */
export const changeFor = (
  other: Occurrence,
  changed: Occurrence,
  { dueDate, ...change }: Changes<TaskFields>,
): Changes<TaskFields> => {
  if (dueDate === undefined || dueDate === changed.dueDate) return change;
  if (dueDate === null || changed.dueDate === null) return { ...change, dueDate };
  return { ...change, dueDate: moved(other.dueDate, daysBetween(changed.dueDate, dueDate)) };
};

interface Repeating {
  readonly task: TaskView;
  readonly change: Changes<TaskFields>;
  readonly repeats: NewRepeats;
  /** The later occurrences of a task that repeats already. */
  readonly following: readonly Pick<TaskView, 'id' | 'dueDate' | 'completed'>[];
}

/**
 * The commands for a change after which a task repeats by this rule, from its day on: to the task itself, then to the
 * later occurrences that stay, go and come.
 * @throws Rejection `needs_a_day`, `never_repeats`, `repeats_too_often`
 */
export const repeatingOf = (
  { task, change, repeats, following }: Repeating,
  newId: string,
  by: UserId,
): [TaskCommand, ...TaskCommand[]] => {
  const form = withChanges(fieldsOf(task), change);
  if (!form.dueDate) throw new Rejection('needs_a_day');
  const later = following.flatMap(({ dueDate: day, ...each }) => (day ? [{ ...each, day }] : []));
  const changed = changedSeries({ day: form.dueDate, repeats, following: later }, newId);
  const series = { seriesId: TaskSeriesId.parse(newId), repeats: changed.repeats };
  const { dueDate: _day, ...same } = change;
  return [
    { type: 'ChangeTask', taskId: task.id, by, change, series },
    ...changed.kept.map((taskId) => ({ type: 'ChangeTask', taskId, by, change: same, series }) as const),
    ...changed.removed.map((taskId) => ({ type: 'DeleteTask', taskId, by }) as const),
    ...changed.added.map(({ id, day: dueDate }) => {
      const taskId = TaskId.parse(id);
      return { type: 'AddTask', taskId, by, form: { ...form, dueDate }, series } as const;
    }),
  ];
};
