import { CalendarEventId, CalendarEventView, ClassId, TaskId, TaskView, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../platform/domain/index.ts';
import { authorised } from './authorise.ts';

const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const [open, deleted] = ['5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33', '5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b34'].map((id) =>
  ClassId.parse(id),
);
const id = 'b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11';

const things = (classId: ClassId | null | undefined) => {
  const common = { id, title: 'Read', description: null, priority: 'medium', dueDate: '2026-03-14', classId };
  const times = { completed: false, createdAt: '2026-01-01T00:00:00.000Z' };
  const origin = { source: 'manual', sourceQuote: null, documentId: null, sourceState: null, edited: false };
  return {
    task: TaskView.parse({ ...common, ...times }),
    event: CalendarEventView.parse({ ...common, ...times, ...origin, dueTime: null, eventType: 'exam' }),
  };
};

const authorisedIn = (classId: ClassId | undefined) => {
  const { task, event } = things(classId);
  const deps = {
    taskOf: async () => task,
    eventOf: async () => event,
    classOf: async (_owner: UserId, asked: ClassId) => {
      if (asked === deleted) throw new Rejection('class_not_found');
    },
  };
  const change = { completed: true };
  return authorised(deps, ann, [
    { type: 'UPDATE_TASK', taskId: TaskId.parse(id), change },
    { type: 'DELETE_TASK', taskId: TaskId.parse(id) },
    { type: 'UPDATE_EVENT', eventId: CalendarEventId.parse(id), change },
    { type: 'DELETE_EVENT', eventId: CalendarEventId.parse(id) },
  ]);
};

describe('what a plan changes', () => {
  it('is known by its title', async () => {
    const { done, undone } = await authorisedIn(open);
    expect(done.map(({ title }) => title)).toEqual(['Read', 'Read', 'Read', 'Read']);
    expect(undone).toEqual([]);
  });

  it('is nowhere in a deleted class', async () => {
    const { done, undone } = await authorisedIn(deleted);
    expect(done).toEqual([]);
    expect(undone).toHaveLength(4);
  });
});
