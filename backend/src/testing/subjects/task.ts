import type { TaskForm, UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { taskAggregate } from '../../features/task/aggregate.ts';
import type { Task, TaskCommand } from '../../features/task/decider.ts';
import type { TaskEvent } from '../../features/task/events.ts';
import { named, type Subject } from '../subject.ts';
import { classIds, days, maybeTexts, priority, taskIds, texts, userIds } from '../values.ts';

const fields = {
  title: texts,
  description: maybeTexts,
  dueDate: fc.option(days),
  priority,
  classId: fc.option(classIds),
};
const target = { taskId: taskIds, by: userIds };

type Known = 'nothing' | 'deleted' | (TaskForm & { of: UserId; completed: boolean });

export const taskSubject: Subject<TaskCommand, TaskEvent, Task | null, Known> = {
  aggregate: taskAggregate,
  idOf: ({ taskId }) => taskId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    { weight: 2, arbitrary: fc.record({ ...target, type: fc.constant('AddTask' as const), form: fc.record(fields) }) },
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
        change: fc.record(fields, { requiredKeys: [] }),
      }),
    },
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'AddTask') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      return { known: { ...command.form, of: command.by, completed: false } };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'task_not_found' };
    if (command.type === 'DeleteTask') return { known: 'deleted' };
    if (command.type === 'ChangeTask') return { known: { ...known, ...named(command.change) } };
    return { known: { ...known, completed: command.type === 'CompleteTask' } };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.deleted) return 'deleted';
    return { ...state.fields, of: state.ownerId, completed: state.completed };
  },
};
