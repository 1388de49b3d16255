import { SubtaskId, type SubtaskView, TaskSeriesId, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { taskAggregate } from '../../features/task/aggregate.ts';
import type { Task, TaskCommand } from '../../features/task/decider.ts';
import type { TaskEvent } from '../../features/task/events.ts';
import { type TaskFields, tickedOf, withTicks } from '../../features/task/task-fields.ts';
import { named, type Subject } from '../subject.ts';
import { classIds, days, maybeTexts, priority, taskIds, texts, userIds } from '../values.ts';

const [one, other] = ['one', 'other'].map((id) => SubtaskId.parse(id)) as [SubtaskId, SubtaskId];
const subtaskIds = fc.constantFrom(one, other);

const fields = {
  title: texts,
  description: maybeTexts,
  dueDate: fc.option(days),
  priority,
  classId: fc.option(classIds),
};
const more = {
  dueTime: fc.constantFrom(null, '09:00', '17:30'),
  subtasks: fc.uniqueArray(fc.record({ id: subtaskIds, title: texts }, { noNullPrototype: true }), {
    selector: ({ id }) => id,
  }),
};
const forms = fc.record(
  { ...fields, ...more },
  { requiredKeys: ['title', 'description', 'dueDate', 'priority', 'classId'] },
);
const series = {
  seriesId: TaskSeriesId.parse('0b8a2f5e-3c9d-4e6a-8f1b-7d2c4a6e8f90'),
  repeats: { every: 'week' as const, interval: 1, weekdays: [5], until: '2026-12-11' },
};
const target = { taskId: taskIds, by: userIds };

type There = Required<Omit<TaskFields, 'subtasks'>> & {
  of: UserId;
  completed: boolean;
  subtasks: readonly SubtaskView[];
  repeats: boolean;
};
type Known = 'nothing' | 'deleted' | There;

export const taskSubject: Subject<TaskCommand, TaskEvent, Task | null, Known> = {
  aggregate: taskAggregate,
  idOf: ({ taskId }) => taskId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .record({
          ...target,
          type: fc.constant('AddTask' as const),
          form: forms,
          series: fc.constantFrom(undefined, series),
        })
        .map(({ series: its, ...command }) => ({ ...command, ...(its && { series: its }) })),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...target,
        type: fc.constantFrom('CompleteSubtask' as const, 'ReopenSubtask' as const),
        subtaskId: subtaskIds,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        ...target,
        type: fc.constantFrom('CompleteTask' as const, 'ReopenTask' as const, 'DeleteTask' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: fc.constant('ChangeTask' as const),
        change: fc.record({ ...fields, ...more }, { requiredKeys: [] }),
      }),
    },
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'AddTask') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      const { dueTime = null, subtasks = [], ...form } = command.form;
      if (dueTime !== null && form.dueDate === null) return { refused: 'needs_a_day' };
      const its = { of: command.by, completed: false, repeats: command.series !== undefined };
      return { known: { ...form, dueTime, subtasks: withTicks(subtasks, {}), ...its } };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'task_not_found' };
    if (command.type === 'DeleteTask') return { known: 'deleted' };
    if (command.type === 'ChangeTask') {
      const { subtasks, ...change } = command.change;
      const dueTime = change.dueDate === null ? null : known.dueTime;
      const next = { ...known, dueTime, ...named(change) };
      if (next.dueTime !== null && next.dueDate === null) return { refused: 'needs_a_day' };
      return { known: subtasks ? { ...next, subtasks: withTicks(subtasks, tickedOf(known.subtasks)) } : next };
    }
    if (command.type === 'CompleteSubtask' || command.type === 'ReopenSubtask') {
      if (known.subtasks.every(({ id }) => id !== command.subtaskId)) return { refused: 'subtask_not_found' };
      const completed = command.type === 'CompleteSubtask';
      const ticked = known.subtasks.map((each) => (each.id === command.subtaskId ? { ...each, completed } : each));
      return { known: { ...known, subtasks: ticked } };
    }
    return { known: { ...known, completed: command.type === 'CompleteTask' } };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.deleted) return 'deleted';
    const { dueTime = null, subtasks = [], ...fields } = state.fields;
    const its = { of: state.ownerId, completed: state.completed, repeats: state.series !== null };
    return { ...fields, dueTime, subtasks: withTicks(subtasks, state.ticked), ...its };
  },
};
