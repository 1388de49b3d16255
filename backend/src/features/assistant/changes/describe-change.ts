import { occurrenceDays } from '@hub/calendar-file';
import type { CalendarEventView, NewRepeats, PlannedChange, TaskView } from '@hub/contracts';
import { weekday } from '../../../platform/domain/index.ts';

const labels: Readonly<Record<PlannedChange['type'], string>> = {
  CREATE_EVENT: 'Create event',
  UPDATE_EVENT: 'Update event',
  DELETE_EVENT: 'Delete event',
  CREATE_TASK: 'Create task',
  UPDATE_TASK: 'Update task',
  DELETE_TASK: 'Delete task',
};

export const labelOf = (type: string): string =>
  Object.hasOwn(labels, type) ? labels[type as keyof typeof labels] : type;

/** A change, with the title of the thing it touches. */
export interface Change {
  readonly planned: PlannedChange;
  readonly title: string;
  /** The thing as it is; null for a new one. */
  readonly now: TaskView | CalendarEventView | null;
}

const named: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  dueDate: 'due',
  dueTime: 'at',
  eventType: 'type',
  priority: 'priority',
};

type Fields = Readonly<Record<string, string | boolean | object[] | null | undefined>>;

const fieldsOf = ({ completed, ...change }: Fields) => {
  const fields = Object.entries(change).flatMap(([field, value]) =>
    value === undefined ? [] : [field in named && !Array.isArray(value) ? `${named[field]} ${value ?? 'none'}` : field],
  );
  return completed === undefined ? fields : [...fields, completed ? 'completed' : 'not completed'];
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "2026-12-03"; "2026-12-03, 4 times until 2026-12-14 (Mon, Thu)". */
const whenOf = ({
  dueDate,
  repeats,
}: {
  readonly dueDate: string | null;
  readonly repeats?: NewRepeats | undefined;
}) => {
  if (!repeats || dueDate === null) return dueDate;
  const days = occurrenceDays(dueDate, repeats);
  const on = [...new Set(days.map(weekday))].toSorted((a, b) => a - b).map((day) => weekdays[day]);
  const named = repeats.every === 'week' ? ` (${on.join(', ')})` : '';
  return `${dueDate}, ${days.length} times until ${days.at(-1) ?? dueDate}${named}`;
};

/** Describes a change by its data, not by the model's own summary, which cannot be trusted. */
export const summaryOf = ({ planned, title }: Change): string => {
  switch (planned.type) {
    case 'CREATE_EVENT':
      return `${title}, ${whenOf(planned.event)}`;
    case 'CREATE_TASK':
      return planned.task.dueDate ? `${title}, ${whenOf(planned.task)}` : title;
    case 'UPDATE_EVENT':
    case 'UPDATE_TASK':
      return `${title}: ${fieldsOf(planned.change).join(', ')}`;
    case 'DELETE_EVENT':
    case 'DELETE_TASK':
      return title;
  }
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

export const lineOf = (change: Change) => `${labelOf(change.planned.type)}: ${summaryOf(change)}`;

/** The question for a confirmation, with a line for each change. */
export const questionOf = (changes: readonly Change[]): string =>
  `${shortQuestionOf(changes)}\n\n${listed(changes.map(lineOf))}`;

/** The same where the changes are shown next to it; `takesBack`: the last changes are undone as well. */
export const shortQuestionOf = ({ length }: readonly Change[], takesBack = false): string => {
  if (takesBack) return `Shall I take back the last changes${length > 0 ? ' and make these' : ''}?`;
  return `Shall I make ${length === 1 ? 'this change' : 'these changes'}?`;
};

/** The reply, followed by what could not be done. */
export const withUndone = (message: string, undone: readonly string[]): string =>
  undone.length === 0 ? message : `${message}\n\nNot done:\n${listed(undone)}`.trim();
