import {
  type CalendarEventId,
  CalendarEventView,
  type CalendarSubscriptionId,
  type ClassId,
  type DocumentId,
  type UserId,
  type RepeatScope,
} from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { listedFor } from '../class/index.ts';
import { calendarEventList, type CalendarEventRow } from './projection.ts';
import type { OnCalendar, SyllabusItem } from './syllabus-changes.ts';
import type { SyllabusDates } from './syllabus-dates.ts';

export type PresentEvent = OnCalendar & { readonly classId: ClassId };

export type SubscribedEvent = Pick<CalendarEventRow, 'classId' | 'dueDate'>;

const columns = columnsOf(CalendarEventView);
const eventView = viewOf(CalendarEventView);

export const calendarEventQueries = (db: Knex) => {
  const rows = (owner: UserId) =>
    db<CalendarEventRow & { id: CalendarEventId }>(calendarEventList.table).where({ ownerId: owner });

  return {
    /** All events, or those of one class: by date, then priority (high first), then title. */
    eventsOf: async (owner: UserId, classId?: ClassId): Promise<CalendarEventView[]> =>
      withinListLimit(
        await rows(owner)
          .where(listedFor(classId, calendarEventList.table))
          .select(columns)
          .orderByRaw(`due_date, array_position(array['high', 'medium', 'low'], priority), title, id`)
          .limit(listLimit + 1),
      ),

    /** The items that syllabi added to the class, as they described them. */
    fromSyllabi: async ({ ownerId, classId }: Pick<SyllabusDates, 'ownerId' | 'classId'>): Promise<SyllabusItem[]> => {
      const found = await rows(ownerId).where({ classId, source: 'syllabus' });
      return found.flatMap(({ id, read, sourceQuote, documentId, ...row }) => {
        const now = { dueDate: row.dueDate, dueTime: row.dueTime, isTouched: row.edited || row.completed };
        return read ? [{ id, ...read, read, quote: sourceQuote ?? '', documentId, now }] : [];
      });
    },

    /** Those of these events that are on the calendar, as they are there. */
    presentOf: async (
      owner: UserId,
      ids: readonly CalendarEventId[],
    ): Promise<ReadonlyMap<CalendarEventId, PresentEvent>> => {
      const found = await rows(owner)
        .whereIn('id', ids)
        .select('id', 'classId', 'dueDate', 'dueTime', 'edited', 'completed');
      return new Map(
        found.map(({ id, classId, dueDate, dueTime, edited, completed }) => [
          id,
          { classId, dueDate, dueTime, isTouched: edited || completed },
        ]),
      );
    },

    /** Ids of the events of a document, or of a class. */
    idsOf: (owner: UserId, of: { documentId: DocumentId } | { classId: ClassId }): Promise<CalendarEventId[]> =>
      rows(owner).where(of).orderBy('id').pluck('id'),

    /** The events of a subscribed calendar that are on the student's. */
    subscribedIn: async (
      owner: UserId,
      subscriptionId: CalendarSubscriptionId,
    ): Promise<ReadonlyMap<CalendarEventId, SubscribedEvent>> => {
      const found = await rows(owner).where({ subscriptionId }).select('id', 'classId', 'dueDate');
      return new Map(found.map(({ id, ...event }) => [id, event]));
    },

    /** How many events came from each subscribed calendar. */
    subscribedCounts: async (owner: UserId): Promise<ReadonlyMap<CalendarSubscriptionId, number>> => {
      const found = await rows(owner)
        .whereNotNull('subscriptionId')
        .groupBy('subscriptionId')
        .select<{ subscriptionId: CalendarSubscriptionId; events: string }[]>(
          'subscriptionId',
          db.raw('count(*) as events'),
        );
      return new Map(found.map(({ subscriptionId, events }) => [subscriptionId, Number(events)]));
    },

    /** The occurrences in a scope, the earliest first; an event that does not repeat is the only one. */
    occurrencesOf: async (
      owner: UserId,
      { seriesId, dueDate, id }: Pick<CalendarEventView, 'id' | 'seriesId' | 'dueDate'>,
      scope: RepeatScope,
    ): Promise<Pick<CalendarEventView, 'id' | 'dueDate' | 'endDate' | 'completed'>[]> => {
      const found = rows(owner).select('id', 'dueDate', 'endDate', 'completed').orderBy(['dueDate', 'id']);
      if (scope === 'this' || seriesId === null) return found.where({ id });
      return scope === 'all' ? found.where({ seriesId }) : found.where({ seriesId }).where('dueDate', '>=', dueDate);
    },

    /** @throws Rejection `event_not_found`, also for another student's event */
    eventOf: async (owner: UserId, id: CalendarEventId): Promise<CalendarEventView> => {
      const found = await rows(owner).where({ id }).first(columns);
      if (!found) throw new Rejection('event_not_found');
      return found;
    },

    /** The event after a command to it. @throws Rejection `event_not_found` */
    eventAfter: async (owner: UserId, id: CalendarEventId, recorded: RecordedEvents): Promise<CalendarEventView> => {
      const row = rowAfter(calendarEventList, { id, row: await rows(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('event_not_found');
      return eventView({ ...row, id });
    },
  };
};
