import { planSchedule } from '@hub/contracts';
import { runAiWork } from '../../platform/workflows/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { calendarEventHandler, calendarEventQueries } from '../calendar-event/index.ts';
import { classQueries } from '../class/index.ts';
import { documentQueries } from '../document/index.ts';
import { taskHandler, taskQueries } from '../task/index.ts';
import { internalAssistantRoutes, type InternalDeps } from './internal-routes.ts';
import { plans } from './plans.ts';
import { assistantQueries } from './queries.ts';
import { questions } from './questions.ts';
import { assistantRoutes } from './routes.ts';
import type { ScheduleDeps } from './schedule.ts';

const wire = ({ db, commands, ...ai }: FeatureDependencies): ScheduleDeps & InternalDeps => {
  const { classOf, classesOf } = classQueries(db);
  const { documentOf, documentsOf } = documentQueries(db);
  const { taskOf, tasksOf } = taskQueries(db);
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
    ...questions(db),
    ...plans(db),
    handleTask: taskHandler(commands),
    handleEvent: calendarEventHandler(commands),
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
      assistant_questions: { owner: 'ownerId' },
      ai_plans: {
        owner: 'ownerId',
        secret: 'hashes of what plans were made of; what they changed are tasks and events',
      },
    },
    streams: [],
  },
  routes(router, parts) {
    const deps = wire(parts);
    assistantRoutes(router, deps);
    internalAssistantRoutes(router, deps);
  },
};
