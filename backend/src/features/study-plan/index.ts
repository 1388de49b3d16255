import type { Feature } from '../../platform/feature.ts';
import { calendarEventHandler, calendarEventQueries } from '../calendar-event/index.ts';
import { quotaQueries } from '../quota/index.ts';
import { studyPlanAggregate } from './aggregate.ts';
import { studyPlanList } from './projection.ts';
import { studyPlanQueries } from './queries.ts';
import { studyPlanRoutes } from './routes.ts';

/** When to study for exams (ADR 75). */
export const studyPlanFeature: Feature = {
  privacy: { tables: { [studyPlanList.table]: { owner: 'ownerId' } }, streams: ['studyPlan'] },
  aggregates: [studyPlanAggregate],
  projections: [studyPlanList],
  routes: (router, { db, commands, quota }) => {
    const { eventOf, eventAfter } = calendarEventQueries(db);
    studyPlanRoutes(router, {
      handle: (command, context) => commands.handle(studyPlanAggregate, { id: command.userId, command }, context),
      handleEvent: calendarEventHandler(commands),
      ...studyPlanQueries(db),
      eventOf,
      eventAfter,
      requireRoomForEvents: quotaQueries(db, quota).requireRoomForEvents,
    });
  },
};

export { studyPlanQueries };
