import { repeatUnits } from '@hub/contracts';
import { dateFormat, formatShortDay, isDay, label, todayIn } from '@hub/ui';
import { t } from '../../messages.ts';

const fields = [
  'title',
  'description',
  'dueDate',
  'dueTime',
  'endDate',
  'endTime',
  'place',
  'eventType',
  'priority',
  'completed',
  'repeats',
  'subtasks',
] as const;

/** A field in words; an unknown one unchanged. */
export const fieldName = (name: string) => {
  const known = fields.find((field) => field === name);
  return known ? t(`scheduling.field.${known}`) : name;
};

const timeOf = (time: string) =>
  dateFormat({ timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}Z`));

const repeatsOf = (value: string) => {
  const [every, until] = value.split(' ');
  const unit = repeatUnits.find((known) => known === every);
  if (!unit) return value;
  const text = t(`scheduling.every.${unit}`);
  return until && isDay(until) ? t('scheduling.until', { text, day: formatShortDay(until, todayIn()) }) : text;
};

/** A value as the student's own screens write it. */
export const fieldText = (name: string, value: string) => {
  if (isDay(value)) return formatShortDay(value, todayIn());
  if (/^\d\d:\d\d$/.test(value)) return timeOf(value);
  if (name === 'completed') return t(value === 'true' ? 'scheduling.yes' : 'scheduling.no');
  if (name === 'repeats') return repeatsOf(value);
  return name === 'eventType' || name === 'priority' ? label(value) : value;
};
