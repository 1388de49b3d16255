import {
  listClasses,
  listDocuments,
  listEvents,
  listTasks,
  type CalendarEventView,
  type ClassView,
  type DocumentView,
  type TaskView,
} from '@hub/contracts';
import { keyOf } from '@hub/mfe';
import type { QueryClient } from '@tanstack/react-query';

const mostListed = 50;

/** The student's data that this page has loaded. Only a hint: the server reads its own data (decision Q131). */
export const contextOf = (client: QueryClient, now = new Date()) => {
  const first = <View>(key: readonly unknown[]): View[] =>
    (client.getQueryData<View[]>(key) ?? []).slice(0, mostListed);
  return {
    classes: first<ClassView>(keyOf(listClasses)).map(({ id, name, courseCode }) => ({ id, name, courseCode })),
    events: first<CalendarEventView>(keyOf(listEvents)).map(({ id, title, dueDate }) => ({ id, title, dueDate })),
    tasks: first<TaskView>(keyOf(listTasks)).map(({ id, title, dueDate }) => ({ id, title, dueDate })),
    documents: first<DocumentView>(keyOf(listDocuments)).map(({ id, name }) => ({ id, name })),
    currentDate: now.toISOString(),
  };
};
