import { rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EventLog } from '../platform/event-log.ts';
import { toLine } from './log-line.ts';

/**
 * Writes the whole log to a file that only its owner may read, one event a line; it gets its name once it is complete.
 * Answers how many. @throws when the log or the file fails
 */
export const exportLog = async (eventLog: EventLog, file: string): Promise<number> => {
  let count = 0;
  const lines = async function* () {
    for await (const event of eventLog.readAll()) {
      count += 1;
      yield `${toLine(event)}\n`;
    }
  };
  const half = `${file}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(lines()), createWriteStream(half, { mode: 0o600, flush: true }));
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return count;
};

/** To standard output. @throws when the log fails */
export const printLog = async (eventLog: EventLog): Promise<void> => {
  const lines = async function* () {
    for await (const event of eventLog.readAll()) yield `${toLine(event)}\n`;
  };
  await pipeline(Readable.from(lines()), process.stdout, { end: false });
};
