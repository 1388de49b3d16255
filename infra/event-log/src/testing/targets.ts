import {
  EventStoreDBClient,
  jsonEvent,
  type Credentials,
  type ReadStreamOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { ensureAccess } from '../access/access.ts';
import { startEventLog, type EventLogOptions } from '../index.ts';

/** An embedded event log on a separate, empty database; without TLS unless `access` is given. */
export async function startTestLog(options: Pick<EventLogOptions, 'memory' | 'access' | 'commit' | 'metrics'> = {}) {
  const database = await createTestDatabase();
  const start = (port = 0) => startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port, ...options });
  const eventLog = await start();
  return { ...eventLog, databaseUrl: database.url, start, dropDatabase: database.drop };
}

/** Password and certificates in a temporary folder, removed after the file's tests. */
export async function temporaryAccess() {
  const folder = await mkdtemp(join(tmpdir(), 'hub-event-log-access-'));
  return { folder, access: await ensureAccess(folder), remove: () => rm(folder, { recursive: true }) };
}

export const connect = (url: string) => EventStoreDBClient.connectionString(url);

const clusterUrl = process.env['EVENTSTORE_URL'];

/** The server that a conformance test uses. */
export interface Target {
  client: EventStoreDBClient;
  credentials: Credentials;
  url: string;
}

function targetOf(url: string): Target {
  const { username, password } = new URL(url);
  const credentials = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return { client: connect(url), credentials, url };
}

/**
 * Runs the same tests against the embedded log, over TLS as in the product, and against the real cluster in
 * `EVENTSTORE_URL` if set.
 */
export function describeConformance(
  subject: string,
  tests: (client: () => EventStoreDBClient, target: () => Target) => void,
): void {
  describe(`the embedded log: ${subject}`, { tags: ['R8'] }, () => {
    let kept: Awaited<ReturnType<typeof temporaryAccess>>;
    let log: Awaited<ReturnType<typeof startTestLog>>;
    let target: Target;
    beforeAll(async () => {
      kept = await temporaryAccess();
      log = await startTestLog({ access: kept.access });
      target = targetOf(log.url);
    });
    afterAll(async () => {
      await target.client.dispose();
      await log.drain();
      await Promise.all([log.dropDatabase(), kept.remove()]);
    });
    tests(
      () => target.client,
      () => target,
    );
  });
  if (!clusterUrl) {
    process.stderr.write(`${subject}: NOT RUN against a real cluster (EVENTSTORE_URL is not set)\n`);
    return;
  }
  describe(`a real cluster: ${subject}`, { tags: ['R8'] }, () => {
    const target = targetOf(clusterUrl);
    afterAll(() => target.client.dispose());
    tests(
      () => target.client,
      () => target,
    );
  });
}

/** A unique stream name. */
export const newStream = (category = 'test') => `${category}-${randomUUID()}`;

export const event = (type = 'Tested', data: Record<string, unknown> = {}) => jsonEvent({ type, data });
export const events = (count: number, type?: string) => Array.from({ length: count }, () => event(type));

/** A new stream with the given number of events. */
export async function newStreamOf(client: EventStoreDBClient, count: number) {
  const stream = newStream();
  const { position } = await client.appendToStream(stream, events(count), { expectedRevision: 'no_stream' });
  return { stream, position };
}

export async function collect(source: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
  const all: ResolvedEvent[] = [];
  for await (const item of source) all.push(item);
  return all;
}

export const read = (client: EventStoreDBClient, stream: string, options?: ReadStreamOptions) =>
  collect(client.readStream(stream, options));

export const revisions = (resolved: readonly ResolvedEvent[]) => resolved.map(({ event }) => event?.revision);
export const typesOf = (resolved: readonly ResolvedEvent[]) => resolved.map(({ event }) => event?.type);

/** The error of a rejected promise. */
export async function failureOf(promise: Promise<unknown>): Promise<{ type: string } & Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as { type: string } & Record<string, unknown>;
  }
  throw new Error('it did not fail');
}
