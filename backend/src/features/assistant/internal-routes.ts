import { scheduleContext } from '@hub/contracts';
import type { CalendarEventView, ClassView, DocumentView, TaskView, UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { mountInternal } from '../../platform/http/routing/index.ts';

export interface InternalDependencies {
  classesOf: (owner: UserId) => Promise<ClassView[]>;
  eventsOf: (owner: UserId) => Promise<CalendarEventView[]>;
  tasksOf: (owner: UserId) => Promise<TaskView[]>;
  documentsOf: (owner: UserId) => Promise<DocumentView[]>;
}

/** The endpoint that the planning workflow calls. */
export const internalAssistantRoutes = (
  router: Router,
  { classesOf, eventsOf, tasksOf, documentsOf }: InternalDependencies,
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
