import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../app.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { send, nameOf } from './testing/send.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(features);
});
afterAll(() => app.stop());

it('a route for a role looks like a missing path to students, visitors and workers', async () => {
  const ann = await app.student();
  const forRoles = app.operations.filter(({ access }) => access === 'role');
  expect(forRoles.map(nameOf).toSorted()).toEqual(
    [
      'DELETE /api/operations/accounts/:id',
      'DELETE /api/operations/accounts/:id/lock',
      'DELETE /api/operations/accounts/:id/sessions',
      'DELETE /api/audit/grants/:id',
      'DELETE /api/operations/grants/:id',
      'GET /api/audit/checkpoint',
      'GET /api/audit/consistency',
      'GET /api/audit/events/:id/inclusion',
      'GET /api/audit/events',
      'GET /api/audit/events/:id/contents',
      'GET /api/audit/events/:id/proof',
      'GET /api/audit/grants',
      'GET /api/audit/looks',
      'GET /api/audit/seals',
      'GET /api/audit/things/:subject/:subjectId/events',
      'GET /api/audit/things/:subject/:subjectId/state',
      'GET /api/operations/grants',
      'POST /api/audit/grants',
      'PUT /api/operations/grants/:id/decision',
      'GET /api/operations/accounts',
      'GET /api/operations/accounts/:id',
      'GET /api/operations/system',
      'PUT /api/operations/accounts/:id/lock',
      'PUT /api/operations/accounts/:id/quota',
      'GET /api/releases',
      'POST /api/releases/:remote/promote',
      'POST /api/releases/:remote/rollback',
      'POST /api/releases/:remote/share',
    ].toSorted(),
  );
  const missing = await ann.get('/api/operations/nothing');
  for (const operation of forRoles) {
    for (const client of [ann, app.visitor, app.workflowOf(ann.userId)]) {
      for (const id of [ann.userId, randomUUID(), 'x']) {
        const { status, body } = await send(client, operation, {
          params: { id, subject: 'task', subjectId: id },
          body: { bytes: 'x' },
        });
        expect({ operation: nameOf(operation), status, body }).toEqual({
          operation: nameOf(operation),
          status: 404,
          body: missing.body,
        });
      }
    }
  }
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});
