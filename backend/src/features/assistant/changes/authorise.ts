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
const known = async (
  { classOf }: AuthoriseDependencies,
  by: UserId,
  thing: TaskView | CalendarEventView,
): Promise<Pick<Change, 'title' | 'now'>> => {
  if (thing.classId) await classOf(by, thing.classId);
  return { title: thing.title, now: thing };
};

const touchedBy = async (
  dependencies: AuthoriseDependencies,
  by: UserId,
  planned: PlannedChange,
): Promise<Pick<Change, 'title' | 'now'>> => {
  switch (planned.type) {
    case 'CREATE_EVENT':
      await dependencies.classOf(by, planned.event.classId);
      return { title: planned.event.title, now: null };
    case 'CREATE_TASK':
      if (planned.task.classId) await dependencies.classOf(by, planned.task.classId);
      return { title: planned.task.title, now: null };
    case 'UPDATE_TASK':
      if (planned.change.classId) await dependencies.classOf(by, planned.change.classId);
      return known(dependencies, by, await dependencies.taskOf(by, planned.taskId));
    case 'DELETE_TASK':
      return known(dependencies, by, await dependencies.taskOf(by, planned.taskId));
    case 'UPDATE_EVENT':
    case 'DELETE_EVENT':
      return known(dependencies, by, await dependencies.eventOf(by, planned.eventId));
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
    async (planned) => ({ planned, ...(await touchedBy(dependencies, by, planned)) }),
    ({ type }) => labelOf(type),
  );
