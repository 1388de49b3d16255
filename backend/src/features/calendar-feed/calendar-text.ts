import type { CalendarEventView, ClassView, TaskView } from '@hub/contracts';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData } from 'ical-generator';

/** What a feed shows of a student's calendar. */
export interface FeedItems {
  readonly events: readonly CalendarEventView[];
  readonly tasks: readonly TaskView[];
  readonly classes: readonly Pick<ClassView, 'id' | 'name' | 'courseCode'>[];
}

const daySeconds = 86_400;
const examined = new Set(['exam', 'quiz']);

/**
 * A time without a zone is shown as it is wherever the student looks at it (RFC 5545 §3.3.5, form 1): a class at ten is
 * at ten. The library writes the UTC fields of such a time.
 */
const startOf = (day: string, time: string | null): Pick<ICalEventData, 'start' | 'allDay' | 'floating'> => {
  const start = new Date(`${day}T${time ?? '00:00'}:00Z`);
  return time === null ? { start, allDay: true } : { start, floating: true };
};

/** The end, where there is one. That of whole days is the day after the last one (RFC 5545 §3.6.1). */
const endOf = ({ dueDate, dueTime, endDate, endTime }: CalendarEventView): Pick<ICalEventData, 'end'> => {
  const last = endDate ?? dueDate;
  if (dueTime === null) {
    return last === dueDate ? {} : { end: new Date(Date.parse(`${last}T00:00:00Z`) + daySeconds * 1000) };
  }
  const end = endTime ?? (endDate && '23:59');
  return end ? { end: new Date(`${last}T${end}:00Z`) } : {};
};

const titled = (title: string, completed: boolean, of: string | undefined) =>
  `${completed ? '✓ ' : ''}${title}${of === undefined ? '' : ` (${of})`}`;

/**
 * The text of a feed (RFC 5545). The same items give the same text to the byte, so that its hash says whether anything
 * changed.
 */
export const calendarText = (name: string, { events, tasks, classes }: FeedItems): string => {
  const classNames = new Map(classes.map((each) => [each.id, each.courseCode ?? each.name]));
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Academic Hub//Calendar//EN',
    ttl: 3600,
  });
  for (const event of events) {
    calendar.createEvent({
      ...startOf(event.dueDate, event.dueTime),
      ...endOf(event),
      location: event.place,
      id: event.id,
      stamp: new Date(event.createdAt),
      summary: titled(event.title, event.completed, classNames.get(event.classId)),
      description: event.description,
      categories: [{ name: event.eventType }],
      alarms:
        examined.has(event.eventType) && !event.completed ? [{ type: ICalAlarmType.display, trigger: daySeconds }] : [],
    });
  }
  for (const task of tasks) {
    if (task.dueDate === null) continue;
    calendar.createEvent({
      ...startOf(task.dueDate, task.dueTime),
      id: task.id,
      stamp: new Date(task.createdAt),
      summary: titled(task.title, task.completed, task.classId === null ? undefined : classNames.get(task.classId)),
      description: task.description,
      categories: [{ name: 'task' }],
    });
  }
  return calendar.toString();
};
