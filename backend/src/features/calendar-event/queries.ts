import { type CalendarEventId, CalendarEventView, type ClassId, type DocumentId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { listedFor } from '../class/index.ts';
import { calendarEventList, type CalendarEventRow } from './projection.ts';
import type { KnownItem } from './same-items.ts';
import type { SyllabusDates } from './syllabus-dates.ts';

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
    fromSyllabi: ({ ownerId, classId }: Pick<SyllabusDates, 'ownerId' | 'classId'>): Promise<KnownItem[]> =>
      rows(ownerId)
        .where({ classId, source: 'syllabus' })
        .select(
          'id',
          db.raw(`read ->> 'title' as title, read ->> 'dueDate' as due_date, read ->> 'eventType' as event_type`),
        ),

    /** Ids of the events of a document, or of a class. */
    idsOf: (owner: UserId, of: { documentId: DocumentId } | { classId: ClassId }): Promise<CalendarEventId[]> =>
      rows(owner).where(of).orderBy('id').pluck('id'),

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
