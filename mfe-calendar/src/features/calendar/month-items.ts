import type { CalendarEventView } from '@hub/contracts';
import { eventTone, label, priorityTone, type MonthItem } from '@hub/ui';
import { byPriorityInDay } from './agenda.ts';

/** The month grid's items, by day; the most important of a day first (decision Q61). Past ones are muted (Q66). */
export const monthItemsOf = (events: readonly CalendarEventView[], today: string): ReadonlyMap<string, MonthItem[]> => {
  const byDay = Map.groupBy(events, ({ dueDate }) => dueDate);
  return new Map(
    [...byDay].map(([day, list]) => [day, list.toSorted(byPriorityInDay).map((event) => itemOf(event, today))]),
  );
};

const itemOf = (
  { id, title, description, sourceQuote, eventType, priority, completed, dueDate }: CalendarEventView,
  today: string,
): MonthItem => ({
  id,
  title,
  description: description ?? (sourceQuote && `From the syllabus: “${sourceQuote}”`),
  tone: eventTone(eventType),
  priorityTone: priorityTone(priority),
  typeLabel: label(eventType),
  priorityLabel: `${label(priority)} priority`,
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
  return type ? [{ id: day, title: 'Sample', tone: eventTone(type), typeLabel: label(type), muted: true }] : [];
};
