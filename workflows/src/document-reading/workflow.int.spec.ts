import { sealedPayloads } from '@hub/cipher';
import { type DocumentId, readDocument, unreadableDocument } from '@hub/contracts';
import { Client, Connection, WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { Runtime } from '@temporalio/worker';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { payloadKeys } from '../payload-keys.ts';
import { runWorker } from '../run-worker.ts';
import { temporalLogger } from '../temporal-log.ts';
import { BackendServer, payloadKeyOf, token } from '../testing/backend-server.ts';
import { DocumentTexts } from '../text/document-texts.ts';
import { TextReader } from '../text/text-reader.ts';
import { noText } from '../text/unreadable-file.ts';
import { readingActivities } from './activities.ts';

const root = join(import.meta.dirname, '../../..', '/');

/** With RECORD_HISTORY=1 the runs are kept beside this file, for `replay.spec.ts`; stack traces without this machine's paths. */
const record = async (name: string, handle: WorkflowHandle) => {
  if (process.env['RECORD_HISTORY'] === undefined) return;
  const json = historyToJSON(await handle.fetchHistory());
  writeFileSync(new URL(`${name}.history.json`, import.meta.url), `${json.replaceAll(root, '')}\n`);
};

const log = pino({ level: 'silent' });
const taskQueue = `reading-${randomUUID()}`;
const backend = new BackendServer();
const text = new TextReader();
const stop = new AbortController();
let connection: Connection;
let client: Client;
let worker: Promise<void>;

const words = 'The midterm is on October 5.';
const add = (content: string, name = 'notes.txt') =>
  backend.add({ name, data: Buffer.from(content), uploadedOn: '2026-11-21' });

const start = (documentId: DocumentId) =>
  client.workflow.start(readDocument.name, {
    taskQueue,
    workflowId: `readDocument-${documentId}`,
    args: [{ documentId }],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });

const causeOf = async (handle: WorkflowHandle) => {
  const error = await handle.result().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WorkflowFailedError)) throw new Error('the workflow did not fail');
  return error.cause;
};

beforeAll(async () => {
  const address = inject('temporalAddress');
  Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
  await backend.start();
  const calls = createBackend({ url: backend.url, token });
  const activities = readingActivities({ backend: calls, texts: new DocumentTexts(calls, text) });
  worker = runWorker({ address, activities, payloadKey: payloadKeys(calls), log, stop: stop.signal, taskQueue });
  connection = await Connection.connect({ address });
  client = new Client({ connection, dataConverter: sealedPayloads(payloadKeyOf) });
});

afterAll(async () => {
  stop.abort();
  await worker;
  await text.close();
  await connection.close();
  await backend.stop();
});

describe('reading a document', () => {
  it('has its text kept, and leaves none of it in the history', async () => {
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
    expect(await causeOf(handle)).toMatchObject({ type: unreadableDocument, message: noText });
    expect(backend.documents.get(id)).toMatchObject({ pages: null, textFailures: [noText] });
    await record('unreadable', handle);
  });

  it('waits for a backend that is away', async () => {
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

  it('ends without a word when the document is gone', async () => {
    expect(await causeOf(await start(randomUUID() as DocumentId))).toMatchObject({ type: 'DocumentGone' });
  });

  it('ends when it is cancelled, and keeps nothing', async () => {
    const id = add(words);
    backend.hold = true;
    const asked = backend.asked();
    const handle = await start(id);
    await asked;
    await handle.cancel();
    expect((await causeOf(handle))?.name).toBe('CancelledFailure');
    backend.hold = false;
    expect(backend.documents.get(id)).toMatchObject({ pages: null, textFailures: [] });
  });
});
