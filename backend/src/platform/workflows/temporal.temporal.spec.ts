import { plainTemporal } from '@hub/settings';
import { analyzeSyllabus, DocumentId } from '@hub/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { constants, createServer as createHttp2Server, type ServerHttp2Stream } from 'node:http2';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { Rejection } from '../domain/index.ts';
import { createTemporal, type Temporal } from './temporal.ts';
import { startMutualTls } from './testing/mutual-tls.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    temporalAddress: string;
  }
}

const documentId = DocumentId.parse(randomUUID());
const run = { contract: analyzeSyllabus, key: documentId, ownerId: randomUUID() };
const owners = {
  claim: async () => undefined,
  workflowsOf: async () => [],
  forget: async () => undefined,
  payloadKey: async () => randomBytes(32),
};
/** `COMMAND_TYPE_COMPLETE_WORKFLOW_EXECUTION` of Temporal's protocol. */
const completing = 4;
let temporal: Temporal;
afterEach(() => temporal.close());

/** Owners of workflows, for the duration of a test. */
const inMemoryOwners = () => {
  const owned = new Map<string, string>();
  const key = randomBytes(32);
  return {
    claim: async (workflowId: string, ownerId: string) => void owned.set(workflowId, ownerId),
    workflowsOf: async (ownerId: string) => [...owned].filter(([, owner]) => owner === ownerId).map(([id]) => id),
    forget: async (workflowId: string) => void owned.delete(workflowId),
    payloadKey: async () => key,
  };
};

const answering =
  (code: number, message: string) =>
  (stream: ServerHttp2Stream): void => {
    const status = { 'grpc-status': String(code), 'grpc-message': encodeURIComponent(message) };
    stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...status }, { endStream: true });
  };

