import type { Writable } from 'node:stream';
import type { EventLog, StoredEvent } from '../platform/event-log/index.ts';
import { toLine } from './log-line.ts';
import { printLines, writeLines } from './write-lines.ts';

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

async function* linesOf(eventLog: EventLog, wanted: Wanted) {
  for await (const event of eventsOf(eventLog, wanted)) yield toLine(event);
}

/** Writes one event per line. Returns the number of events. @throws when the log or the file fails */
export const exportLog = (eventLog: EventLog, file: string, wanted: Wanted = {}): Promise<number> =>
  writeLines(file, linesOf(eventLog, wanted));

/** To an output that stays open, until its reader closes it. @throws when the log fails */
export const printLog = (eventLog: EventLog, output: Writable, wanted: Wanted = {}): Promise<void> =>
  printLines(linesOf(eventLog, wanted), output);
