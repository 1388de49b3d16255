import { startTracing, type StopTracing } from '@hub/telemetry';
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '@hub/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { classFeature } from './features/class/index.ts';
import { taskFeature } from './features/task/index.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let receiver: OtlpReceiver;
let stopTracing: StopTracing;
let app: TestApp;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  stopTracing = await startTracing('test');
  app = await startTestApp([classFeature, taskFeature]);
});
afterAll(async () => {
  await app.stop();
  await stopTracing();
  await receiver.stop();
  vi.unstubAllEnvs();
});

const Added = z.object({ id: z.uuid() });
const ticked = 'PUT /api/tasks/:id';

/** The spans of one trace as `child < parent`. */
const shapeOf = (spans: readonly ReceivedSpan[]) => {
  const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  return spans.map(({ name, parentSpanId = '' }) => `${name} < ${names.get(parentSpanId) ?? 'nothing'}`).toSorted();
};

describe('a ticked task', () => {
  it('is one trace from the request to the projection, without the student’s words', async () => {
    const ann = await app.student();
    const { id: classId } = Added.parse((await ann.post('/api/classes', { name: 'Canary class' })).body);
    const task = { title: 'Canary task', description: 'Canary description', classId };
    const { id } = Added.parse((await ann.post('/api/tasks', task)).body);
    expect(await ann.put(`/api/tasks/${id}`, { completed: true })).toMatchObject({ status: 200 });

    const traceOf = (name: string) => {
      const found = receiver.spans().find((span) => span.name === name);
      return receiver.spans().filter(({ traceId }) => traceId === found?.traceId);
    };
    await expect.poll(() => traceOf(ticked).map(({ name }) => name), { timeout: 20_000 }).toContain('project');
    await expect
      .poll(() => shapeOf(traceOf(ticked)), { timeout: 20_000 })
      .toEqual([
        `${ticked} < nothing`,
        'append < command CompleteTask',
        `command CompleteTask < ${ticked}`,
        'project < command CompleteTask',
        `wait for read models < ${ticked}`,
      ]);
    for (const personal of ['Canary', ann.email, ann.userId, id, classId])
      expect(receiver.text()).not.toContain(personal);
  });

  it('cannot be made part of a stranger’s trace by a header', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await fetch(`${app.origin}/api/tasks`, { headers: { traceparent } });
    await fetch(`${app.origin}/api/unknown-to-all`);
    await expect.poll(() => receiver.spans().map(({ name }) => name), { timeout: 20_000 }).toContain('GET unknown');
    expect(receiver.spans().map((span) => span.traceId)).not.toContain(traceId);
  });
});
