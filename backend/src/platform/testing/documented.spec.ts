import { TaskView } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../http/routing/index.ts';
import { documented } from './documented.ts';

const listTasks: Operation = {
  method: 'GET',
  path: '/api/tasks',
  access: 'student',
  query: z.object({ q: z.string().optional() }),
  result: z.array(TaskView.pick({ id: true, title: true })),
  status: 200,
};
const hold = documented([listTasks]);
const answer =
  (status: number, body: unknown, path = '/api/tasks') =>
  () =>
    hold({ method: 'GET', path, status, type: 'application/json; charset=utf-8', body });

const task = { id: '7d6f4f4e-0f5e-4a3a-9d0b-0f4d2f6a1c11', title: 'Read' };

describe('the document to which tests hold every answer', () => {
  it('lets pass what it says', () => {
    expect(answer(200, [task])).not.toThrow();
    expect(answer(200, [], '/api/tasks?q=x')).not.toThrow();
    expect(answer(404, { message: 'Not found', code: 'not_found' })).not.toThrow();
  });

  it('refuses fields that are missing, wrong or more than it says', () => {
    expect(answer(200, [{ id: task.id }])).toThrow('title');
    expect(answer(200, [{ ...task, id: '7' }])).toThrow('/0/id');
    expect(answer(200, [{ ...task, ownerId: task.id }])).toThrow('additional properties');
    expect(answer(401, 'Unauthorized')).toThrow('another body');
  });

  it('refuses a status that it does not name', () => {
    expect(answer(418, {})).toThrow('answered 418, which its document does not name');
  });
});
