import { scheduleContext } from '@hub/contracts';
import type { CalendarEventView, ClassView, DocumentView, TaskView, UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { mountInternal } from '../../platform/http/routing/index.ts';

export interface InternalDeps {
  classesOf: (owner: UserId) => Promise<ClassView[]>;
  eventsOf: (owner: UserId) => Promise<CalendarEventView[]>;
  tasksOf: (owner: UserId) => Promise<TaskView[]>;
  documentsOf: (owner: UserId) => Promise<DocumentView[]>;
}

/** The call of the workflow that plans. */
export const internalAssistantRoutes = (
  router: Router,
  { classesOf, eventsOf, tasksOf, documentsOf }: InternalDeps,
) => {
  mountInternal(router, scheduleContext, async ({ params: { studentId } }) => {
    const [classes, events, tasks, documents] = await Promise.all([
      classesOf(studentId),
      eventsOf(studentId),
      tasksOf(studentId),
      documentsOf(studentId),
    ]);
    return { classes, events, tasks, documents };
  });
};
