import type { ClassId, FeedContents, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { CalendarFeedEvent } from './events.ts';

export interface CalendarFeedRow {
  ownerId: UserId;
  contents: FeedContents;
  classId: ClassId | null;
  zone: string | null;
  createdAt: string;
}

export const calendarFeedList: Projection<CalendarFeedEvent, CalendarFeedRow> = {
  name: 'calendar-feed-list',
  version: 1, // raise it to rebuild from the first event
  table: 'calendar_feed_list',
  events: CalendarFeedEvent,
  categories: ['calendarFeed'],
  queryKeys: ['/api/calendar-feeds'],
  key: (event) => event.data.calendarFeedId,

  evolve(_row, event, { recordedAt }) {
    if (event.type === 'CalendarFeedRemoved') return null;
    const { ownerId, contents, classId, zone = null } = event.data;
    return { ownerId, contents, classId, zone, createdAt: recordedAt };
  },
};
