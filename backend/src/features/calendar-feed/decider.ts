import type { CalendarFeedForm, CalendarFeedId, UserId } from '@hub/contracts';
import { type Decider, Rejection } from '../../platform/domain/index.ts';
import type { CalendarFeedEvent } from './events.ts';

export type CalendarFeedCommand = { calendarFeedId: CalendarFeedId; by: UserId } & (
  | { type: 'AddCalendarFeed'; form: CalendarFeedForm }
  | { type: 'RemoveCalendarFeed' }
);

export type CalendarFeed = { ownerId: UserId; removed: boolean };

export const calendarFeed: Decider<CalendarFeedCommand, CalendarFeedEvent, CalendarFeed | null> = {
  initialState: null,

  evolve(state, event) {
    if (event.type === 'CalendarFeedAdded') return { ownerId: event.data.ownerId, removed: false };
    return state && { ...state, removed: true };
  },

  decide(command, state) {
    const { calendarFeedId, by } = command;
    if (command.type === 'AddCalendarFeed') {
      if (state) throw new Rejection('already_exists');
      const { zone, ...form } = command.form;
      return [{ type: 'CalendarFeedAdded', data: { calendarFeedId, ownerId: by, ...form, ...(zone && { zone }) } }];
    }
    if (!state || state.ownerId !== by || state.removed) throw new Rejection('feed_not_found');
    return [{ type: 'CalendarFeedRemoved', data: { calendarFeedId } }];
  },
};
