import type { Feature } from '../../platform/feature.ts';
import { termQueries } from '../term/index.ts';
import { classAggregate } from './aggregate.ts';
import { deletedWithClass, erasedWithClass } from './contents.ts';
import { eraseDeletedClasses, eraseDeletedThings, keepClassesErased } from './erasure.ts';
import { classList } from './projection.ts';
import { classQueries, inActiveClass, inDeletedClass, listedFor } from './queries.ts';
import { classRoutes } from './routes.ts';

export const classFeature: Feature = {
  privacy: { tables: { class_list: { owner: 'ownerId' } }, streams: ['class'] },
  aggregates: [classAggregate],
  projections: [classList],
  routes: (router, { db, commands }) =>
    classRoutes(router, {
      handle: (command, context) => commands.handle(classAggregate, { id: command.classId, command }, context),
      handleAll: (all, context) =>
        commands.handleAll(
          classAggregate,
          all.map((command) => ({ id: command.classId, command })),
          context,
        ),
      ...classQueries(db),
      termOf: termQueries(db).termOf,
    }),
};

export {
  classAggregate,
  classQueries,
  deletedWithClass,
  erasedWithClass,
  eraseDeletedClasses,
  eraseDeletedThings,
  keepClassesErased,
  inActiveClass,
  inDeletedClass,
  listedFor,
};
