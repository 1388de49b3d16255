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
import { type Tried, tryEach } from './try-each.ts';

/** Each function rejects what is not the student's own. */
export interface AuthoriseDependencies {
  taskOf: (owner: UserId, id: TaskId) => Promise<TaskView>;
  eventOf: (owner: UserId, id: CalendarEventId) => Promise<CalendarEventView>;
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

/** Things of a deleted class cannot be found. */
const titleIn = async (
  { classOf }: AuthoriseDependencies,
  by: UserId,
  { title, classId }: Pick<TaskView, 'title' | 'classId'>,
) => {
  if (classId) await classOf(by, classId);
  return title;
};

const titleOf = async (dependencies: AuthoriseDependencies, by: UserId, planned: PlannedChange): Promise<string> => {
  switch (planned.type) {
    case 'CREATE_EVENT':
      await dependencies.classOf(by, planned.event.classId);
      return planned.event.title;
    case 'CREATE_TASK':
      if (planned.task.classId) await dependencies.classOf(by, planned.task.classId);
      return planned.task.title;
    case 'UPDATE_TASK':
      if (planned.change.classId) await dependencies.classOf(by, planned.change.classId);
      return titleIn(dependencies, by, await dependencies.taskOf(by, planned.taskId));
    case 'DELETE_TASK':
      return titleIn(dependencies, by, await dependencies.taskOf(by, planned.taskId));
    case 'UPDATE_EVENT':
    case 'DELETE_EVENT':
      return titleIn(dependencies, by, await dependencies.eventOf(by, planned.eventId));
  }
};

/** Looks up what each change touches. Other students' things look the same as missing ones. */
export const authorised = (
  dependencies: AuthoriseDependencies,
  by: UserId,
  changes: readonly PlannedChange[],
): Promise<Tried<Change>> =>
  tryEach(
    changes,
    async (planned) => ({ planned, title: await titleOf(dependencies, by, planned) }),
    ({ type }) => labelOf(type),
  );
