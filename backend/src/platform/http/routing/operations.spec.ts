import { Router } from '@koa/router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addRoute, operationsOf } from './operations.ts';

const listNotes = {
  method: 'GET',
  path: '/api/notes',
  access: 'student',
  result: z.array(z.string()),
  status: 200,
} as const;

describe('the routes of the API', () => {
  it('are told in the order in which they are tried', () => {
    const router = new Router();
    const addNote = { ...listNotes, method: 'POST', status: 201 } as const;
    for (const operation of [listNotes, addNote]) addRoute(router, operation, () => undefined);
    expect(operationsOf(router)).toEqual([listNotes, addNote]);
  });

  it('cannot hold one that does not say what it is', () => {
    const router = new Router();
    router.get('/api/hidden', () => undefined);
    expect(() => operationsOf(router)).toThrow('/api/hidden does not say what it is');
  });
});
