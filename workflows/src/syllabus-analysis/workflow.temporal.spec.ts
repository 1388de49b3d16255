import { sealedPayloads } from '@hub/cipher';
import { analyzeSyllabus, type DocumentId, unreadableSyllabus } from '@hub/contracts';
import {
  ApplicationFailure,
  Client,
  defaultPayloadConverter,
  type WorkflowClientInterceptor,
  type WorkflowHandle,
} from '@temporalio/client';
import type { PayloadCodec } from '@temporalio/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RulesAi } from '../ai/rules-ai.ts';
import { BackendServer, payloadKeyOf } from '../testing/backend-server.ts';
import { expectedEvents, fixtureSyllabusPdf } from '../testing/fixture-syllabus.ts';
import { failureCauseOf, recordHistory, startTestWorker } from '../testing/workflow-runs.ts';
import { DocumentTexts } from '../text/document-texts.ts';
import { TextReader } from '../text/text-reader.ts';
import { noText } from '../text/unreadable-file.ts';
import { syllabusActivities, type SyllabusDependencies } from './activities.ts';
import { ShortSyllabi } from './short-syllabi.ts';

const record = (name: string, handle: WorkflowHandle) =>
  recordHistory(new URL(`${name}.history.json`, import.meta.url), handle);

type Payload = Parameters<PayloadCodec['decode']>[0][number];

const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString('latin1');

/** Every payload in a history, at any depth. */
const payloadsIn = (value: unknown): Payload[] => {
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return [];
  const own = 'metadata' in value && 'data' in value ? [value as Payload] : [];
  return [...own, ...Object.values(value).flatMap(payloadsIn)];
};

const today = '2026-11-21';
const taskQueue = `syllabus-${randomUUID()}`;
const backend = new BackendServer();
const text = new TextReader();
const ai = new RulesAi();
let short: ShortSyllabi;
/** Long syllabi wait here until the test lets them continue. */
let busy = Promise.resolve();
const patient: SyllabusDependencies['ai'] = {
  extractDates: (syllabus, signal) => busy.then(() => ai.extractDates(syllabus, signal)),
};
let worker: Awaited<ReturnType<typeof startTestWorker>>;
let pdf: Buffer;

const start = (documentId: DocumentId) =>
  worker.client.workflow.start(analyzeSyllabus.name, {
    taskQueue,
    workflowId: `analyzeSyllabus-${documentId}`,
    args: [{ documentId }],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });

beforeAll(async () => {
  pdf = await fixtureSyllabusPdf(today);
  worker = await startTestWorker({
    address: inject('temporalAddress'),
    backend,
    taskQueue,
    activities: (calls) => {
      short = new ShortSyllabi(calls);
      return syllabusActivities({ backend: calls, ai: patient, texts: new DocumentTexts(calls, text), short });
    },
  });
});

afterAll(async () => {
  await worker.stop();
  await Promise.all([text.close(), ai.close(), short.close()]);
});

