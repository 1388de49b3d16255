import type { CalendarEventChange, CalendarEventForm, CalendarEventId, CalendarSeriesId, UserId } from '@hub/contracts';
import { type Series, seriesOf } from '../../repeating/series.ts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { CalendarEventEvent } from './events.ts';
import { fieldsOf, type Origin, originOf } from './origin.ts';
import { type Accepted, decideAccepted, type FromSyllabus, scheduledFromSyllabus } from './accepted-decider.ts';
import { decideImportedAgain } from './import-decider.ts';
import { decideSubscribed, type SubscribedCommand } from './subscribed-decider.ts';
import { decideSource, type SourceCommand } from './source-decider.ts';
import type { CalendarEvent } from './state.ts';
import { checkEnd, endless } from './event-end.ts';

export type CalendarEventCommand = { calendarEventId: CalendarEventId; by: UserId } & (
  | { type: 'ScheduleCalendarEvent'; form: CalendarEventForm; source?: 'assistant'; series?: Series<CalendarSeriesId> }
  | { type: 'ImportCalendarEvent'; form: CalendarEventForm }
  | ({ type: 'ScheduleFromSyllabus' } & FromSyllabus)
  | ({ type: 'AcceptFromSyllabus' } & Accepted)
  | { type: 'CompleteCalendarEvent' | 'ReopenCalendarEvent' | 'RemoveCalendarEvent' }
  | { type: 'ChangeCalendarEvent'; change: CalendarEventChange; series?: Series<CalendarSeriesId> }
  | SourceCommand
  | SubscribedCommand
);

export type { CalendarEvent };

const there = { removed: false, removedByStudent: false, gone: false };

type Scheduling = Extract<CalendarEventCommand, { form: CalendarEventForm }>;

const scheduled = (
  { calendarEventId, by: ownerId, form }: Scheduling,
  source: 'manual' | 'assistant' = 'manual',
  series: Series<CalendarSeriesId> | null = null,
): CalendarEventEvent => {
  checkEnd(form);
  const origin = { source, sourceQuote: null, documentId: null } as const;
  return { type: 'CalendarEventScheduled', data: { calendarEventId, ownerId, ...form, ...origin, ...series } };
};

export const calendarEvent: Decider<CalendarEventCommand, CalendarEventEvent, CalendarEvent | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'CalendarEventScheduled': {
        const { ownerId, classId, subscriptionId = null } = event.data;
        const [fields, origin] = [fieldsOf(event.data), originOf(event.data)];
        const series = seriesOf(event.data);
        return { ownerId, classId, fields, given: fields, origin, series, subscriptionId, completed: false, ...there };
      }
      case 'CalendarEventCompleted':
        return state && { ...state, completed: true };
      case 'CalendarEventReopened':
        return state && { ...state, completed: false };
      case 'CalendarEventChanged': {
        const { calendarEventId: _id, ...changes } = event.data;
        const series = seriesOf(event.data) ?? state?.series ?? null;
        return state && { ...state, fields: fieldsOf(withChanges(state.fields, changes)), series };
      }
      case 'CalendarEventRemoved':
        return (
          state && {
            ...state,
            removed: true,
            removedByStudent: event.data.byStudent ?? false,
            gone: event.data.gone ?? false,
          }
        );
      case 'CalendarEventFollowed': {
        const { calendarEventId: _id, documentId, sourceQuote, read, ...changes } = event.data;
        const origin: Origin = { source: 'syllabus', documentId, sourceQuote, read, sourceState: 'current' };
        return state && { ...state, fields: withChanges(state.fields, changes), origin };
      }
      case 'CalendarEventImportedAgain': {
        const { calendarEventId: _id, given, classId, ...changes } = event.data;
        const fields = state && fieldsOf(withChanges(state.fields, changes));
        return state && fields && { ...state, classId: classId ?? state.classId, fields, given: fieldsOf(given) };
      }
      case 'CalendarEventSourceLost':
        return state && { ...state, origin: { ...state.origin, sourceState: event.data.sourceState } };
      case 'CalendarEventRestored': {
        const { ownerId, classId, completed, source, sourceQuote, documentId, sourceState, read } = event.data;
        const { subscriptionId = null } = event.data;
        const origin = { source, sourceQuote, documentId, sourceState, read };
        const [fields, series] = [fieldsOf(event.data), seriesOf(event.data)];
        const given = event.data.given ? fieldsOf(event.data.given) : (state?.given ?? fields);
        return { ownerId, classId, fields, given, origin, series, subscriptionId, completed, ...there };
      }
    }
  },

  decide(command, state) {
    const { calendarEventId, by } = command;
    if (command.type === 'ScheduleCalendarEvent') {
      if (state) throw new Rejection('already_exists');
      return [scheduled(command, command.source, command.series)];
    }
    if (command.type === 'ScheduleFromSyllabus') {
      // a repeated analysis keeps what the student has changed, completed or removed
      return state ? [] : [scheduledFromSyllabus(command)];
    }
    // same code for another student's event: do not reveal that it exists
    if (state && state.ownerId !== by) throw new Rejection('event_not_found');
    if (command.type === 'ImportCalendarEvent')
      return state && !state.removed ? decideImportedAgain(command, state) : [scheduled(command)];
    if ('bySubscription' in command) return decideSubscribed(command, state);
    if (command.type === 'AcceptFromSyllabus') return decideAccepted(command, state);
    if (!state) throw new Rejection('event_not_found');
    if ('bySyllabus' in command) return state.removed ? [] : decideSource(command, state);
    if (state.removed) throw new Rejection('event_not_found');

    switch (command.type) {
      case 'CompleteCalendarEvent':
        return state.completed ? [] : [{ type: 'CalendarEventCompleted', data: { calendarEventId } }];
      case 'ReopenCalendarEvent':
        return state.completed ? [{ type: 'CalendarEventReopened', data: { calendarEventId } }] : [];
      case 'RemoveCalendarEvent':
        return [{ type: 'CalendarEventRemoved', data: { calendarEventId, byStudent: true } }];
      case 'ChangeCalendarEvent': {
        const changes = changesTo({ ...endless, ...state.fields }, command.change);
        if (changes) checkEnd(withChanges(state.fields, changes));
        return changes || command.series
          ? [{ type: 'CalendarEventChanged', data: { calendarEventId, ...changes, ...command.series } }]
          : [];
      }
    }
  },
};
