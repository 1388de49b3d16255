import {
  type CalendarSeriesId,
  type CalendarSubscriptionId,
  type ClassId,
  listFindings,
  type Repeats,
  type UserId,
} from '@hub/contracts';
import { withChanges } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { CalendarEventEvent } from './events.ts';
import { type Fields, fieldsOf, isEdited, type Origin, originOf } from './origin.ts';

/** Columns that are empty for an event without them. */
interface Placed {
  endDate: string | null;
  endTime: string | null;
  place: string | null;
  seriesId: CalendarSeriesId | null;
  repeats: Repeats | null;
  subscriptionId: CalendarSubscriptionId | null;
}

export type CalendarEventRow = Omit<Fields, keyof Placed> &
  Origin &
  Placed & { ownerId: UserId; classId: ClassId; completed: boolean; edited: boolean; createdAt: string };

type Maybe<Given> = { [Field in keyof Given]?: Given[Field] | undefined };

const placed = ({ endDate, endTime, place, seriesId, repeats, subscriptionId }: Maybe<Placed>): Placed => ({
  endDate: endDate ?? null,
  endTime: endTime ?? null,
  place: place ?? null,
  seriesId: seriesId ?? null,
  repeats: repeats ?? null,
  subscriptionId: subscriptionId ?? null,
});

const judged = (row: Omit<CalendarEventRow, 'edited'>): CalendarEventRow => ({
  ...row,
  edited: isEdited(fieldsOf(row), row.read),
});

export const calendarEventList: Projection<CalendarEventEvent, CalendarEventRow> = {
  name: 'calendar-event-list',
  version: 3, // raise it to rebuild from the first event
  table: 'calendar_event_list',
  events: CalendarEventEvent,
  categories: ['calendarEvent'],
  queryKeys: [
    '/api/events',
    '/api/stats',
    listFindings.path,
    // sessions are planned around events, and exams bring cards forward
    '/api/study-sessions',
    '/api/reviews',
    '/api/review-counts',
  ],
  key: (event) => event.data.calendarEventId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'CalendarEventScheduled': {
        const { calendarEventId: _id, ...fields } = event.data;
        return judged({
          ...fields,
          ...placed(fields),
          ...originOf(event.data),
          completed: false,
          createdAt: recordedAt,
        });
      }
      case 'CalendarEventCompleted':
        return row && { ...row, completed: true };
      case 'CalendarEventReopened':
        return row && { ...row, completed: false };
      case 'CalendarEventChanged': {
        const { calendarEventId: _id, ...changes } = event.data;
        return row && judged(withChanges(row, changes));
      }
      case 'CalendarEventRemoved':
        return null;
      case 'CalendarEventFollowed': {
        const { calendarEventId: _id, ...changes } = event.data;
        return row && judged({ ...withChanges(row, changes), source: 'syllabus', sourceState: 'current' });
      }
      case 'CalendarEventImportedAgain': {
        const { calendarEventId: _id, given: _given, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'CalendarEventSourceLost':
        return row && { ...row, sourceState: event.data.sourceState };
      case 'CalendarEventRestored': {
        const { calendarEventId: _id, given: _given, ...fields } = event.data;
        return judged({ ...fields, ...placed(fields) });
      }
    }
  },
};
