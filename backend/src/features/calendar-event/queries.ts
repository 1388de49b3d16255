import { type CalendarEventId, CalendarEventView, type ClassId, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { capped, listCap } from '../../platform/capped.ts';
import { Rejection } from '../../platform/decider.ts';
import { listedFor } from '../class/index.ts';
import { calendarEventList } from './projection.ts';
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
      capped(
        await rows(owner)
          .where(listedFor(classId, calendarEventList.table))
          .select(columns)
          .orderByRaw(`due_date, array_position(array['high', 'medium', 'low'], priority), title, id`)
          .limit(listCap + 1),
      ),

    /** Title and day of what other syllabi brought into the class. */
    fromOtherSyllabi: ({ ownerId, classId, documentId }: SyllabusDates) =>
      rows(ownerId).where({ classId, source: 'syllabus' }).whereNot({ documentId }).select('title', 'dueDate'),

    /** @throws Rejection `event_not_found`, also for another student's event */
    eventOf: async (owner: UserId, id: CalendarEventId): Promise<CalendarEventView> => {
      const found = await findEvent(owner, id);
      if (!found) throw new Rejection('event_not_found');
      return found;
    },
  };
};
