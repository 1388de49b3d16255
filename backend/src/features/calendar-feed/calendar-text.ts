import type { CalendarEventView, ClassView, TaskView } from '@hub/contracts';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalDateTimeValue, type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { type FileZone, fileZoneOf } from './zone.ts';

/** What a feed shows of a student's calendar. */
export interface FeedItems {
  readonly events: readonly CalendarEventView[];
  readonly tasks: readonly TaskView[];
  readonly classes: readonly Pick<ClassView, 'id' | 'name' | 'courseCode'>[];
}

const daySeconds = 86_400;
const examined = new Set(['exam', 'quiz']);

const timeOn = (day: string, time: string): ICalDateTimeValue => Temporal.PlainDateTime.from(`${day}T${time}`);

/** In the feed's zone; without one the time is floating (RFC 5545 §3.3.5, form 1). */
const startOf = (
  day: string,
  time: string | null,
  zone: FileZone | null,
): Partial<ICalEventData> & Pick<ICalEventData, 'start'> => {
  if (time === null) return { start: Temporal.PlainDate.from(day), allDay: true };
  return { start: timeOn(day, time), ...(zone ? { timezone: zone.name } : { floating: true }) };
};

/** The end, where there is one. That of whole days is the day after the last one (RFC 5545 §3.6.1). */
const endOf = ({ dueDate, dueTime, endDate, endTime }: CalendarEventView): Pick<ICalEventData, 'end'> => {
  const last = endDate ?? dueDate;
  if (dueTime === null) {
    return last === dueDate ? {} : { end: Temporal.PlainDate.from(last).add({ days: 1 }) };
  }
  const end = endTime ?? (endDate && '23:59');
  return end ? { end: timeOn(last, end) } : {};
};

const titled = (title: string, completed: boolean, of: string | undefined) =>
  `${completed ? '✓ ' : ''}${title}${of === undefined ? '' : ` (${of})`}`;

/**
 * The text of a feed (RFC 5545). The same items give the same text to the byte, so that its hash says whether anything
 * changed.
 */
export const calendarText = (
  name: string,
  { events, tasks, classes }: FeedItems,
  zone: string | null = null,
): string => {
  const classNames = new Map(classes.map((each) => [each.id, each.courseCode ?? each.name]));
  const fileZone = zone === null ? null : fileZoneOf(zone);
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Academic Hub//Calendar//EN',
    ttl: 3600,
    // with a name here, times of creation would lose their zone, which is UTC
    ...(fileZone && { timezone: { name: null, generator: fileZone.generator }, x: [['X-WR-TIMEZONE', fileZone.name]] }),
  });
  for (const event of events) {
    calendar.createEvent({
      ...startOf(event.dueDate, event.dueTime, fileZone),
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
      ...startOf(task.dueDate, task.dueTime, fileZone),
      id: task.id,
      stamp: new Date(task.createdAt),
      summary: titled(task.title, task.completed, task.classId === null ? undefined : classNames.get(task.classId)),
      description: task.description,
      categories: [{ name: 'task' }],
    });
  }
  return calendar.toString();
};