/** Responds to every call in the same way, except the one that reads the server's capabilities. */
const serving = async (answer: (stream: ServerHttp2Stream) => void) => {
  let calls = 0;
  const server = createHttp2Server();
  server.on('stream', (stream, { ':path': path }) => {
    stream.on('error', () => undefined);
    if (path?.endsWith('/GetSystemInfo')) return answering(12, 'not known')(stream);
    calls += 1;
    answer(stream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `127.0.0.1:${port}`, calls: () => calls, close: () => server.close() };
};

/** Ends the next workflow of a queue with success, as a worker would. */
const succeedNext = async (connection: Connection, queue: string) => {
  const taken = { namespace: 'default', taskQueue: { name: queue }, identity: 'a worker' };
  const { taskToken } = await connection.withDeadline(Date.now() + 60_000, () =>
    connection.workflowService.pollWorkflowTaskQueue(taken),
  );
  const commands = [{ commandType: completing, completeWorkflowExecutionCommandAttributes: {} }];
  await connection.workflowService.respondWorkflowTaskCompleted({ ...taken, taskToken, commands });
};

it('a workflow started several times with one key, as by a repeated event, is one run', { tags: ['R5'] }, async () => {
  const address = inject('temporalAddress');
  temporal = createTemporal(plainTemporal(address), inMemoryOwners());
  const id = DocumentId.parse(randomUUID());
  const one = { contract: { ...analyzeSyllabus, taskQueue: `unused-${id}` }, key: id, ownerId: randomUUID() };
  const connection = await Connection.connect({ address });
  const handle = new Client({ connection }).workflow.getHandle(`analyzeSyllabus-${id}`);
  const start = () => temporal.start(one, { documentId: id });

  await start();
  const { runId } = await handle.describe();
  await Promise.all([start(), start(), start()]);
  expect(await handle.describe()).toMatchObject({ runId, status: { name: 'RUNNING' } });

  await temporal.erase(one.ownerId);
  await connection.close();
});

it('[Q167] a workflow started with `once` is not run again after it succeeded, but is after it was terminated', async () => {
  const address = inject('temporalAddress');
  temporal = createTemporal(plainTemporal(address), inMemoryOwners());
  const id = DocumentId.parse(randomUUID());
  const queue = `unused-${id}`;
  const one = { contract: { ...analyzeSyllabus, taskQueue: queue }, key: id, ownerId: randomUUID() };
  const connection = await Connection.connect({ address });
  const handle = new Client({ connection }).workflow.getHandle(`analyzeSyllabus-${id}`);
  const run = async (once?: true) => {
    await temporal.start({ ...one, ...(once && { once }) }, { documentId: id });
    return (await handle.describe()).runId;
  };

  const broken = await run(true);
  await handle.terminate();
  const done = await run(true);
  expect(done).not.toBe(broken);
  await succeedNext(connection, queue);
  expect(await run(true)).toBe(done);
  expect(await run()).not.toBe(done);

  const workflowId = `analyzeSyllabus-${id}`;
  expect(await temporal.isKept(workflowId)).toBe(true);
  await temporal.erase(one.ownerId);
  await expect.poll(() => temporal.isKept(workflowId), { timeout: 30_000 }).toBe(false);
  await connection.close();
});

describe('a workflow that a stranger started under the same id', () => {
  it.each(['still runs', 'has succeeded'])('and that %s is replaced, never joined', async (state) => {
    const address = inject('temporalAddress');
    temporal = createTemporal(plainTemporal(address), inMemoryOwners());
    const id = DocumentId.parse(randomUUID());
    const one = { contract: { ...analyzeSyllabus, taskQueue: `unused-${id}` }, key: id, ownerId: randomUUID() };
    const connection = await Connection.connect({ address });
    const stranger = new Client({ connection });
    const workflowId = `analyzeSyllabus-${id}`;
    const options = { taskQueue: one.contract.taskQueue, workflowId, args: [{ documentId: id }] };
    const forged = await stranger.workflow.start(analyzeSyllabus.name, options);
    if (state === 'has succeeded') await succeedNext(connection, options.taskQueue);

    await temporal.start({ ...one, once: true }, { documentId: id });
    const { runId } = await stranger.workflow.getHandle(workflowId).describe();
    expect(runId).not.toBe(forged.firstExecutionRunId);
    await temporal.start({ ...one, once: true }, { documentId: id });
    expect((await stranger.workflow.getHandle(workflowId).describe()).runId).toBe(runId);
    await temporal.erase(one.ownerId);
    await connection.close();
  });
});

describe('the workflows of an erased student', () => {
  it('are terminated and their histories deleted; those of others continue', async () => {
    const address = inject('temporalAddress');
    const owned = inMemoryOwners();
    temporal = createTemporal(plainTemporal(address), owned);
    const [ann, bob] = [randomUUID(), randomUUID()];
    const runs = [ann, ann, bob].map((ownerId) => {
      const id = DocumentId.parse(randomUUID());
      return { contract: { ...analyzeSyllabus, taskQueue: `unused-${ownerId}` }, key: id, ownerId };
    });
    for (const one of runs) await temporal.start(one, { documentId: one.key });

    await temporal.erase(ann);
    await temporal.erase(ann);

    const connection = await Connection.connect({ address });
    const { workflow } = new Client({ connection });
    const statusOf = (key: string) =>
      workflow
        .getHandle(`analyzeSyllabus-${key}`)
        .describe()
        .then(
          ({ status }) => status.name as string,
          (error: unknown) => (error instanceof WorkflowNotFoundError ? 'deleted' : String(error)),
        );
    const statuses = () => Promise.all(runs.map(({ key }) => statusOf(key)));
    await expect.poll(statuses, { timeout: 30_000 }).toEqual(['deleted', 'deleted', 'RUNNING']);
    expect(await owned.workflowsOf(ann)).toEqual([]);
    await temporal.erase(bob);
    await connection.close();
  });
});

it('a workflow has a worker while one polls its queue', async () => {
  const address = inject('temporalAddress');
  temporal = createTemporal(plainTemporal(address), owners);
  const contract = { ...analyzeSyllabus, taskQueue: `queue-${randomUUID()}` };
  expect(await temporal.hasWorker(contract)).toBe(false);

  const connection = await Connection.connect({ address });
  const enough = new AbortController();
  const poll = () =>
    connection.workflowService.pollWorkflowTaskQueue({
      namespace: 'default',
      taskQueue: { name: contract.taskQueue },
      identity: 'a worker',
    });
  const polling = connection
    .withAbortSignal(enough.signal, () => connection.withDeadline(Date.now() + 60_000, poll))
    .catch(() => undefined);
  await expect.poll(() => temporal.hasWorker(contract), { timeout: 30_000 }).toBe(true);
  enough.abort();
  await polling;
  await connection.close();
});

describe('a Temporal server with mutual TLS', () => {
  it('is reached with the client certificate, and not without', async () => {
    const secure = await startMutualTls(inject('temporalAddress'));
    const contract = { ...analyzeSyllabus, taskQueue: `queue-${randomUUID()}` };
    const id = DocumentId.parse(randomUUID());
    const start = () => temporal.start({ contract, key: id, ownerId: id }, { documentId: id });

    temporal = createTemporal(secure.access, inMemoryOwners());
    await start();
    expect(await temporal.isKept(`analyzeSyllabus-${id}`)).toBe(true);
    await temporal.erase(id);
    await temporal.close();

    const { serverRootCACertificate } = secure.access.tls;
    temporal = createTemporal({ ...secure.access, tls: { serverRootCACertificate } }, owners, []);
    await expect(start()).rejects.toMatchObject({ code: 'analysis_unavailable' });
    secure.close();
  });
});

describe('without Temporal', () => {
  it('every call is soon rejected as unavailable', async () => {
    temporal = createTemporal(plainTemporal('127.0.0.1:1'), owners);
    const begun = performance.now();
    const unavailable = { code: 'analysis_unavailable' };
    await expect(temporal.start(run, { documentId })).rejects.toMatchObject(unavailable);
    await expect(temporal.outcome(run)).rejects.toMatchObject(unavailable);
    await expect(temporal.cancel(run)).rejects.toMatchObject(unavailable);
    await expect(temporal.check(analyzeSyllabus.taskQueue)).rejects.toMatchObject(unavailable);
    expect(await temporal.hasWorker(analyzeSyllabus)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('a server that accepts connections but never responds counts as unavailable too', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    temporal = createTemporal(
      plainTemporal(`127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`),
      owners,
    );
    await expect(temporal.start(run, { documentId })).rejects.toMatchObject({ code: 'analysis_unavailable' });
    mute.close();
  });

  const temporary: readonly [string, (stream: ServerHttp2Stream) => void][] = [
    ['is overloaded', answering(8, 'namespace rate limit exceeded')],
    ['aborts a call', answering(10, 'shard moved')],
    ['resets a call', (stream) => stream.close(constants.NGHTTP2_INTERNAL_ERROR)],
  ];
  it.each(temporary)(
    'a call to a server that %s is retried, and the server counts as unavailable',
    async (_what, answer) => {
      const server = await serving(answer);
      temporal = createTemporal(plainTemporal(server.address), owners);
      await expect(temporal.start(run, { documentId })).rejects.toMatchObject({ code: 'analysis_unavailable' });
      expect(server.calls()).toBe(3);
      server.close();
    },
  );

  const permanent: readonly [string, (stream: ServerHttp2Stream) => void][] = [
    ['rejects a message as too large', answering(8, 'grpc: received message larger than max (9 vs. 4)')],
    ['has an internal error', answering(13, 'a bug')],
  ];
  it.each(permanent)('a call to a server that %s is not retried', async (_what, answer) => {
    const server = await serving(answer);
    temporal = createTemporal(plainTemporal(server.address), owners);
    const failure: unknown = await temporal.start(run, { documentId }).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(Rejection);
    expect(server.calls()).toBe(1);
    server.close();
  });

  it('an input that breaks the contract is never sent', async () => {
    temporal = createTemporal(plainTemporal('127.0.0.1:1'), owners);
    await expect(temporal.start(run, { documentId: 'no id' })).rejects.toThrow(/UUID/);
  });
});
