import { MeetingId } from '@hub/contracts';
import type { Feature } from '../../platform/feature.ts';
import { classQueries, deletedWithClass, inDeletedClass } from '../class/index.ts';
import { meetingAggregate } from './aggregate.ts';
import { meetingList } from './projection.ts';
import { meetingQueries } from './queries.ts';
import { meetingRoutes } from './routes.ts';

export const meetingFeature: Feature = {
  privacy: { tables: { [meetingList.table]: { owner: 'ownerId' } }, streams: ['meeting'] },
  aggregates: [meetingAggregate],
  projections: [meetingList],
  routes: (router, { db, commands }) =>
    meetingRoutes(router, {
      handle: (command, context) => commands.handle(meetingAggregate, { id: command.meetingId, command }, context),
      ...meetingQueries(db),
      classOf: classQueries(db).classOf,
    }),
  hiddenIds: ({ db }) => [
    { id: MeetingId, missing: 'meeting_not_found', isHidden: inDeletedClass(db, { table: meetingList.table }) },
  ],
  ...deletedWithClass(meetingAggregate, {
    idsIn: (db) => meetingQueries(db).idsIn,
    command: (meetingId, by) => ({ type: 'DeleteMeeting', meetingId, by }),
  }),
};

export { meetingAggregate, meetingQueries };
