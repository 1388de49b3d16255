import { classIn } from '@hub/calendar-file';
import type {
  CalendarEventId,
  CalendarSubscriptionId,
  ClassChoice,
  ClassId,
  ClassView,
  ReadDate,
  UserId,
} from '@hub/contracts';
import { type CalendarEventCommand, type SubscribedEvent, subscribedEventId } from '../calendar-event/index.ts';

interface Following {
  readonly id: CalendarSubscriptionId;
  readonly by: UserId;
  readonly choice: ClassChoice;
  /** The student has chosen other classes: events that are there move to them. */
  readonly moves: boolean;
  /** In use, for the names in a date's words. */
  readonly classes: readonly ClassView[];
  readonly archived: readonly ClassView[];
  /** The events of this calendar that are there. */
  readonly present: ReadonlyMap<CalendarEventId, SubscribedEvent>;
  /** By day. */
  readonly dates: readonly ReadDate[];
  /** Later dates were left out. */
  readonly isCut: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Commands to the student's events: `fresh` are new ones, which need room. */
interface Steps {
  readonly fresh: readonly CalendarEventCommand[];
  readonly others: readonly CalendarEventCommand[];
}

/** The class of a date: null leaves it out, undefined is one that is gone. */
const classChooser = ({ choice, classes, archived }: Following) => {
  const byHand = new Map(choice.byHand.map(({ series, classId }) => [series, classId]));
  const known = new Set([...classes, ...archived].map(({ id }) => id));
  return ({ series, clues }: ReadDate): ClassId | null | undefined => {
    const own = byHand.get(series);
    const chosen = own === undefined ? (classIn(clues, classes)?.id ?? choice.otherwise) : own;
    return chosen === null || known.has(chosen) ? chosen : undefined;
  };
};

/**
 * What a reading of a subscribed calendar does. Events that the calendar does not name any more are left, but only those
 * to come: a calendar may drop what is over.
 */
export const stepsOf = (following: Following): Steps => {
  const { id: bySubscription, by, moves, present, isCut, today } = following;
  const classOf = classChooser(following);
  const fresh: CalendarEventCommand[] = [];
  const others: CalendarEventCommand[] = [];
  const leave = (calendarEventId: CalendarEventId) =>
    others.push({ type: 'LeaveCalendar', calendarEventId, by, bySubscription });

  const dates = new Map(following.dates.map((date) => [subscribedEventId(bySubscription, date.key), date]));
  for (const [calendarEventId, date] of dates) {
    const { key: _key, series: _series, clues: _clues, ...fields } = date;
    const [there, chosen] = [present.get(calendarEventId), classOf(date)];
    const target = { calendarEventId, by, bySubscription };
    const formIn = (classId: ClassId) => ({ ...fields, classId, priority: 'medium' as const });
    if (!there) {
      if (chosen) fresh.push({ ...target, type: 'AddFromCalendar', form: formIn(chosen) });
    } else if (moves && chosen === null) leave(calendarEventId);
    else others.push({ ...target, type: 'FollowCalendar', form: formIn(chosen ?? there.classId), moves });
  }

  const last = isCut ? (following.dates.at(-1)?.dueDate ?? today) : '9999-12-31';
  for (const [calendarEventId, { dueDate }] of present)
    if (!dates.has(calendarEventId) && dueDate >= today && dueDate < last) leave(calendarEventId);
  return { fresh, others };
};
