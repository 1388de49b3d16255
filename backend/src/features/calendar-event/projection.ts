import type { CalendarEventForm, DocumentId, EventSource, UserId } from '@hub/contracts';
import { withChanges } from '../../platform/changes.ts';
import type { Projection } from '../../platform/projection.ts';
import { CalendarEventEvent } from './events.ts';

export type CalendarEventRow = CalendarEventForm & {
  ownerId: UserId;
  completed: boolean;
  source: EventSource;
  sourceQuote: string | null;
  documentId: DocumentId | null;
  createdAt: string;
};

export const calendarEventList: Projection<CalendarEventEvent, CalendarEventRow> = {
  name: 'calendar-event-list',
  version: 1, // raise it to rebuild from the first event
  table: 'calendar_event_list',
  events: CalendarEventEvent,
  categories: ['calendarEvent'],
  queryKeys: ['/api/events', '/api/stats'],
  key: (event) => event.data.calendarEventId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'CalendarEventScheduled': {
        const { calendarEventId: _id, ...fields } = event.data;
        return { ...fields, completed: false, createdAt: recordedAt };
      }
      case 'CalendarEventCompleted':
        return row && { ...row, completed: true };
      case 'CalendarEventReopened':
        return row && { ...row, completed: false };
      case 'CalendarEventChanged': {
        const { calendarEventId: _id, ...changes } = event.data;
        return row && withChanges(row, changes);
      }
      case 'CalendarEventRemoved':
        return null;
    }
  },
};
