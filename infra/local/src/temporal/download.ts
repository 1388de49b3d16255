import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { clearTimeout, setTimeout } from 'node:timers';
import { archiveFor, type Archive } from './archives.ts';
import { runProgram } from './run-program.ts';

/** After this many ms without a new byte, the download counts as failed. */
const patience = 20_000;

/** Aborts when nothing happens for a while. */
const impatient = () => {
  const controller = new AbortController();
  const expire = () => {
    controller.abort(new Error(`nothing arrived for ${patience / 1000} s`));
  };
  let timer = setTimeout(expire, patience);
  return {
    signal: controller.signal,
    beat: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, patience);
    },
    end: () => {
      clearTimeout(timer);
    },
  };
};

interface FetchOptions {
  readonly progress: (text: string) => void;
  readonly signal: AbortSignal;
  /** Called for every piece that arrives. */
  readonly beat: () => void;
}

/** @returns the SHA-256 of what was written, in hex */
const fetchInto = async (path: string, url: string, { progress, signal, beat }: FetchOptions): Promise<string> => {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url} responded with ${response.status}`);
  const hash = createHash('sha256');
  let [bytes, shown] = [0, 0];
  const watched = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      beat();
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes - shown > 2e6) {
        shown = bytes;
        progress(`Downloading the Temporal server: ${Math.round(bytes / 1e6)} MB`);
      }
      yield chunk;
    }
  };
  await pipeline(response.body, watched, createWriteStream(path), { signal });
  return hash.digest('hex');
};

/**
 * Downloads an archive, and unpacks it only if it has the checksum that is written in this repository.
 * @param folder an empty folder for the program
 * @returns the program's path
 * @throws when nothing arrives for 20 s, the download fails, or the checksum differs
 */
export const downloadArchive = async (
  { url, sha256 }: Archive,
  folder: string,
  { progress, stop }: { readonly progress: (text: string) => void; readonly stop: AbortSignal },
): Promise<string> => {
  const archive = join(folder, 'archive.tar.gz');
  const { signal: stalled, beat, end } = impatient();
  const signal = AbortSignal.any([stop, stalled]);
  try {
    const found = await fetchInto(archive, url, { progress, signal, beat });
    if (found !== sha256) throw new Error(`refused: ${url} has the checksum ${found} instead of ${sha256}`);
    await runProgram({ file: 'tar', args: ['-xzf', archive, '-C', folder, 'temporal'], env: process.env, signal });
  } catch (error) {
    stalled.throwIfAborted();
    throw error;
  } finally {
    end();
    await rm(archive, { force: true });
  }
  return join(folder, 'temporal');
};

/**
 * Downloads the official Temporal server for this machine.
 * @throws as `downloadArchive`, and where no checksum is known for this kind of machine
 */
export const download = async (folder: string, progress: (text: string) => void, stop: AbortSignal): Promise<string> =>
  await downloadArchive(archiveFor(process.platform, process.arch), folder, { progress, stop });
