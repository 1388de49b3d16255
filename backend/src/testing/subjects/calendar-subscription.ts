import { calendarProblems, type CalendarProblem, type CalendarSubscriptionForm, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { calendarSubscriptionAggregate } from '../../features/calendar-subscription/aggregate.ts';
import type {
  CalendarSubscription,
  CalendarSubscriptionCommand,
} from '../../features/calendar-subscription/decider.ts';
import type { CalendarSubscriptionEvent } from '../../features/calendar-subscription/events.ts';
import { named, type Subject } from '../subject.ts';
import { calendarSubscriptionIds, classIds, texts, userIds } from '../values.ts';

const target = { calendarSubscriptionId: calendarSubscriptionIds, by: userIds };
const counts = fc.nat({ max: 2 });
const choice = {
  name: texts,
  otherwise: fc.option(classIds),
  byHand: fc.array(fc.record({ series: texts, classId: fc.option(classIds) }), { maxLength: 2 }),
};
const moments = fc.constantFrom(
  { at: '2026-11-01T08:00:00.000Z', longAgo: '2026-10-18T08:00:00.000Z' },
  { at: '2026-11-08T08:00:00.000Z', longAgo: '2026-10-25T08:00:00.000Z' },
  { at: '2026-11-15T08:00:00.000Z', longAgo: '2026-11-01T08:00:00.000Z' },
);

interface There extends Pick<CalendarSubscriptionForm, 'address' | 'name' | 'zone' | 'otherwise' | 'byHand'> {
  of: UserId;
  read: string | null;
  moves: boolean;
  failing: { problem: CalendarProblem; since: string } | null;
  paused: boolean;
}
type Known = 'nothing' | 'removed' | There;

const failing = (
  known: There,
  { problem, at, longAgo }: Extract<CalendarSubscriptionCommand, { type: 'RecordCalendarFailure' }>,
): There => {
  const since = known.failing?.since ?? at;
  const isOld = known.failing !== null && new Date(since) <= new Date(longAgo);
  return { ...known, failing: { problem, since }, paused: known.paused || (isOld && problem !== 'no_room') };
};

export const calendarSubscriptionSubject: Subject<
  CalendarSubscriptionCommand,
  CalendarSubscriptionEvent,
  CalendarSubscription | null,
  Known
> = {
  aggregate: calendarSubscriptionAggregate,
  idOf: ({ calendarSubscriptionId }) => calendarSubscriptionId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constant('AddCalendarSubscription' as const),
      form: fc.record({
        ...choice,
        address: fc.constantFrom('https://canvas.example.edu/a.ics', 'https://moodle.example.edu/b.ics'),
        zone: fc.constantFrom('UTC', 'Europe/Berlin'),
      }),
    }),
    fc.record({
      ...target,
      type: fc.constant('ChangeCalendarSubscription' as const),
      change: fc.record(choice, { requiredKeys: [] }),
    }),
    fc.record({
      ...target,
      type: fc.constant('RecordCalendarRead' as const),
      followed: fc.record({ fingerprint: fc.constantFrom('a', 'b'), added: counts, changed: counts, removed: counts }),
    }),
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.record({
            ...target,
            type: fc.constant('RecordCalendarFailure' as const),
            problem: fc.constantFrom(...calendarProblems),
          }),
          moments,
        )
        .map(([failed, moment]) => ({ ...failed, ...moment })),
    },
    fc.record({
      ...target,
      type: fc.constantFrom('ResumeCalendarSubscription' as const, 'RemoveCalendarSubscription' as const),
    }),
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'AddCalendarSubscription') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      return { known: { ...command.form, of: command.by, read: null, moves: false, failing: null, paused: false } };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'subscription_not_found' };
    switch (command.type) {
      case 'ChangeCalendarSubscription': {
        const changed = { ...known, ...named(command.change) };
        const isSame = (field: 'otherwise' | 'byHand') =>
          JSON.stringify(changed[field]) === JSON.stringify(known[field]);
        return { known: { ...changed, moves: known.moves || !isSame('otherwise') || !isSame('byHand') } };
      }
      case 'RecordCalendarRead': {
        const { fingerprint, ...all } = command.followed;
        const isNews = known.moves || known.failing || Object.values(all).some((each) => each > 0);
        const read = isNews ? fingerprint : known.read;
        return { known: { ...known, read, moves: false, failing: null, paused: false } };
      }
      case 'RecordCalendarFailure':
        return { known: failing(known, command) };
      case 'ResumeCalendarSubscription':
        return { known: known.paused ? { ...known, failing: null, paused: false } : known };
      case 'RemoveCalendarSubscription':
        return { known: 'removed' };
    }
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.removed) return 'removed';
    const {
      ownerId: of,
      fingerprint: read,
      address,
      name,
      zone,
      otherwise,
      byHand,
      moves,
      failing: fails,
      paused,
    } = state;
    return { of, read, address, name, zone, otherwise, byHand, moves, failing: fails, paused };
  },
};
