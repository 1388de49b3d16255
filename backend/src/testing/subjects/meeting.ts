import type { MovedMeeting, NewMeeting, UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { meetingAggregate } from '../../features/meeting/aggregate.ts';
import type { Meeting, MeetingCommand } from '../../features/meeting/decider.ts';
import type { MeetingEvent } from '../../features/meeting/events.ts';
import type { Subject } from '../subject.ts';
import { classIds, days, maybeTexts, meetingIds, userIds } from '../values.ts';

const times = fc.constantFrom('08:00', '10:15', '23:59');
const plan = {
  title: maybeTexts,
  by: fc.constantFrom('weekday' as const, 'rotation' as const),
  days: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
  everyWeeks: fc.constantFrom(1, 2),
  startTime: times,
  endTime: times,
  place: maybeTexts,
  first: fc.option(days),
  last: fc.option(days),
};
/** Few, so that the same day is changed again. */
const changedDays = fc.constantFrom('2026-11-24', '2026-11-26');
const target = { meetingId: meetingIds, by: userIds };

type There = { of: UserId; plan: NewMeeting; changes: ReadonlyMap<string, MovedMeeting | null> };
type Known = 'nothing' | 'deleted' | There;

const changed = ({ changes }: There, day: string, to: MovedMeeting | null | undefined) => {
  const next = new Map(changes);
  if (to === undefined) next.delete(day);
  else next.set(day, to);
  return next;
};

export const meetingSubject: Subject<MeetingCommand, MeetingEvent, Meeting | null, Known> = {
  aggregate: meetingAggregate,
  idOf: ({ meetingId }) => meetingId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: fc.constant('AddMeeting' as const),
        form: fc.record({ ...plan, classId: classIds }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ ...target, type: fc.constant('ChangeMeeting' as const), form: fc.record(plan) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...target,
        type: fc.constant('ChangeMeetingDay' as const),
        day: changedDays,
        to: fc.option(fc.record({ day: changedDays, startTime: times, endTime: times, place: maybeTexts })),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ ...target, type: fc.constant('ResetMeetingDay' as const), day: changedDays }),
    },
    { weight: 1, arbitrary: fc.record({ ...target, type: fc.constant('DeleteMeeting' as const) }) },
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'AddMeeting') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      return { known: { of: command.by, plan: command.form, changes: new Map() } };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'meeting_not_found' };
    switch (command.type) {
      case 'ChangeMeeting':
        return { known: { ...known, plan: { ...command.form, classId: known.plan.classId } } };
      case 'ChangeMeetingDay':
        return { known: { ...known, changes: changed(known, command.day, command.to) } };
      case 'ResetMeetingDay':
        return { known: { ...known, changes: changed(known, command.day, undefined) } };
      case 'DeleteMeeting':
        return { known: 'deleted' };
    }
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.deleted) return 'deleted';
    const { ownerId, classId, fields, changes } = state;
    return { of: ownerId, plan: { ...fields, classId }, changes: new Map(Object.entries(changes)) };
  },
};
