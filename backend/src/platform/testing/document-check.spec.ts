import { TaskView } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../http/routing/index.ts';
import { documentCheck } from './document-check.ts';

const listTasks: Operation = {
  method: 'GET',
  path: '/api/tasks',
  access: 'student',
  query: z.object({ q: z.string().optional() }),
  result: z.array(TaskView.pick({ id: true, title: true })),
  status: 200,
};
const check = documentCheck([listTasks]);
const response =
  (status: number, body: unknown, path = '/api/tasks') =>
  () =>
    check({ method: 'GET', path, status, type: 'application/json; charset=utf-8', body });

const task = { id: '7d6f4f4e-0f5e-4a3a-9d0b-0f4d2f6a1c11', title: 'Read' };

describe('the document against which tests check every response', () => {
  it('accepts documented responses', () => {
    expect(response(200, [task])).not.toThrow();
    expect(response(200, [], '/api/tasks?q=x')).not.toThrow();
    expect(response(404, { message: 'Not found', code: 'not_found' })).not.toThrow();
  });

  it('rejects missing, wrong and additional fields', () => {
    expect(response(200, [{ id: task.id }])).toThrow('title');
    expect(response(200, [{ ...task, id: '7' }])).toThrow('/0/id');
    expect(response(200, [{ ...task, ownerId: task.id }])).toThrow('additional properties');
    expect(response(401, 'Unauthorized')).toThrow('another body');
  });

  it('rejects an undocumented status', () => {
    expect(response(418, {})).toThrow('returned 418, which its document does not list');
  });
});
