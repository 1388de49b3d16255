import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setInterval } from 'node:timers';
import { runProgram } from './run-program.ts';

const program = fileURLToPath(new URL('download-program.ts', import.meta.url));
/** After this many ms without a new byte, the download counts as failed. */
const patience = 20_000;

const filesIn = (folder: string) =>
  readdirSync(folder).map((name) => ({ path: join(folder, name), size: statSync(join(folder, name)).size }));
const bytesIn = (folder: string) => filesIn(folder).reduce((sum, { size }) => sum + size, 0);

/**
 * Downloads the Temporal server as the Temporal SDK does.
 * @param folder an empty folder for the program
 * @returns the program's path
 * @throws when nothing arrives for 20 s, or the download fails
 */
export const download = async (
  folder: string,
  progress: (text: string) => void,
  stop: AbortSignal,
): Promise<string> => {
  const stalled = new AbortController();
  let bytes = 0;
  let lastByte = performance.now();
  const watch = setInterval(() => {
    const now = bytesIn(folder);
    if (now > bytes) {
      lastByte = performance.now();
      progress(`Downloading the Temporal server: ${Math.round(now / 1e6)} MB`);
    }
    bytes = now;
    if (performance.now() - lastByte > patience) stalled.abort();
  }, 2000);
  try {
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] };
    const signal = AbortSignal.any([stop, stalled.signal]);
    await runProgram({ file: process.execPath, args: [program, folder], env, signal });
  } catch (error) {
    if (stalled.signal.aborted) throw new Error(`nothing arrived for ${patience / 1000} s`, { cause: error });
    throw error;
  } finally {
    clearInterval(watch);
  }
  const largest = filesIn(folder).toSorted((a, b) => b.size - a.size)[0];
  if (!largest) throw new Error('the download left no program');
  return largest.path;
};
