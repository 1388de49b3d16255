import type { SubtaskId, TaskId, TaskSeriesId, UserId } from '@hub/contracts';
import { type Changes, changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import { type Series, seriesOf } from '../../repeating/series.ts';
import type { TaskEvent } from './events.ts';
import { fieldsOf, keptTicks, plain, type TaskFields, type Ticked, tickedOf } from './task-fields.ts';

export type TaskCommand = { taskId: TaskId; by: UserId } & (
  | { type: 'AddTask'; form: TaskFields; series?: Series<TaskSeriesId> }
  | { type: 'CompleteTask' | 'ReopenTask' | 'DeleteTask' }
  | { type: 'CompleteSubtask' | 'ReopenSubtask'; subtaskId: SubtaskId }
  | { type: 'ChangeTask'; change: Changes<TaskFields>; series?: Series<TaskSeriesId> }
);

export type Task = {
  ownerId: UserId;
  fields: TaskFields;
  /** By subtask, so that ticks are undone one by one. */
  ticked: Ticked;
  /** Given for an occurrence of a repeating task. */
  series: Series<TaskSeriesId> | null;
  completed: boolean;
  deleted: boolean;
};

/** @throws Rejection `needs_a_day` */
const checkTime = ({ dueDate, dueTime }: Pick<TaskFields, 'dueDate' | 'dueTime'>): void => {
  if (dueTime && !dueDate) throw new Rejection('needs_a_day');
};

/** A task that loses its day loses its time too. */
const withoutLooseTime = (change: Changes<TaskFields>): Changes<TaskFields> =>
  change.dueDate === null && change.dueTime === undefined ? { ...change, dueTime: null } : change;

const withTick = (state: Task, subtaskId: SubtaskId, isTicked: boolean): Task => {
  const { [subtaskId]: _tick, ...others } = state.ticked;
  return { ...state, ticked: isTicked ? { ...others, [subtaskId]: true } : others };
};

export const task: Decider<TaskCommand, TaskEvent, Task | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'TaskAdded': {
        const { ownerId } = event.data;
        const series = seriesOf(event.data);
        return { ownerId, fields: fieldsOf(event.data), ticked: {}, series, completed: false, deleted: false };
      }
      case 'TaskCompleted':
        return state && { ...state, completed: true };
      case 'TaskReopened':
        return state && { ...state, completed: false };
      case 'SubtaskCompleted':
        return state && withTick(state, event.data.subtaskId, true);
      case 'SubtaskReopened':
        return state && withTick(state, event.data.subtaskId, false);
      case 'TaskChanged': {
        const { taskId: _id, ...changes } = event.data;
        if (!state) return null;
        const fields = fieldsOf(withChanges(state.fields, changes));
        const series = seriesOf(event.data) ?? state.series;
        return { ...state, fields, ticked: keptTicks(state.ticked, fields.subtasks), series };
      }
      case 'TaskDeleted':
        return state && { ...state, deleted: true };
      case 'TaskRestored': {
        const { ownerId, completed, subtasks } = event.data;
        const [fields, series] = [fieldsOf(event.data), seriesOf(event.data)];
        return { ownerId, fields, ticked: tickedOf(subtasks), series, completed, deleted: false };
      }
    }
  },

  decide(command, state) {
    const { taskId, by } = command;
    if (command.type === 'AddTask') {
      if (state) throw new Rejection('already_exists');
      checkTime(command.form);
      return [{ type: 'TaskAdded', data: { taskId, ownerId: by, ...fieldsOf(command.form), ...command.series } }];
    }
    // same code for another student's task: do not reveal that it exists
    if (!state || state.ownerId !== by || state.deleted) throw new Rejection('task_not_found');

    switch (command.type) {
      case 'CompleteTask':
        return state.completed ? [] : [{ type: 'TaskCompleted', data: { taskId } }];
      case 'ReopenTask':
        return state.completed ? [{ type: 'TaskReopened', data: { taskId } }] : [];
      case 'CompleteSubtask':
      case 'ReopenSubtask': {
        const { subtaskId } = command;
        if (!state.fields.subtasks?.some(({ id }) => id === subtaskId)) throw new Rejection('subtask_not_found');
        const isTicked = command.type === 'CompleteSubtask';
        if (isTicked === Object.hasOwn(state.ticked, subtaskId)) return [];
        return [{ type: isTicked ? 'SubtaskCompleted' : 'SubtaskReopened', data: { taskId, subtaskId } }];
      }
      case 'DeleteTask':
        return [{ type: 'TaskDeleted', data: { taskId } }];
      case 'ChangeTask': {
        const changes = changesTo<TaskFields>({ ...plain(), ...state.fields }, withoutLooseTime(command.change));
        if (changes) checkTime(withChanges(state.fields, changes));
        return changes || command.series
          ? [{ type: 'TaskChanged', data: { taskId, ...changes, ...command.series } }]
          : [];
      }
    }
  },
};
