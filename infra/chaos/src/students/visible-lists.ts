import { CalendarEventView, ClassView, TaskView } from '@hub/contracts';
import { z } from 'zod';
import type { VisibleState } from '../history/operation.ts';

const shown =
  <View>(schema: z.ZodType<View>, pick: (view: View) => [string, VisibleState] | null) =>
  (body: unknown) =>
    Object.fromEntries(
      z
        .array(schema)
        .parse(body)
        .flatMap((view) => {
          const picked = pick(view);
          return picked ? [picked] : [];
        }),
    );

/** Items of a list by stream. Dates from a syllabus are excluded, because they appear at any time. */
export const readList = {
  task: shown(TaskView, ({ id, title, completed }) => [`task-${id}`, { title, completed }]),
  class: shown(ClassView, ({ id, name }) => [`class-${id}`, { title: name, completed: false }]),
  calendarEvent: shown(CalendarEventView, ({ id, title, completed, documentId }) =>
    documentId === null ? [`calendarEvent-${id}`, { title, completed }] : null,
  ),
};
