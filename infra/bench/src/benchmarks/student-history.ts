import { randomUUID } from 'node:crypto';
import { calendarEventAggregate } from '../../../../backend/src/features/calendar-event/aggregate.ts';
import { taskAggregate } from '../../../../backend/src/features/task/aggregate.ts';
import type { AnyAggregate, DomainEvent } from '../../../../backend/src/platform/domain/index.ts';

/** The events of one stream before they are sealed. Sealing checks them against their schemas. */
export interface StreamHistory {
  readonly aggregate: AnyAggregate;
  readonly id: string;
  readonly ownerId: string;
  readonly events: readonly DomainEvent[];
}

const title = 'Read chapter 4 and note what is unclear';

/** A task without a class: one event, or two when it is `completed`. */
export const taskHistory = (ownerId: string, { completed = false } = {}): StreamHistory => {
  const taskId = randomUUID();
  const data = { taskId, ownerId, title, description: null, dueDate: '2026-11-30', priority: 'medium', classId: null };
  const events = [{ type: 'TaskAdded', data }, ...(completed ? [{ type: 'TaskCompleted', data: { taskId } }] : [])];
  return { aggregate: taskAggregate, id: taskId, ownerId, events };
};

const dateHistory = (ownerId: string, classId: string): StreamHistory => {
  const calendarEventId = randomUUID();
  const data = {
    calendarEventId,
    ownerId,
    classId,
    title: 'Midterm exam, chapters 1 to 7',
    description: null,
    dueDate: '2026-12-09',
    dueTime: '14:00',
    eventType: 'exam',
    priority: 'high',
    source: 'syllabus',
    sourceQuote: 'Midterm exam: Wed, Dec 9, 2 pm, chapters 1-7',
    documentId: null,
  };
  const events = [{ type: 'CalendarEventScheduled', data }];
  return { aggregate: calendarEventAggregate, id: calendarEventId, ownerId, events };
};

/** The history of one student over some terms: 100 tasks, 40 of them done, and 50 dates. 190 events in 150 streams. */
export const studentHistory = (): StreamHistory[] => {
  const [ownerId, classId] = [randomUUID(), randomUUID()];
  const tasks = Array.from({ length: 100 }, (_, index) => taskHistory(ownerId, { completed: index % 5 < 2 }));
  return [...tasks, ...Array.from({ length: 50 }, () => dateHistory(ownerId, classId))];
};
