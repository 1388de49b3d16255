import type { CalendarEventView, TaskView } from '@hub/contracts';
import { csvText } from '../../platform/http/index.ts';
import type { FeedItems } from './calendar-text.ts';

const headings = [
  'Date',
  'Time',
  'End date',
  'End time',
  'Title',
  'Class',
  'Type',
  'Priority',
  'Place',
  'Done',
  'Notes',
];

/** Without it, Excel takes UTF-8 for the encoding of the machine. */
const byteOrderMark = '\uFEFF';

/** The schedule as a table for spreadsheets: a line for each event and task, by date; those without a date last. */
export const scheduleTable = ({ events, tasks, classes }: FeedItems): string => {
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  const done = (completed: boolean) => (completed ? 'yes' : 'no');
  const eventRow = (event: CalendarEventView) => [
    event.dueDate,
    event.dueTime ?? '',
    event.endDate ?? '',
    event.endTime ?? '',
    event.title,
    names.get(event.classId) ?? '',
    event.eventType,
    event.priority,
    event.place ?? '',
    done(event.completed),
    event.description ?? '',
  ];
  const taskRow = ({ dueDate, dueTime, title, classId, priority, completed, description }: TaskView) => [
    dueDate ?? '',
    dueTime ?? '',
    '',
    '',
    title,
    (classId && names.get(classId)) ?? '',
    'task',
    priority,
    '',
    done(completed),
    description ?? '',
  ];
  const order = ([date = '', time = '']: readonly string[]) => `${date || '9999'} ${time}`;
  const rows = [...events.map(eventRow), ...tasks.map(taskRow)];
  const sorted = rows.toSorted((a, b) => order(a).localeCompare(order(b)));
  return `${byteOrderMark}${csvText(headings, sorted)}`;
};
