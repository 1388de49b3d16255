import type { ClassView } from '@hub/contracts';
import { eventTone, label, priorityTone, type MonthItem } from '@hub/ui';
import { t } from '../../messages.ts';
import { byPriorityInDay } from '../../shared/due-order.ts';
import { whenAndWhere } from '../../shared/format-dates.ts';
import { byDayOf, type DayItem, lastDayOf } from './day-item.ts';

/** The month grid's items of a day, the most important first (decision Q61). Past ones are muted (Q66). */
export const monthItemsOf = (items: readonly DayItem[], today: string, classes: readonly ClassView[] = []) => {
  const groups = new Map<string, MonthItem['group']>(classes.map(({ id, name, color }) => [id, { name, tone: color }]));
  const byDay = byDayOf(items);
  return (day: string): MonthItem[] =>
    (byDay.get(day) ?? []).toSorted(byPriorityInDay).map((item) => ({
      ...itemOf(item, today),
      group: item.classId ? groups.get(item.classId) : undefined,
    }));
};

const kindOf = (item: DayItem): Pick<MonthItem, 'tone' | 'typeLabel' | 'description'> => {
  if (item.kind === 'task') return { tone: 'grey', typeLabel: t('row.task'), description: item.description };
  const { eventType, sourceQuote } = item;
  const description = [whenAndWhere(item), item.description].filter(Boolean).join('\n') || null;
  return {
    tone: eventTone(eventType),
    typeLabel: label(eventType),
    description: description ?? (sourceQuote && t('row.quote', { quote: sourceQuote })),
  };
};

const itemOf = (item: DayItem, today: string): MonthItem => ({
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

export const sampleItemsOf = (day: string): MonthItem[] => {
  const type = sampleDays.get(day.slice(8));
  if (!type) return [];
  return [{ id: day, title: t('calendar.sample'), tone: eventTone(type), typeLabel: label(type), muted: true }];
};
