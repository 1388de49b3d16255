import type { CalendarEventView } from '@hub/contracts';
import { eventTone, label, priorityTone, type MonthItem } from '@hub/ui';
import { t } from '../../messages.ts';
import { byPriorityInDay } from './agenda.ts';

/** The month grid's items of a day, the most important first (decision Q61). Past ones are muted (Q66). */
export const monthItemsOf = (events: readonly CalendarEventView[], today: string) => {
  const byDay = Map.groupBy(events, ({ dueDate }) => dueDate);
  return (day: string): MonthItem[] =>
    (byDay.get(day) ?? []).toSorted(byPriorityInDay).map((event) => itemOf(event, today));
};

const itemOf = (
  { id, title, description, sourceQuote, eventType, priority, completed, dueDate }: CalendarEventView,
  today: string,
): MonthItem => ({
  id,
  title,
  description: description ?? (sourceQuote && t('row.quote', { quote: sourceQuote })),
  tone: eventTone(eventType),
  priorityTone: priorityTone(priority),
  typeLabel: label(eventType),
  priorityLabel: t('row.priority', { priority: label(priority) }),
  muted: completed || dueDate < today,
});

/** Days marked on the dashboard of a student who has no event yet (specification §2, decision Q40). */
const sampleDays = new Map([
  ['15', 'assignment'],
  ['18', 'exam'],
  ['20', 'project'],
  ['25', 'assignment'],
  ['28', 'exam'],
]);

export const sampleItemsOf = (day: string): MonthItem[] => {
  const type = sampleDays.get(day.slice(8));
  if (!type) return [];
  return [{ id: day, title: t('calendar.sample'), tone: eventTone(type), typeLabel: label(type), muted: true }];
};
