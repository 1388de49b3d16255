import {
  type ClassId,
  type CalendarFeedId,
  type CalendarFeedView,
  mostCalendarFeeds,
  type UserId,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { Rejection } from '../../platform/domain/index.ts';
import { type RecordedEvents, rowAfter } from '../../platform/read-models/index.ts';
import { calendarFeedList, type CalendarFeedRow } from './projection.ts';

type Row = CalendarFeedRow & { id: CalendarFeedId };

/** A feed without its address. */
export type StoredFeed = Omit<CalendarFeedView, 'address'>;

/** Feeds of a deleted class are hidden with it. */
export const calendarFeedQueries = (db: Knex) => {
  const feeds = () =>
    db<Row>(calendarFeedList.table).whereNotExists(
      db('class_list as of').whereRaw('of.id = class_id').whereNotNull('of.deletedAt'),
    );
  const reads = () => db<{ feedId: CalendarFeedId; ownerId: UserId; readAt: string }>('calendar_feed_reads');

  return {
    feedsOf: async (ownerId: UserId): Promise<StoredFeed[]> => {
      const [rows, times] = await Promise.all([
        feeds()
          .where({ ownerId })
          .orderBy(['createdAt', 'id'])
          .limit(mostCalendarFeeds + 1),
        reads().where({ ownerId }),
      ]);
      const readAt = new Map(times.map((each) => [each.feedId, each.readAt]));
      return rows.map(({ ownerId: _owner, zone: _zone, ...row }) => ({
        ...row,
        lastReadAt: readAt.get(row.id) ?? null,
      }));
    },

    idsIn: (ownerId: UserId, classId: ClassId): Promise<CalendarFeedId[]> =>
      db<Row>(calendarFeedList.table).where({ ownerId, classId }).orderBy('id').pluck('id'),

    /** The feed after its creation. @throws Rejection `feed_not_found` */
    feedAfter: async (ownerId: UserId, id: CalendarFeedId, recorded: RecordedEvents): Promise<StoredFeed> => {
      const row = rowAfter(calendarFeedList, { id, row: await feeds().where({ id, ownerId }).first() }, recorded);
      if (!row) throw new Rejection('feed_not_found');
      const { contents, classId, createdAt } = row;
      return { id, contents, classId, createdAt, lastReadAt: null };
    },

    /** By its address: a client that presents it may read it. */
    feedById: async (id: CalendarFeedId): Promise<Row | undefined> => feeds().where({ id }).first(),

    recordRead: async ({ id, ownerId }: Row, readAt: string): Promise<void> => {
      await reads().insert({ feedId: id, ownerId, readAt }).onConflict('feedId').merge();
    },
  };
};
