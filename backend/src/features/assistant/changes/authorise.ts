import type {
  CalendarEventId,
  CalendarEventView,
  ClassId,
  PlannedChange,
  TaskId,
  TaskView,
  UserId,
} from '@hub/contracts';
import { type Change, labelOf } from './describe-change.ts';
import { type Parted, parted } from './try-each.ts';

/** Each rejects what is not the student's own. */
export interface AuthoriseDeps {
  taskOf: (owner: UserId, id: TaskId) => Promise<TaskView>;
  eventOf: (owner: UserId, id: CalendarEventId) => Promise<CalendarEventView>;
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

/** Nothing of a deleted class is there. */
const titleIn = async (
  { classOf }: AuthoriseDeps,
  by: UserId,
  { title, classId }: Pick<TaskView, 'title' | 'classId'>,
) => {
  if (classId) await classOf(by, classId);
  return title;
};

const titleOf = async (deps: AuthoriseDeps, by: UserId, planned: PlannedChange): Promise<string> => {
  switch (planned.type) {
    case 'CREATE_EVENT':
      await deps.classOf(by, planned.event.classId);
      return planned.event.title;
    case 'CREATE_TASK':
      if (planned.task.classId) await deps.classOf(by, planned.task.classId);
      return planned.task.title;
    case 'UPDATE_TASK':
      if (planned.change.classId) await deps.classOf(by, planned.change.classId);
      return titleIn(deps, by, await deps.taskOf(by, planned.taskId));
    case 'DELETE_TASK':
      return titleIn(deps, by, await deps.taskOf(by, planned.taskId));
    case 'UPDATE_EVENT':
    case 'DELETE_EVENT':
      return titleIn(deps, by, await deps.eventOf(by, planned.eventId));
  }
};

/** Looks each change's things up among the student's own: what is not theirs is as if it were not there. */
export const authorised = (
  deps: AuthoriseDeps,
  by: UserId,
  changes: readonly PlannedChange[],
): Promise<Parted<Change>> =>
  parted(
    changes,
    async (planned) => ({ planned, title: await titleOf(deps, by, planned) }),
    ({ type }) => labelOf(type),
  );
