import type { DocumentId, ExtractedDate } from '@hub/contracts';
import { MockActivityEnvironment } from '@temporalio/testing';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendAway, createBackend, DocumentGone } from './backend.ts';
import { BackendServer, token } from './testing/backend-server.ts';

const server = new BackendServer();
const date: ExtractedDate = {
  title: 'Midterm',
  dueDate: '2026-10-05',
  dueTime: null,
  eventType: 'exam',
  priority: 'high',
  quote: 'Midterm: October 5',
};

beforeAll(() => server.start());
afterAll(() => server.stop());

const backend = () => createBackend({ url: server.url, token });
const add = () => server.add({ name: 'a.txt', data: Buffer.from('Midterm: October 5'), uploadedOn: '2026-09-01' });

/** A server that sends the same response to every request. */
const answering = async (status: number, body: string, cut = false) => {
  const other = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...(cut ? { 'content-length': '1000' } : {}) });
    response.write(body);
    if (cut) response.socket?.destroy();
    else response.end();
  });
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const { port } = other.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => other.close() };
};

describe('the backend client of the worker', { timeout: 30_000 }, () => {
  it('reads the input of an analysis and records its result', async () => {
    const id = add();
    expect(await backend().source(id)).toMatchObject({ name: 'a.txt', uploadedOn: '2026-09-01' });
    expect(Buffer.from(await backend().file(id)).toString()).toBe('Midterm: October 5');
    expect(await backend().recordAnalysis(id, { dates: [date], skipped: [] })).toEqual({ scheduled: 1 });
    expect(await backend().recordAnalysis(id, { dates: [date], skipped: [] })).toEqual({ scheduled: 1 });
    await backend().recordFailure(id, 'x'.repeat(600));
    expect(server.documents.get(id)).toMatchObject({ dates: [date], failures: ['x'.repeat(500)] });
  });

  it('distinguishes a missing document or a wrong token from an unreachable backend', async () => {
    await expect(backend().source(randomUUID() as DocumentId)).rejects.toBeInstanceOf(DocumentGone);
    const stranger = createBackend({ url: server.url, token: 'another token' });
    await expect(stranger.file(add())).rejects.toBeInstanceOf(DocumentGone);
  });

  it('gets a token for the workflow of an activity, and another one when that is not accepted any more', async () => {
    const given = server.tokensGiven;
    const calls = backend();
    const workflow = new MockActivityEnvironment({ workflowExecution: { workflowId: 'readDocument-1', runId: '1' } });
    await workflow.run(() => Promise.all([calls.source(add()), calls.file(add())]));
    await workflow.run(() => calls.source(add()));
    expect(server.tokensGiven).toBe(given + 1);
    const gone = workflow.run(() => calls.source(randomUUID() as DocumentId));
    await expect(gone).rejects.toBeInstanceOf(DocumentGone);
    expect(server.tokensGiven).toBe(given + 2);
  });

  it('reports a backend that is unreachable, busy or disconnects as a temporary error', async () => {
    const unreachable = createBackend({ url: 'http://127.0.0.1:1', token });
    await expect(unreachable.source(add())).rejects.toBeInstanceOf(BackendAway);
    server.refuseNext = 1;
    await expect(backend().source(add())).rejects.toBeInstanceOf(BackendAway);
    const broken = await answering(200, '{"name":', true);
    await expect(createBackend({ url: broken.url, token }).source(add())).rejects.toBeInstanceOf(BackendAway);
    broken.close();
  });

  it('rejects a response that breaks the contract', async () => {
    const wrong = await answering(200, '{"name":"a.txt","uploadedOn":"tomorrow"}');
    const source = createBackend({ url: wrong.url, token }).source(add());
    await expect(source).rejects.not.toBeInstanceOf(BackendAway);
    await expect(source).rejects.toThrow('Invalid date format');
    wrong.close();
    const refusing = await answering(400, '{"message":"Bad"}');
    await expect(
      createBackend({ url: refusing.url, token }).recordAnalysis(add(), { dates: [], skipped: [] }),
    ).rejects.toThrow('failed with status 400');
    refusing.close();
  });

  it('stops waiting when the work is cancelled', async () => {
    server.hold = true;
    const controller = new AbortController();
    const call = backend().source(add(), controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(call).rejects.toThrow('cancelled');
    server.hold = false;
  });
});
