import type { AppendResult, AppendToStreamOptions, EventData, EventStoreDBClient } from '@eventstore/db-client';
import { describe } from 'vitest';
import type { Target } from './targets.ts';

type Append = (stream: string, data: EventData | EventData[], options?: AppendToStreamOptions) => Promise<AppendResult>;

/** Runs the same tests with both calls that append: BatchAppend, and Append, which the client uses for own credentials. */
export function describeAppendCalls(
  client: () => EventStoreDBClient,
  target: () => Target,
  tests: (append: Append) => void,
): void {
  const calls: [string, () => AppendToStreamOptions][] = [
    ['BatchAppend', () => ({})],
    ['Append', () => ({ credentials: target().credentials })],
  ];
  describe.each(calls)('by %s', (_, ofCall) => {
    tests((stream, data, options = {}) => client().appendToStream(stream, data, { ...ofCall(), ...options }));
  });
}
