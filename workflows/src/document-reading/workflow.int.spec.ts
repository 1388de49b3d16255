import { type DocumentId, readDocument, unreadableDocument } from '@hub/contracts';
import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BackendServer } from '../testing/backend-server.ts';
import { failureCauseOf, recordHistory, startTestWorker } from '../testing/workflow-runs.ts';
import { DocumentTexts } from '../text/document-texts.ts';
import { TextReader } from '../text/text-reader.ts';
import { noText } from '../text/unreadable-file.ts';
import { readingActivities } from './activities.ts';

const record = (name: string, handle: WorkflowHandle) =>
  recordHistory(new URL(`${name}.history.json`, import.meta.url), handle);

const taskQueue = `reading-${randomUUID()}`;
const backend = new BackendServer();
const text = new TextReader();
let worker: Awaited<ReturnType<typeof startTestWorker>>;

const words = 'The midterm is on October 5.';
const add = (content: string, name = 'notes.txt') =>
  backend.add({ name, data: Buffer.from(content), uploadedOn: '2026-11-21' });

const start = (documentId: DocumentId) =>
  worker.client.workflow.start(readDocument.name, {
    taskQueue,
    workflowId: `readDocument-${documentId}`,
    args: [{ documentId }],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });

beforeAll(async () => {
  worker = await startTestWorker({
    address: inject('temporalAddress'),
    backend,
    taskQueue,
    activities: (calls) => readingActivities({ backend: calls, texts: new DocumentTexts(calls, text) }),
  });
});

afterAll(async () => {
  await worker.stop();
  await text.close();
});

describe('reading a document', () => {
  it('stores its text, and leaves none of it in the history', async () => {
    const id = add(words);
    const handle = await start(id);
    expect(await handle.result()).toEqual({ pages: 1 });
    expect(backend.documents.get(id)).toMatchObject({
      pages: [{ blocks: [{ kind: 'paragraph', text: words }] }],
      textFailures: [],
    });
    expect(backend.steps).toContainEqual({ step: 'Reading the document', fraction: 0.1 });
    expect(historyToJSON(await handle.fetchHistory())).not.toContain(
      Buffer.from(words).toString('base64').slice(0, 16),
    );
    await record('read', handle);
  });

  it('that was read already fetches nothing', async () => {
    const id = add(words);
    await (await start(id)).result();
    expect(await (await start(id)).result()).toEqual({ pages: 1 });
    expect(backend.documents.get(id)?.fetched).toBe(1);
  });

  it('ends with the reason when the file is at fault, and records it', async () => {
    const id = add(' \n\n');
    const handle = await start(id);
    expect(await failureCauseOf(handle)).toMatchObject({ type: unreadableDocument, message: noText });
    expect(backend.documents.get(id)).toMatchObject({ pages: null, textFailures: [noText] });
    await record('unreadable', handle);
  });

  it('waits for an unreachable backend', async () => {
    const id = add(words);
    await backend.stop();
    const handle = await start(id);
    await sleep(1500);
    await backend.start();
    backend.refuseNext = 2;
    expect(await handle.result()).toEqual({ pages: 1 });
  });

  it('is joined by a second start', async () => {
    const id = add(words);
    const [first, second] = await Promise.all([start(id), start(id)]);
    expect(second.firstExecutionRunId).toBe(first.firstExecutionRunId);
    await second.result();
    expect(backend.documents.get(id)?.fetched).toBe(1);
  });

  it('ends without recording anything when the document is gone', async () => {
    expect(await failureCauseOf(await start(randomUUID() as DocumentId))).toMatchObject({ type: 'DocumentGone' });
  });

  it('ends when it is cancelled, and stores nothing', async () => {
    const id = add(words);
    backend.hold = true;
    const asked = backend.nextRequest();
    const handle = await start(id);
    await asked;
    await handle.cancel();
    expect((await failureCauseOf(handle))?.name).toBe('CancelledFailure');
    backend.hold = false;
    expect(backend.documents.get(id)).toMatchObject({ pages: null, textFailures: [] });
  });
});
