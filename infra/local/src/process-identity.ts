import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { linuxProcessStat } from './linux-process-stat.ts';

/** Identifies a process even if its pid is reused later. */
export const ProcessRecord = z.object({ pid: z.int().positive(), identity: z.string() });
export type ProcessRecord = z.infer<typeof ProcessRecord>;

const startOnLinux = (pid: number) => {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const { isZombie, start } = linuxProcessStat(pid);
  return isZombie ? undefined : `${boot}/${start}`;
};

/** The start time of the process as comparable text; undefined when no such process runs. */
const identityOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

/** The record of a running process; undefined when it is gone. */
export const recordOf = (pid: number): ProcessRecord | undefined => {
  const identity = identityOf(pid);
  return identity === undefined ? undefined : { pid, identity };
};

/** Whether the recorded process still runs; another process with the same pid does not count. */
export const isAlive = ({ pid, identity }: ProcessRecord) => identityOf(pid) === identity;

const isInGroup = (pid: string, group: number) => {
  try {
    const stat = linuxProcessStat(pid);
    return stat.group === group && !stat.isZombie;
  } catch {
    return false;
  }
};

/** Whether any process of this group still runs. */
export const isGroupAlive = (group: number): boolean => {
  if (process.platform === 'linux')
    return readdirSync('/proc').some((name) => /^\d+$/.test(name) && isInGroup(name, group));
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

/** Parses a record; undefined when the text is not a valid one. */
export const parseRecord = (text: string): ProcessRecord | undefined => {
  try {
    return ProcessRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
