import { feedContents, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { calendarFeedAggregate } from '../../features/calendar-feed/aggregate.ts';
import type { CalendarFeed, CalendarFeedCommand } from '../../features/calendar-feed/decider.ts';
import type { CalendarFeedEvent } from '../../features/calendar-feed/events.ts';
import type { Subject } from '../subject.ts';
import { calendarFeedIds, classIds, userIds } from '../values.ts';

const target = { calendarFeedId: calendarFeedIds, by: userIds };

type Known = 'nothing' | 'removed' | { of: UserId };

export const calendarFeedSubject: Subject<CalendarFeedCommand, CalendarFeedEvent, CalendarFeed | null, Known> = {
  aggregate: calendarFeedAggregate,
  idOf: ({ calendarFeedId }) => calendarFeedId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('AddCalendarFeed' as const),
      form: fc.record({
        contents: fc.constantFrom(...feedContents),
        classId: fc.option(classIds),
        zone: fc.constantFrom(null, 'Europe/Berlin'),
      }),
    }),
    fc.record({ ...target, type: fc.constant('RemoveCalendarFeed' as const) }),
  ),
  unknown: 'nothing',

  after(known, { type, by }) {
    if (type === 'AddCalendarFeed') {
      return known === 'nothing' ? { known: { of: by } } : { refused: 'already_exists' };
    }
    if (typeof known === 'string' || known.of !== by) return { refused: 'feed_not_found' };
    return { known: 'removed' };
  },

  seen(state) {
    if (!state) return 'nothing';
    return state.removed ? 'removed' : { of: state.ownerId };
  },
};
