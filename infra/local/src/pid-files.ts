import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killGroup, signalGroup } from './spawn-child.ts';
import { isAlive, parseRecord, recordOf, type ProcessRecord } from './process-identity.ts';

/** A file per running process, so that the next start can end what a killed supervisor left behind. */
export interface PidFiles {
  add(name: string, pid: number): void;
  remove(name: string): void;
}

/** Notes of running processes in this folder, for whoever starts after a crash; the folder is made. */
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
  // SIGINT is a fast shutdown to Postgres, and the same as SIGTERM to all others
  signalGroup(record.pid, 'SIGINT');
  const patience = performance.now() + 5000;
  while (isAlive(record) && performance.now() < patience) await sleep(50);
  await killGroup(record.pid);
};

/**
 * Ends the processes that an earlier supervisor started and that outlived it. A number that belongs to another
 * process by now is left alone.
 * @returns the names of those that were ended
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
  await endThose((name) => name === 'postgres'); // last, as at an ordered stop
  for (const { file } of left) rmSync(file, { force: true });
  return alive.map(({ name }) => name);
};
