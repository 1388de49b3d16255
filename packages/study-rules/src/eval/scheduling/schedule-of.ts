import { createHash } from 'node:crypto';
import { scheduleContext } from '@hub/contracts';
import type { Schedule } from '../../requests.ts';
import type { Student, Thing } from './conversation.ts';

/** The program's id of a thing or class of the set. */
export const idOf = (name: string): string => {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const createdAt = '2026-01-01T08:00:00.000Z';

/** The schedule as the program reads it. */
export const scheduleOf = ({ classes }: Student, things: readonly Thing[]): Schedule =>
  scheduleContext.result.parse({
    classes: classes.map(({ id, name, code }) => ({
      id: idOf(id),
      name,
      courseCode: code ?? null,
      instructor: null,
      color: 'blue',
      classType: 'general',
      description: null,
      createdAt,
    })),
    events: things.flatMap((thing) =>
      thing.kind === 'task'
        ? []
        : [
            {
              id: idOf(thing.id),
              classId: idOf(thing.class ?? ''),
              title: thing.title,
              description: null,
              dueDate: thing.date ?? '',
              dueTime: thing.time,
              eventType: thing.type,
              priority: thing.priority,
              completed: thing.completed,
              source: 'manual',
              sourceQuote: null,
              documentId: null,
              createdAt,
            },
          ],
    ),
    tasks: things.flatMap((thing) =>
      thing.kind === 'event'
        ? []
        : [
            {
              id: idOf(thing.id),
              title: thing.title,
              description: thing.date === null && thing.time !== null ? `At ${thing.time}` : null,
              dueDate: thing.date,
              dueTime: thing.date === null ? null : thing.time,
              completed: thing.completed,
              priority: thing.priority,
              classId: thing.class === null ? null : idOf(thing.class),
              createdAt,
            },
          ],
    ),
    documents: [],
  });
