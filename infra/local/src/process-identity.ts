import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { linuxProcessStat } from './linux-process-stat.ts';

/** A process that can be told from every other that had or will have its number. */
export const ProcessRecord = z.object({ pid: z.int().positive(), identity: z.string() });
export type ProcessRecord = z.infer<typeof ProcessRecord>;

const startOnLinux = (pid: number) => {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const { isZombie, start } = linuxProcessStat(pid);
  return isZombie ? undefined : `${boot}/${start}`;
};

/** When the process started, as a text to compare; undefined when no such process runs. */
const identityOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

/** Undefined when the process is gone already. */
export const recordOf = (pid: number): ProcessRecord | undefined => {
  const identity = identityOf(pid);
  return identity === undefined ? undefined : { pid, identity };
};

/** Whether the very process that was recorded still runs; another one with its number does not count. */
export const isAlive = ({ pid, identity }: ProcessRecord) => identityOf(pid) === identity;

const isInGroup = (pid: string, group: number) => {
  try {
    const stat = linuxProcessStat(pid);
    return stat.group === group && !stat.isZombie;
  } catch {
    return false;
  }
};

/** Whether a process of this group still runs. */
export const isGroupAlive = (group: number): boolean => {
  if (process.platform === 'linux')
    return readdirSync('/proc').some((name) => /^\d+$/.test(name) && isInGroup(name, group));
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

/** A record from a file's text; undefined when the text is none. */
export const parseRecord = (text: string): ProcessRecord | undefined => {
  try {
    return ProcessRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
