import {
  eventTypes,
  type CalendarEventForm,
  type CalendarSubscriptionId,
  type ClassId,
  type DocumentId,
  type ExtractedDate,
  type SourceState,
  type UserId,
} from '@hub/contracts';
import * as fc from 'fast-check';
import { calendarEventAggregate } from '../../features/calendar-event/aggregate.ts';
import type { CalendarEvent, CalendarEventCommand } from '../../features/calendar-event/decider.ts';
import type { CalendarEventEvent } from '../../features/calendar-event/events.ts';
import { named, type Outcome, type Subject } from '../subject.ts';
import {
  calendarEventIds,
  calendarSubscriptionIds,
  classIds,
  days,
  documentIds,
  maybeTexts,
  priority,
  texts,
  userIds,
} from '../values.ts';

const names = ['title', 'description', 'dueDate', 'dueTime', 'eventType', 'priority'] as const;
const times = fc.option(fc.constantFrom('00:00', '09:30', '23:59'));
const fields = {
  title: texts,
  description: maybeTexts,
  dueDate: days,
  dueTime: times,
  eventType: fc.constantFrom(...eventTypes),
  priority,
};
const ending = { endDate: fc.option(days), endTime: times, place: maybeTexts };
const { description: _none, ...read } = fields;
const form = fc.record({ ...fields, ...ending, classId: classIds }, { requiredKeys: [...names, 'classId'] });
const fromCalendar = { bySubscription: calendarSubscriptionIds, form };
const target = { calendarEventId: calendarEventIds, by: userIds };

type Said = Omit<CalendarEventForm, 'classId'>;
/** What the syllabus says, and its owner; the rest is the student's. */
type Source = { document: DocumentId; quote: string; says: Said; state: SourceState };
type Stated = Required<Said>;
/** `given` is what a calendar file has to differ from to change it; none changes what a syllabus says. */
type There = Stated & {
  of: UserId;
  classId: ClassId;
  completed: boolean;
  source: Source | null;
  given: Stated | null;
  calendar: CalendarSubscriptionId | null;
};
/** `gone`: its calendar, which may bring it back, no longer named it. */
type Removed = { removed: UserId; gone: CalendarSubscriptionId | null };
type Known = 'nothing' | Removed | There;

const ownerOf = (known: Exclude<Known, 'nothing'>) => ('removed' in known ? known.removed : known.of);
const isForeign = (known: Known, by: UserId) => known !== 'nothing' && ownerOf(known) !== by;

const endings = ['endDate', 'endTime', 'place'] as const;
const endless = { endDate: null, endTime: null, place: null };
const moments: readonly (keyof Stated)[] = ['dueDate', 'dueTime', 'endDate', 'endTime'];
const statedIn = ({ title, description, dueDate, dueTime, eventType, priority, ...rest }: Said): Stated => ({
  title,
  description,
  dueDate,
  dueTime,
  eventType,
  priority,
  endDate: rest.endDate ?? null,
  endTime: rest.endTime ?? null,
  place: rest.place ?? null,
});

/** Field by field: the file applies unless the student changed the field, or for a moment any of the moments. */
const importedAgain = (known: There, file: Stated): There => {
  const { given } = known;
  if (!given) return known;
  const isOwn = (name: keyof Stated) => known[name] !== given[name];
  const isFollowed = (name: keyof Stated) => !(moments.includes(name) ? moments.some(isOwn) : isOwn(name));
  const moved = [...names, ...endings].filter((name) => isFollowed(name) && known[name] !== file[name]);
  if (moved.length === 0) return known;
  return { ...known, ...Object.fromEntries(moved.map((name) => [name, file[name]])), given: file };
};

const isTouched = (known: There) =>
  known.completed ||
  known.endDate !== null ||
  known.endTime !== null ||
  known.place !== null ||
  names.some((name) => known.source && known.source.says[name] !== known[name]);

/** The end is not after the start. */
const endsWrongly = ({ dueDate, dueTime, endDate, endTime }: Said): boolean => {
  const last = endDate ?? dueDate;
  const begins = dueTime ?? '24:00';
  return last < dueDate || (last === dueDate && Boolean(endTime) && (endTime ?? '') <= begins);
};

