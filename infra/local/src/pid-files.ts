import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killGroup, signalGroup } from './spawn-child.ts';
import { isAlive, parseRecord, recordOf, type ProcessRecord } from './process-identity.ts';

/** One file per running process, so the next start can end processes that a killed supervisor left running. */
export interface PidFiles {
  add(name: string, pid: number): void;
  remove(name: string): void;
}

/** Pid files in this folder, which is created when missing. */
export const pidFilesIn = (folder: string): PidFiles => {
  mkdirSync(folder, { recursive: true });
  const path = (name: string) => join(folder, `${name}.json`);
  return {
    add(name, pid) {
      const record = recordOf(pid);
      if (record) writeFileSync(path(name), JSON.stringify(record));
    },
    remove(name) {
      rmSync(path(name), { force: true });
    },
  };
};

const end = async (record: ProcessRecord) => {
  // Postgres treats SIGINT as a fast shutdown; all others treat it like SIGTERM
  signalGroup(record.pid, 'SIGINT');
  const patience = performance.now() + 5000;
  while (isAlive(record) && performance.now() < patience) await sleep(50);
  await killGroup(record.pid);
};

/**
 * Ends the processes that an earlier supervisor started and left running. A pid that now belongs to another process is
 * left alone.
 * @returns the names of the processes that were ended
 */
export const endLeftovers = async (folder: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const left = readdirSync(folder).map((file) => ({
    file: join(folder, file),
    name: file.replace(/\.json$/, ''),
    record: parseRecord(readFileSync(join(folder, file), 'utf8')),
  }));
  const alive = left.filter(({ record }) => record && isAlive(record));
  const endThose = (wanted: (name: string) => boolean) =>
    Promise.all(alive.flatMap(({ name, record }) => (record && wanted(name) ? [end(record)] : [])));
  await endThose((name) => name !== 'postgres');
  await endThose((name) => name === 'postgres'); // last, as in an orderly stop
  for (const { file } of left) rmSync(file, { force: true });
  return alive.map(({ name }) => name);
};
