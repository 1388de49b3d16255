import { reserveAiTokens } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let other = '';
let ann = '';
let bob = '';
beforeAll(async () => {
  app = await startTestApp();
  // like a process after a restart: it shares services with the first, but no memory
  other = await app.anotherApi();
  [ann, bob] = [(await app.student()).userId, (await app.student()).userId];
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db('ai_tokens').delete());

type Reservation = Partial<z.input<NonNullable<typeof reserveAiTokens.body>>>;
const pathOf = (studentId: string) => `/api/internal/students/${studentId}/ai-tokens`;
const reserve = async (origin: string, studentId: string, reservation: Reservation = {}) => {
  const body = { tokens: 100, perStudent: 1000, overall: 1500, ...reservation };
  return reserveAiTokens.result.parse((await app.workflowOf(studentId).at(origin).post(pathOf(studentId), body)).body);
};
const counted = async () => {
  const rows = await app.platform.db<{ tokens: string }>('ai_tokens').orderBy('tokens').select('tokens');
  return rows.map(({ tokens }) => Number(tokens));
};

it('concurrent workers can reserve up to the ceilings and not one token more', async () => {
  const asked = Array.from({ length: 60 }, (_, index) =>
    reserve(index % 2 === 0 ? app.origin : other, index % 3 === 0 ? bob : ann, { tokens: 70 }),
  );
  const passes = (await Promise.all(asked)).map((answer) => answer.passes);
  expect(passes.filter((which) => which === null)).toHaveLength(21);
  expect(passes).toContain('everyone');
  const [least = 0, most = 0, all] = await counted();
  expect(all).toBe(1470);
  expect(least + most).toBe(1470);
  expect(most).toBeLessThanOrEqual(1000);
});

it('stops one student and no one else, across processes', async () => {
  expect(await reserve(app.origin, ann, { tokens: 950 })).toMatchObject({ passes: null });
  expect(await reserve(other, ann)).toMatchObject({ passes: 'student' });
  expect(await reserve(other, ann, { tokens: 50 })).toMatchObject({ passes: null });
  expect(await reserve(other, bob)).toMatchObject({ passes: null });
  expect(await reserve(other, bob, { tokens: 1001 })).toMatchObject({ passes: 'student' });
});

it('returns unused tokens to the day on which they were reserved', async () => {
  const { day } = await reserve(app.origin, ann, { tokens: 1000 });
  expect(
    (
      await app
        .workflowOf(ann)
        .at(other)
        .post(`${pathOf(ann)}/${day}/correction`, { by: -900 })
    ).status,
  ).toBe(204);
  expect(await counted()).toEqual([100, 100]);
  await app.workflowOf(ann).post(`${pathOf(ann)}/2020-01-01/correction`, { by: -900 });
  expect(await counted()).toEqual([100, 100]);
});

it('starts at zero each day, and deletes the days before yesterday', async () => {
  await reserve(app.origin, ann, { tokens: 1000 });
  await app.platform.db('ai_tokens').update({ day: '2020-01-01' });
  expect(await reserve(app.origin, ann, { tokens: 1000 })).toMatchObject({ passes: null });
  await app.platform.aiTokens.sweep();
  expect(await counted()).toEqual([1000, 1000]);
});

it('rejects an unknown student and an invalid day', async () => {
  const stranger = randomUUID();
  const { status } = await app.workflowOf(stranger).post(pathOf(stranger), { tokens: 1, perStudent: 1, overall: 1 });
  expect(status).toBe(404);
  expect((await app.workflowOf(ann).post(`${pathOf(ann)}/yesterday/correction`, { by: 1 })).status).toBe(404);
});
