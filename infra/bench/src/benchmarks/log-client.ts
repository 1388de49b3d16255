import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';

const closeMs = 2000;

/**
 * Runs `work` with the official client, which is disposed of afterwards. Use one at a time: all clients of a process
 * share one table of pending appends.
 */
export const withClient = async <Result>(
  url: string,
  work: (client: EventStoreDBClient) => Promise<Result>,
): Promise<Result> => {
  const client = EventStoreDBClient.connectionString(url);
  try {
    return await work(client);
  } finally {
    await Promise.race([client.dispose(), pause(closeMs, undefined, { ref: false })]);
  }
};

const pad = 'x'.repeat(250);

/** About 330 bytes of JSON, like an event of the product. */
export const sampleEvent = () =>
  jsonEvent({ type: 'Measured', data: { pad, at: Date.now() }, metadata: { $correlationId: 'bench', actor: 'bench' } });