describe('the analysis of a syllabus', () => {
  it('records every date in the syllabus', async () => {
    const id = backend.add({ name: 'biology.pdf', data: pdf, uploadedOn: today });
    const expected = expectedEvents(today);
    const handle = await start(id);
    expect(await handle.result()).toEqual({ scheduled: expected.length });
    expect(backend.documents.get(id)?.dates).toMatchObject(expected);
    await record('analyzed', handle);
  });

  it('of a short syllabus does not wait while long ones are read', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    busy = promise;
    const [data, much] = [Buffer.from('Midterm: December 10'), Buffer.alloc(50_000, '\n')];
    const long = await start(backend.add({ name: 'long.txt', data: Buffer.concat([data, much]), uploadedOn: today }));
    const quick = await start(backend.add({ name: 'short.txt', data, uploadedOn: today }));
    expect(await quick.result()).toEqual({ scheduled: 1 });
    expect((await long.describe()).status.name).toBe('RUNNING');
    resolve();
    expect(await long.result()).toEqual({ scheduled: 1 });
  });

  it.each([
    ['with dates', 'Midterm: October 5'],
    ['without text', ' '],
  ])('of a file %s sends the ids of its request and event with every call', async (_, content) => {
    const [correlationId, causationId] = [randomUUID(), randomUUID()];
    const origin = { 'x-correlation-id': correlationId, 'x-causation-id': causationId };
    const headers = Object.fromEntries(
      Object.entries(origin).map(([name, id]) => [name, defaultPayloadConverter.toPayload(id)]),
    );
    const start: WorkflowClientInterceptor['start'] = (input, next) => next({ ...input, headers });
    const dataConverter = sealedPayloads(payloadKeyOf);
    const informed = new Client({
      connection: worker.connection,
      dataConverter,
      interceptors: { workflow: [{ start }] },
    });
    const documentId = backend.add({ name: 'a.txt', data: Buffer.from(content), uploadedOn: today });
    const workflowId = `analyzeSyllabus-${documentId}`;
    const handle = await informed.workflow.start(analyzeSyllabus.name, {
      taskQueue,
      workflowId,
      args: [{ documentId }],
    });
    await handle.result().catch(() => undefined);
    expect(backend.documents.get(documentId)?.origins).toEqual(new Set([`${correlationId} ${causationId}`]));
  });

  it('ends with the reason when the file contains no text, and records it', async () => {
    const id = backend.add({ name: 'empty.txt', data: Buffer.from(' \n\n'), uploadedOn: today });
    const handle = await start(id);
    const cause = await failureCauseOf(handle);
    expect(cause).toBeInstanceOf(ApplicationFailure);
    expect(cause).toMatchObject({ type: unreadableSyllabus, message: noText });
    expect(backend.documents.get(id)?.failures).toEqual([noText]);
    await record('unreadable', handle);
  });

  it('that someone else started on Temporal reads nothing, and the worker continues', async () => {
    const id = backend.add({ name: 'biology.pdf', data: pdf, uploadedOn: today });
    const stranger = new Client({ connection: worker.connection });
    const options = { taskQueue, workflowId: `analyzeSyllabus-${id}-forged`, args: [{ documentId: id }] };
    const forged = await stranger.workflow.start(analyzeSyllabus.name, options);
    const failures = async () =>
      ((await forged.fetchHistory()).events ?? []).filter((event) => event.workflowTaskFailedEventAttributes).length;
    await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(backend.documents.get(id)).toMatchObject({ recorded: 0, origins: new Set() });

    const own = await start(id);
    expect(await own.result()).toEqual({ scheduled: expectedEvents(today).length });
    expect((await forged.describe()).status.name).toBe('RUNNING');
    await forged.terminate();
  });

  it('whose key is unknown fails alone: the worker continues', async () => {
    const [gone, other] = [pdf, pdf].map((data) => backend.add({ name: 'biology.pdf', data, uploadedOn: today }));
    if (!gone || !other) throw new Error('two documents were added');
    backend.keyless.add(`analyzeSyllabus-${gone}`);
    const handle = await start(gone);
    const failures = async () =>
      ((await handle.fetchHistory()).events ?? []).filter((event) => event.workflowTaskFailedEventAttributes).length;
    await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(await (await start(other)).result()).toEqual({ scheduled: expectedEvents(today).length });
    await handle.terminate();
  });

  it('leaves nothing in the history that is readable without the key of this workflow', async () => {
    const title = expectedEvents(today)[0]?.title ?? 'no title';
    const found = await start(backend.add({ name: 'biology.pdf', data: pdf, uploadedOn: today }));
    const failing = await start(backend.add({ name: 'empty.txt', data: Buffer.from(' \n\n'), uploadedOn: today }));
    await Promise.allSettled([found.result(), failing.result()]);
    const histories = [await found.fetchHistory(), await failing.fetchHistory()];
    const payloads = histories.flatMap((history) => payloadsIn(history));
    expect(payloads.length).toBeGreaterThan(5);
    const isOpen = ({ metadata }: Payload) => textOf(metadata?.['encoding']) !== 'binary/sealed';
    // number and name of a local activity or the name of a patch, recorded by Temporal's own library
    for (const { data } of payloads.filter(isOpen))
      expect(textOf(data)).toMatch(/^\{"seq":\d+,"attempt":\d+,"act|short syllabi/);
    for (const { data } of payloads) expect(textOf(data)).not.toContain(title);
    const words = histories.map((history) => JSON.stringify(history)).join('');
    for (const word of [noText, 'activities.ts', title]) expect(words).not.toContain(word);
    expect(words).toContain('Encoded failure');
  });

  it('waits for an unreachable backend, then records once', async () => {
    const id = backend.add({ name: 'biology.pdf', data: pdf, uploadedOn: today });
    await backend.stop();
    const handle = await start(id);
    await sleep(1500);
    await backend.start();
    backend.refuseNext = 2;
    expect(await handle.result()).toEqual({ scheduled: expectedEvents(today).length });
    expect(backend.documents.get(id)).toMatchObject({ recorded: 1, failures: [] });
  });

  it('is joined by a second start', async () => {
    const id = backend.add({ name: 'biology.pdf', data: pdf, uploadedOn: today });
    const [first, second] = await Promise.all([start(id), start(id)]);
    expect(second.firstExecutionRunId).toBe(first.firstExecutionRunId);
    expect(await second.result()).toEqual(await first.result());
    expect(backend.documents.get(id)?.recorded).toBe(1);
  });

  it(
    'ends without recording anything when the document is gone, as after restoring a log without it',
    { tags: ['R12'] },
    async () => {
      const cause = await failureCauseOf(await start(randomUUID() as DocumentId));
      expect(cause).toMatchObject({ type: 'DocumentGone' });
    },
  );

  it('ends when it is cancelled, and records nothing', async () => {
    const id = backend.add({ name: 'biology.pdf', data: pdf, uploadedOn: today });
    backend.hold = true;
    const asked = backend.nextRequest();
    const handle = await start(id);
    await asked;
    await handle.cancel();
    const cause = await failureCauseOf(handle);
    backend.hold = false;
    expect(cause?.name).toBe('CancelledFailure');
    expect(backend.documents.get(id)).toMatchObject({ recorded: 0, failures: [], dates: [] });
  });
});