/** Field by field: the syllabus applies unless the student changed the field. */
const following = (known: There, document: DocumentId, { quote, ...date }: ExtractedDate): There => {
  const says = { ...date, description: null };
  const followed = names.filter((name) => known.source && known.source.says[name] === known[name]);
  return {
    ...known,
    ...Object.fromEntries(followed.map((name) => [name, says[name]])),
    source: { document, quote, says, state: 'current' },
  };
};

/** What a subscribed calendar does to an event that is not its own: nothing. */
const byCalendar = (
  known: Known,
  command: Extract<CalendarEventCommand, { bySubscription: unknown }>,
): Outcome<Known> => {
  const { bySubscription: calendar, by } = command;
  if (known !== 'nothing' && ('removed' in known ? known.gone : known.calendar) !== calendar) return { known };
  if (command.type === 'LeaveCalendar') {
    if (known === 'nothing' || 'removed' in known) return { known };
    const isOwn = [...names, ...endings].some((name) => known[name] !== known.given?.[name]);
    return { known: known.completed || isOwn ? known : { removed: by, gone: calendar } };
  }
  if (known === 'nothing' && command.type === 'FollowCalendar') return { known };
  if (endsWrongly(command.form)) return { refused: 'ends_before_start' };
  const file = statedIn(command.form);
  const { classId } = command.form;
  if (known === 'nothing' || 'removed' in known)
    return { known: { ...file, of: by, classId, completed: false, source: null, given: file, calendar } };
  const followed = importedAgain(known, file);
  const isMoved = command.type === 'FollowCalendar' && command.moves && known.classId !== classId;
  return { known: isMoved ? { ...followed, classId, given: file } : followed };
};

const bySyllabus = (known: There, command: Extract<CalendarEventCommand, { bySyllabus: DocumentId }>): Known => {
  const { by, bySyllabus: document, type } = command;
  const removed = { removed: by, gone: null };
  const lost = (state: SourceState) => (known.source ? { ...known, source: { ...known.source, state } } : known);
  const isOf = known.source?.document === document;
  if (!known.source) return known;
  if (type === 'FollowSyllabus') return following(known, document, command.date);
  if (type === 'LoseSyllabus') return isOf ? lost('source_deleted') : known;
  if (type === 'RemoveUntouched') return isOf && !isTouched(known) ? removed : known;
  if (type === 'RemoveGone') return isTouched(known) ? known : removed;
  return lost('no_longer_in_syllabus');
};

/** A missing or removed event appears as the syllabus says; then the student's changes apply. */
const accepting = (
  known: Known,
  { by, classId, documentId, date, change, ifThere }: Extract<CalendarEventCommand, { type: 'AcceptFromSyllabus' }>,
): Outcome<Known> => {
  if (isForeign(known, by)) return { refused: 'event_not_found' };
  if (known !== 'nothing' && 'removed' in known && ifThere) return { known };
  const { quote, ...fields } = date;
  const says = { ...fields, description: null };
  const source = { document: documentId, quote, says, state: 'current' } as const;
  if (known === 'nothing' || 'removed' in known)
    return {
      known: {
        ...endless,
        ...says,
        ...named(change),
        of: by,
        classId,
        completed: false,
        source,
        given: null,
        calendar: null,
      },
    };
  const followed = known.source ? following(known, documentId, date) : known;
  return { known: { ...followed, ...named(change) } };
};

const scheduling = ({ form, by }: Extract<CalendarEventCommand, { form: CalendarEventForm }>): Outcome<Known> => {
  const { classId, ...said } = form;
  if (endsWrongly(said)) return { refused: 'ends_before_start' };
  const stated = statedIn(said);
  return { known: { ...stated, of: by, classId, completed: false, source: null, given: stated, calendar: null } };
};

