import { EventStoreDBClient, jsonEvent, type ReadStreamOptions, type ResolvedEvent } from '@eventstore/db-client';
import { createTestDatabase } from '@hub/postgres/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { startEventLog, type EventLogOptions } from '../index.ts';

/** An embedded event log on an empty database of its own. */
export async function startTestLog(memory: EventLogOptions['memory'] = {}) {
  const database = await createTestDatabase();
  const start = (port = 0) => startEventLog({ databaseUrl: database.url, host: '127.0.0.1', port, memory });
  const eventLog = await start();
  return { ...eventLog, databaseUrl: database.url, start, dropDatabase: database.drop };
}

export const connect = (url: string) => EventStoreDBClient.connectionString(url);

const clusterUrl = process.env['EVENTSTORE_URL'];

/** Runs the same tests against the embedded log and, where `EVENTSTORE_URL` names one, against a real cluster. */
export function describeConformance(subject: string, tests: (client: () => EventStoreDBClient) => void): void {
  describe(`the embedded log: ${subject}`, () => {
    let log: Awaited<ReturnType<typeof startTestLog>>;
    let client: EventStoreDBClient;
    beforeAll(async () => {
      log = await startTestLog();
      client = connect(log.url);
    });
    afterAll(async () => {
      await client.dispose();
      await log.drain();
      await log.dropDatabase();
    });
    tests(() => client);
  });
  if (!clusterUrl) {
    process.stderr.write(`${subject}: NOT RUN against a real cluster (EVENTSTORE_URL is not set)\n`);
    return;
  }
  describe(`a real cluster: ${subject}`, () => {
    const client = connect(clusterUrl);
    afterAll(() => client.dispose());
    tests(() => client);
  });
}

/** A stream name that no other test uses. */
export const newStream = (category = 'test') => `${category}-${randomUUID()}`;

export const event = (type = 'Tested', data: Record<string, unknown> = {}) => jsonEvent({ type, data });
export const events = (count: number, type?: string) => Array.from({ length: count }, () => event(type));

export async function collect(source: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
  const all: ResolvedEvent[] = [];
  for await (const item of source) all.push(item);
  return all;
}

export const read = (client: EventStoreDBClient, stream: string, options?: ReadStreamOptions) =>
  collect(client.readStream(stream, options));

export const revisions = (resolved: readonly ResolvedEvent[]) => resolved.map(({ event }) => event?.revision);
export const typesOf = (resolved: readonly ResolvedEvent[]) => resolved.map(({ event }) => event?.type);

/** What a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<{ type: string } & Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as { type: string } & Record<string, unknown>;
  }
  throw new Error('it did not fail');
}
