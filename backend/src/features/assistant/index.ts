import { planSchedule, type UserId } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import {
  calendarEventAggregate,
  calendarEventHandler,
  calendarEventQueries,
  calendarEventsHandler,
} from '../calendar-event/index.ts';
import { classQueries } from '../class/index.ts';
import { documentQueries } from '../document/index.ts';
import { quotaQueries } from '../quota/index.ts';
import { taskAggregate, taskHandler, taskQueries, tasksHandler } from '../task/index.ts';
import { undoQueries } from '../undo/index.ts';
import { internalAssistantRoutes, type InternalDependencies } from './internal-routes.ts';
import { plans } from './planning/plans.ts';
import { assistantQueries } from './queries.ts';
import { dialogues } from './planning/dialogues.ts';
import { assistantRoutes } from './routes.ts';
import type { ScheduleDependencies } from './planning/schedule.ts';

const wire = ({ db, commands, quota, ...ai }: FeatureDependencies): ScheduleDependencies & InternalDependencies => {
  const { classOf, classesOf } = classQueries(db);
  const { documentOf, documentsOf } = documentQueries(db);
  const { taskOf, tasksOf, requireRoomForTasks } = taskQueries(db);
  const { doneBy } = undoQueries(db);
  const { eventOf, eventsOf } = calendarEventQueries(db);
  return {
    classOf,
    classesOf,
    documentsOf,
    taskOf,
    tasksOf,
    eventOf,
    eventsOf,
    ...assistantQueries({ classOf, documentOf }),
    ...dialogues(db),
    // what repeats is as many tasks or events
    takeBack: async ({ commandId, thing: { kind, id } }, context) => {
      const aggregate = kind === 'task' ? taskAggregate : calendarEventAggregate;
      const done = await doneBy(context.ownerId as UserId, commandId);
      const others = done.filter(({ subject, subjectId }) => subject === aggregate.category && subjectId !== id);
      const touched = [id, ...others.map(({ subjectId }) => subjectId)];
      await commands.undo(
        commandId,
        touched.map((each) => ({ aggregate, id: each })),
        context,
      );
    },
    ...plans(db),
    handleTask: taskHandler(commands),
    handleTasks: tasksHandler(commands),
    handleEvent: calendarEventHandler(commands),
    handleEvents: calendarEventsHandler(commands),
    requireRoomForTasks,
    requireRoomForEvents: quotaQueries(db, quota).requireRoomForEvents,
    plan: (key, request) =>
      runAiWork(ai, {
        contract: planSchedule,
        key,
        ownerId: request.studentId,
        failure: 'reply_failed',
        prepare: async () => request,
      }),
  };
};

export const assistantFeature: Feature = {
  privacy: {
    tables: {
      assistant_dialogues: { owner: 'ownerId' },
      ai_plans: {
        owner: 'ownerId',
        secret: 'hashes of what plans were made of; what they changed are tasks and events',
      },
    },
    streams: [],
  },
  routes(router, platform) {
    const dependencies = wire(platform);
    assistantRoutes(router, dependencies);
    internalAssistantRoutes(router, dependencies);
  },
};
