import { randomUUID } from 'node:crypto';
import { calendarEventAggregate } from '../../../../backend/src/features/calendar-event/aggregate.ts';
import { taskAggregate } from '../../../../backend/src/features/task/aggregate.ts';
import type { AnyAggregate, DomainEvent } from '../../../../backend/src/platform/domain/index.ts';

/** What one stream holds, not yet sealed. Its events' schemas check it when they are. */
export interface Past {
  readonly aggregate: AnyAggregate;
  readonly id: string;
  readonly ownerId: string;
  readonly events: readonly DomainEvent[];
}

const title = 'Read chapter 4 and note what is unclear';

/** A task of no class, in one event, or in two when it is `completed`. */
export const aTask = (ownerId: string, { completed = false } = {}): Past => {
  const taskId = randomUUID();
  const data = { taskId, ownerId, title, description: null, dueDate: '2026-11-30', priority: 'medium', classId: null };
  const events = [{ type: 'TaskAdded', data }, ...(completed ? [{ type: 'TaskCompleted', data: { taskId } }] : [])];
  return { aggregate: taskAggregate, id: taskId, ownerId, events };
};

const aDate = (ownerId: string, classId: string): Past => {
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

/** What one student leaves in some terms: 100 tasks, of which 40 are done, and 50 dates. 190 events in 150 streams. */
export const aStudentsPast = (): Past[] => {
  const [ownerId, classId] = [randomUUID(), randomUUID()];
  const tasks = Array.from({ length: 100 }, (_, index) => aTask(ownerId, { completed: index % 5 < 2 }));
  return [...tasks, ...Array.from({ length: 50 }, () => aDate(ownerId, classId))];
};
