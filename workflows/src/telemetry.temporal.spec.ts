import { plainTemporal } from '@hub/settings';
import { sealedPayloads } from '@hub/cipher';
import { analyzeSyllabus } from '@hub/contracts';
import { createLog, startTracing, type StopTracing } from '@hub/telemetry';
import { startOtlpReceiver, type OtlpReceiver } from '@hub/telemetry/testing';
import { Client, Connection, defaultPayloadConverter, type WorkflowClientInterceptor } from '@temporalio/client';
import { Runtime } from '@temporalio/worker';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { RulesAi } from './ai/rules-ai.ts';
import { createBackend } from './backend.ts';
import { payloadKeys } from './payload-keys.ts';
import { runWorker } from './run-worker.ts';
import { syllabusActivities } from './syllabus-analysis/activities.ts';
import { temporalLogger } from './temporal-log.ts';
import { DocumentTexts } from './text/document-texts.ts';
import { TextReader } from './text/text-reader.ts';
import { BackendServer, payloadKeyOf, token } from './testing/backend-server.ts';

const taskQueue = `telemetry-${randomUUID()}`;
const backend = new BackendServer();
const stop = new AbortController();
const text = new TextReader();
const ai = new RulesAi();
const origin = {
  'x-correlation-id': randomUUID(),
  'x-causation-id': randomUUID(),
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};
const Line = z.looseObject({
  msg: z.string(),
  activityType: z.string().optional(),
  correlationId: z.string().optional(),
  causationId: z.string().optional(),
});

let receiver: OtlpReceiver;
let stopTracing: StopTracing;
let worker: Promise<void>;
let connection: Connection;
let metricsPort: number;
let lines = '';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
};

/** Runs an analysis that a student's request caused. */
const analyze = async (content: string) => {
  const today = '2026-11-21';
  const documentId = backend.add({ name: 'canary.txt', data: Buffer.from(content), uploadedOn: today });
  const payloads = Object.entries(origin).map(([name, text]) => [name, defaultPayloadConverter.toPayload(text)]);
  const headers = Object.fromEntries(payloads);
  const start: WorkflowClientInterceptor['start'] = (input, next) => next({ ...input, headers });
  const client = new Client({
    connection,
    dataConverter: sealedPayloads(payloadKeyOf),
    interceptors: { workflow: [{ start }] },
  });
  const { name } = analyzeSyllabus;
  return client.workflow.execute(name, { taskQueue, workflowId: `${name}-${documentId}`, args: [{ documentId }] }).then(
    () => 'completed',
    () => 'failed',
  );
};

beforeAll(async () => {
  [receiver, metricsPort] = await Promise.all([startOtlpReceiver(), freePort(), backend.start()]);
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  stopTracing = await startTracing('worker');
  const log = createLog('worker', 'trace', { write: (line) => (lines += line) });
  const bindAddress = `127.0.0.1:${metricsPort}`;
  Runtime.install({
    logger: temporalLogger(log),
    shutdownSignals: [],
    telemetryOptions: { metrics: { prometheus: { bindAddress } } },
  });
  const address = inject('temporalAddress');
  const calls = createBackend({ url: backend.url, token });
  const activities = syllabusActivities({ backend: calls, ai, texts: new DocumentTexts(calls, text) });
  worker = runWorker({
    temporal: plainTemporal(address),
    activities,
    payloadKey: payloadKeys(calls),
    log,
    stop: stop.signal,
    taskQueue,
  });
  connection = await Connection.connect({ address });
});
afterAll(async () => {
  stop.abort();
  await worker;
  await Promise.all([text.close(), ai.close(), connection.close(), stopTracing(), backend.stop()]);
  await receiver.stop();
});

describe('a running worker', () => {
  it('counts workflows by name and outcome', async () => {
    backend.refuseNext = 1;
    expect(await analyze('Canary: midterm on October 5, 2026')).toBe('completed');
    expect(await analyze(' ')).toBe('failed');
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const outcome of ['completed', 'failed']) {
      const line = new RegExp(`temporal_workflow_${outcome}(_total)?\\{[^}]*workflow_type="analyzeSyllabus"[^}]*\\} 1`);
      await expect.poll(metrics, { timeout: 20_000 }).toMatch(line);
    }
  });

  it("logs every line as JSON, failures with the ids of their request, and none of the student's words", () => {
    const parsed = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => Line.parse(JSON.parse(line)));
    const failed = parsed.filter(({ activityType, err }) => activityType === 'extractDates' && err !== undefined);
    expect(failed.length).toBeGreaterThan(0);
    const ids = { correlationId: origin['x-correlation-id'], causationId: origin['x-causation-id'] };
    for (const line of failed) expect(line).toMatchObject({ ...ids, err: { type: expect.any(String) } });
    for (const personal of ['canary', 'Canary', token]) expect(lines).not.toContain(personal);
  });

  it('adds its activities and its calls to the trace of that request', async () => {
    const names = () => receiver.spans().map(({ name }) => name);
    await expect.poll(names, { timeout: 20_000 }).toContain('activity recordFailure');
    const [, traceId, parentSpanId] = origin.traceparent.split('-');
    const activities = receiver.spans().filter(({ name }) => name.startsWith('activity '));
    expect(new Set(activities.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const extract = receiver.spans().filter(({ name }) => name === 'activity extractDates');
    expect(extract.every((span) => span.parentSpanId === parentSpanId)).toBe(true);
    const calls = receiver
      .spans()
      .filter(({ parentSpanId: parent }) => extract.some(({ spanId }) => spanId === parent));
    expect(calls.map(({ name }) => name)).toContain('GET /api/internal/documents/:id');
    expect(receiver.text()).not.toMatch(/[Cc]anary/);
  });
});
