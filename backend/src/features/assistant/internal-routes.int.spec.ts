import { ClassView, UserId } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { calendarEventFeature } from '../calendar-event/index.ts';
import { classFeature } from '../class/index.ts';
import { documentFeature } from '../document/index.ts';
import { taskFeature } from '../task/index.ts';
import { assistantFeature } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp([classFeature, taskFeature, calendarEventFeature, documentFeature, assistantFeature]);
});
afterAll(() => app.stop());

describe('what the workflow reads', () => {
  it('is the student’s own schedule, and no one else can read it', { tags: ['S7.63'] }, async () => {
    const ann = await app.student();
    const { id: classId } = ClassView.parse((await ann.post('/api/classes', { name: 'Biology' })).body);
    await ann.post('/api/tasks', { title: 'Read' });
    await ann.post('/api/events', { classId, title: 'Exam', dueDate: '2026-03-14' });
    const schedule = `/api/internal/students/${ann.userId}/schedule`;
    expect((await app.workflowOf(ann.userId).get(schedule)).body).toMatchObject({
      classes: [{ id: classId }],
      tasks: [{ title: 'Read' }],
      events: [{ title: 'Exam' }],
      documents: [],
    });
    const nobody = UserId.parse(randomUUID());
    expect((await app.workflowOf(nobody).get(`/api/internal/students/${nobody}/schedule`)).body).toEqual({
      classes: [],
      tasks: [],
      events: [],
      documents: [],
    });
    expect([(await ann.get(schedule)).status, (await app.visitor.get(schedule)).status]).toEqual([404, 404]);
  });
});
