import { rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EventLog, StoredEvent } from '../platform/event-log/index.ts';
import { toLine } from './log-line.ts';

/** Which events to export; all by default. */
export interface Wanted {
  readonly stream?: string | undefined;
  /** Recorded at this time or later. */
  readonly from?: Date | undefined;
  /** Recorded earlier. */
  readonly to?: Date | undefined;
}

async function* eventsOf(eventLog: EventLog, { stream, from, to }: Wanted): AsyncGenerator<StoredEvent> {
  const events = stream === undefined ? eventLog.readAll() : await eventLog.read(stream);
  for await (const event of events) {
    const inTime = (!from || event.created >= from) && (!to || event.created < to);
    if (inTime) yield event;
  }
}

async function* linesOf(events: AsyncIterable<StoredEvent>) {
  for await (const event of events) yield `${toLine(event)}\n`;
}

/**
 * Writes the log to a file that only its owner may read, one event per line; renames it once it is complete.
 * Returns the number of events. @throws when the log or the file fails
 */
export const exportLog = async (eventLog: EventLog, file: string, wanted: Wanted = {}): Promise<number> => {
  let count = 0;
  const counted = async function* () {
    for await (const event of eventsOf(eventLog, wanted)) {
      count += 1;
      yield event;
    }
  };
  const half = `${file}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(linesOf(counted())), createWriteStream(half, { mode: 0o600, flush: true }));
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return count;
};

/** To an output that stays open, until its reader closes it. @throws when the log fails */
export const printLog = async (eventLog: EventLog, output: Writable, wanted: Wanted = {}): Promise<void> => {
  try {
    await pipeline(Readable.from(linesOf(eventsOf(eventLog, wanted))), output, { end: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
};
