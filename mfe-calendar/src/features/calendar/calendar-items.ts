import type { ClassId, ClassView } from '@hub/contracts';
import { eventTone, label, priorityTone } from '@hub/ui';
import { t } from '../../messages.ts';
import { byPriorityInDay } from '../../shared/due-order.ts';
import { formatTimes, whenAndWhere } from '../../shared/format-dates.ts';
import { byDayOf, type DayItem, lastDayOf } from './day-item.ts';
import type { CalendarItem } from './item-card/calendar-item.ts';

/** The month grid's items of a day, the most important first (decision Q61). Past ones are muted (Q66). */
export const monthItemsOf = (items: readonly DayItem[], today: string, classes: readonly ClassView[] = []) => {
  const toCalendarItem = calendarItemOf(today, classes);
  const byDay = byDayOf(items);
  return (day: string) => (byDay.get(day) ?? []).toSorted(byPriorityInDay).map(toCalendarItem);
};

/** What a calendar view shows of an item, with the color of its class. */
export const calendarItemOf = (today: string, classes: readonly ClassView[] = []) => {
  const groupOf = groupsOf(classes);
  return (item: DayItem): CalendarItem => ({
    ...itemOf(item, today),
    group: item.classId ? groupOf(item.classId) : undefined,
  });
};

/** The name and color of a class. */
export const groupsOf = (classes: readonly ClassView[] = []) => {
  const groups = new Map<string, CalendarItem['group']>(
    classes.map(({ id, name, color }) => [id, { name, tone: color }]),
  );
  return (classId: ClassId) => groups.get(classId);
};

const kindOf = (item: DayItem): Pick<CalendarItem, 'tone' | 'typeLabel' | 'description'> => {
  if (item.kind === 'task') {
    const description = [formatTimes(item), item.description].filter(Boolean).join('\n') || null;
    return { tone: 'grey', typeLabel: t('row.task'), description };
  }
  const { eventType, sourceQuote } = item;
  const quote = sourceQuote && t('row.quote', { quote: sourceQuote });
  return {
    tone: eventTone(eventType),
    typeLabel: label(eventType),
    description: [whenAndWhere(item), item.description, quote].filter(Boolean).join('\n') || null,
  };
};

const itemOf = (item: DayItem, today: string): CalendarItem => ({
  id: item.id,
  title: item.title,
  ...kindOf(item),
  priorityTone: priorityTone(item.priority),
  priorityLabel: t('row.priority', { priority: label(item.priority) }),
  muted: item.completed || lastDayOf(item) < today,
});

/** Sample days, marked on the dashboard while a student has no events (specification §2, decision Q40). */
const sampleDays = new Map([
  ['15', 'assignment'],
  ['18', 'exam'],
  ['20', 'project'],
  ['25', 'assignment'],
  ['28', 'exam'],
]);

export const sampleItemsOf = (day: string): CalendarItem[] => {
  const type = sampleDays.get(day.slice(8));
  if (!type) return [];
  return [{ id: day, title: t('calendar.sample'), tone: eventTone(type), typeLabel: label(type), muted: true }];
};
