import type { Feature } from '../../platform/feature.ts';
import { calendarEventQueries } from '../calendar-event/index.ts';
import { classQueries, deletedWithClass } from '../class/index.ts';
import { textIn } from '../passage/index.ts';
import { taskQueries } from '../task/index.ts';
import { gradeAggregate } from './aggregate.ts';
import { weightsIn } from './found-weights.ts';
import { gradeList } from './projection.ts';
import { gradeQueries } from './queries.ts';
import { gradeRoutes } from './routes.ts';

export const gradeFeature: Feature = {
  privacy: { tables: { [gradeList.table]: { owner: 'ownerId' } }, streams: ['grade'] },
  aggregates: [gradeAggregate],
  projections: [gradeList],
  routes: (router, { db, commands, files }) => {
    const queries = gradeQueries(db);
    gradeRoutes(router, {
      handle: (command, context) => commands.handle(gradeAggregate, { id: command.classId, command }, context),
      ...queries,
      weightsIn: weightsIn({ ...queries, textOf: textIn({ files }) }),
      classOf: classQueries(db).classOf,
      eventOf: calendarEventQueries(db).eventOf,
      taskOf: taskQueries(db).taskOf,
    });
  },
  ...deletedWithClass(gradeAggregate, {
    idsIn: (db) => gradeQueries(db).idsIn,
    command: (classId, by) => ({ type: 'DeleteGrades', classId, by }),
  }),
};

export { gradeAggregate };
