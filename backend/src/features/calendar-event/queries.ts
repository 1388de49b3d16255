import { type CalendarEventId, CalendarEventView, type ClassId, type DocumentId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { listedFor } from '../class/index.ts';
import { calendarEventList } from './projection.ts';
import type { KnownItem } from './same-items.ts';
import type { SyllabusDates } from './syllabus-dates.ts';

const columns = Object.keys(CalendarEventView.shape) as (keyof CalendarEventView)[];

export const calendarEventQueries = (db: Knex) => {
  const rows = (owner: UserId) =>
    db<CalendarEventView & { ownerId: UserId }>(calendarEventList.table).where({ ownerId: owner });

  const findEvent = (owner: UserId, id: CalendarEventId): Promise<CalendarEventView | undefined> =>
    rows(owner).where({ id }).first(columns);

  return {
    findEvent,

    /** All events, or those of one class: by date, then priority (high first), then title. */
    eventsOf: async (owner: UserId, classId?: ClassId): Promise<CalendarEventView[]> =>
      withinListLimit(
        await rows(owner)
          .where(listedFor(classId, calendarEventList.table))
          .select(columns)
          .orderByRaw(`due_date, array_position(array['high', 'medium', 'low'], priority), title, id`)
          .limit(listLimit + 1),
      ),

    /** What syllabi brought into the class, as they described it. */
    fromSyllabi: ({ ownerId, classId }: Pick<SyllabusDates, 'ownerId' | 'classId'>): Promise<KnownItem[]> =>
      rows(ownerId)
        .where({ classId, source: 'syllabus' })
        .select(
          'id',
          db.raw(`read ->> 'title' as title, read ->> 'dueDate' as due_date, read ->> 'eventType' as event_type`),
        ),

    /** Ids of what was read from a document, or of all in a class. */
    idsOf: (owner: UserId, of: { documentId: DocumentId } | { classId: ClassId }): Promise<CalendarEventId[]> =>
      rows(owner).where(of).orderBy('id').pluck('id'),

    /** @throws Rejection `event_not_found`, also for another student's event */
    eventOf: async (owner: UserId, id: CalendarEventId): Promise<CalendarEventView> => {
      const found = await findEvent(owner, id);
      if (!found) throw new Rejection('event_not_found');
      return found;
    },
  };
};
