import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes lines to a file that only its owner may read; renames it once it is complete. Returns how many.
 * @throws when the lines or the file fail
 */
export const writeLines = async (file: string, lines: AsyncIterable<string>): Promise<number> => {
  let count = 0;
  const counted = async function* () {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  };
  const half = `${file}.${process.pid}.part`;
  try {
    await pipeline(Readable.from(counted()), createWriteStream(half, { mode: 0o600, flush: true }));
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return count;
};

/** To an output that stays open, until its reader closes it. @throws when the lines fail */
export const printLines = async (lines: AsyncIterable<string>, output: Writable): Promise<void> => {
  const ended = async function* () {
    for await (const line of lines) yield `${line}\n`;
  };
  try {
    await pipeline(Readable.from(ended()), output, { end: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
};