export const calendarEventSubject: Subject<CalendarEventCommand, CalendarEventEvent, CalendarEvent | null, Known> = {
  aggregate: calendarEventAggregate,
  idOf: ({ calendarEventId }) => calendarEventId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({
      ...target,
      type: fc.constantFrom('ScheduleCalendarEvent' as const, 'ImportCalendarEvent' as const),
      form,
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
    {
      weight: 2,
      arbitrary: fc.record({
        ...target,
        type: fc.constant('FollowSyllabus' as const),
        bySyllabus: documentIds,
        date: fc.record({ ...read, quote: texts }),
      }),
    },
    fc.record({
      ...target,
      type: fc.constant('AcceptFromSyllabus' as const),
      classId: classIds,
      documentId: documentIds,
      date: fc.record({ ...read, quote: texts }),
      change: fc.record(fields, { requiredKeys: [] }),
      ifThere: fc.boolean(),
      at: fc.constant('2026-11-23T09:00:00.000Z'),
    }),
    fc.record({
      ...target,
      type: fc.constantFrom(
        'LeaveSyllabus' as const,
        'RemoveGone' as const,
        'LoseSyllabus' as const,
        'RemoveUntouched' as const,
      ),
      bySyllabus: documentIds,
    }),
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.record({ ...target, type: fc.constant('AddFromCalendar' as const), ...fromCalendar }),
        fc.record({ ...target, type: fc.constant('FollowCalendar' as const), ...fromCalendar, moves: fc.boolean() }),
        fc.record({
          ...target,
          type: fc.constant('LeaveCalendar' as const),
          bySubscription: calendarSubscriptionIds,
        }),
      ),
    },
    fc.record({
      ...target,
      type: fc.constant('ChangeCalendarEvent' as const),
      change: fc.record({ ...fields, ...ending }, { requiredKeys: [] }),
    }),
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'ScheduleCalendarEvent') {
      return known === 'nothing' ? scheduling(command) : { refused: 'already_exists' };
    }
    if (command.type === 'ImportCalendarEvent') {
      if (isForeign(known, command.by)) return { refused: 'event_not_found' };
      if (known === 'nothing' || 'removed' in known) return scheduling(command);
      return endsWrongly(command.form)
        ? { refused: 'ends_before_start' }
        : { known: importedAgain(known, statedIn(command.form)) };
    }
    if (command.type === 'ScheduleFromSyllabus') {
      if (known !== 'nothing') return { known }; // the student's changes stay
      const { quote, ...date } = command.date;
      const says = { ...date, description: null };
      const source = { document: command.documentId, quote, says, state: 'current' } as const;
      const { by: of, classId } = command;
      return { known: { ...endless, ...says, of, classId, completed: false, source, given: null, calendar: null } };
    }
    if ('bySubscription' in command)
      return isForeign(known, command.by) ? { refused: 'event_not_found' } : byCalendar(known, command);
    if (command.type === 'AcceptFromSyllabus') return accepting(known, command);
    if (known === 'nothing') return { refused: 'event_not_found' };
    if ('removed' in known) {
      const stays = 'bySyllabus' in command && known.removed === command.by;
      return stays ? { known } : { refused: 'event_not_found' };
    }
    if (known.of !== command.by) return { refused: 'event_not_found' };
    if ('bySyllabus' in command) return { known: bySyllabus(known, command) };
    if (command.type === 'RemoveCalendarEvent') return { known: { removed: known.of, gone: null } };
    if (command.type === 'ChangeCalendarEvent') {
      const changed = { ...known, ...named(command.change) };
      const isSame = [...names, ...endings].every((name) => changed[name] === known[name]);
      return !isSame && endsWrongly(changed) ? { refused: 'ends_before_start' } : { known: changed };
    }
    return { known: { ...known, completed: command.type === 'CompleteCalendarEvent' } };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.removed) return { removed: state.ownerId, gone: state.gone ? state.subscriptionId : null };
    const { documentId, sourceQuote, sourceState, read: says } = state.origin;
    const source =
      documentId && says
        ? { document: documentId, quote: sourceQuote ?? '', says, state: sourceState ?? 'current' }
        : null;
    const { fields, given, ownerId: of, classId, completed, subscriptionId: calendar } = state;
    return { ...statedIn(fields), of, classId, completed, source, given: source ? null : statedIn(given), calendar };
  },
};
