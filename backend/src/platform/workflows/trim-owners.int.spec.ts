import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { trimOwners } from './trim-owners.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('forgets whose a workflow was a week after the last claim, once Temporal has deleted it', async () => {
  const { owners, db } = app.platform;
  const ownerId = randomUUID();
  for (const id of ['gone', 'kept', 'fresh', 'again']) await owners.claim(id, ownerId);
  const days = async (id: string, ago: number) => {
    const claimedAt = db.raw('now() - make_interval(days => ?)', [ago]);
    await db('workflow_owners').where({ workflowId: id }).update({ claimedAt });
  };
  for (const id of ['gone', 'kept', 'again']) await days(id, 9);
  await days('fresh', 6);
  await owners.claim('again', randomUUID());

  const trim = () => trimOwners({ owners, workflows: { isKept: async (id) => id === 'kept' } });
  expect([await trim(), await trim()]).toEqual([1, 0]);
  expect((await owners.workflowsOf(ownerId)).toSorted()).toEqual(['again', 'fresh', 'kept']);
});
