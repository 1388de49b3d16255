import { eventTypes, type CalendarEventForm, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { calendarEventAggregate } from '../../features/calendar-event/aggregate.ts';
import type { CalendarEvent, CalendarEventCommand } from '../../features/calendar-event/decider.ts';
import type { CalendarEventEvent } from '../../features/calendar-event/events.ts';
import { named, type Subject } from '../subject.ts';
import { calendarEventIds, classIds, days, documentIds, maybeTexts, priority, texts, userIds } from '../values.ts';

const times = fc.option(fc.constantFrom('00:00', '09:30', '23:59'));
const fields = {
  title: texts,
  description: maybeTexts,
  dueDate: days,
  dueTime: times,
  eventType: fc.constantFrom(...eventTypes),
  priority,
};
const { description: _none, ...read } = fields;
const target = { calendarEventId: calendarEventIds, by: userIds };

type Known = 'nothing' | 'removed' | (Omit<CalendarEventForm, 'classId'> & { of: UserId; completed: boolean });

export const calendarEventSubject: Subject<CalendarEventCommand, CalendarEventEvent, CalendarEvent | null, Known> = {
  aggregate: calendarEventAggregate,
  idOf: ({ calendarEventId }) => calendarEventId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('ScheduleCalendarEvent' as const),
      form: fc.record({ ...fields, classId: classIds }),
    }),
    fc.record({
      ...target,
      type: fc.constant('ScheduleFromSyllabus' as const),
      classId: classIds,
      documentId: documentIds,
      date: fc.record({ ...read, quote: texts }),
    }),
    fc.record({
      ...target,
      type: fc.constantFrom(
        'CompleteCalendarEvent' as const,
        'ReopenCalendarEvent' as const,
        'RemoveCalendarEvent' as const,
      ),
    }),
    fc.record({
      ...target,
      type: fc.constant('ChangeCalendarEvent' as const),
      change: fc.record(fields, { requiredKeys: [] }),
    }),
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'ScheduleCalendarEvent') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      const { classId: _class, ...form } = command.form;
      return { known: { ...form, of: command.by, completed: false } };
    }
    if (command.type === 'ScheduleFromSyllabus') {
      if (known !== 'nothing') return { known }; // what the student made of it stays
      const { quote: _quote, ...date } = command.date;
      return { known: { ...date, description: null, of: command.by, completed: false } };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'event_not_found' };
    if (command.type === 'RemoveCalendarEvent') return { known: 'removed' };
    if (command.type === 'ChangeCalendarEvent') return { known: { ...known, ...named(command.change) } };
    return { known: { ...known, completed: command.type === 'CompleteCalendarEvent' } };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.removed) return 'removed';
    return { ...state.fields, of: state.ownerId, completed: state.completed };
  },
};
