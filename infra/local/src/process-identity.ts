import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A process that can be told from every other that had or will have its number. */
export const ProcessRecord = z.object({ pid: z.int().positive(), identity: z.string() });
export type ProcessRecord = z.infer<typeof ProcessRecord>;

/** Undefined when it waits to be reaped, which an orphan may do for ever in a container. @throws when it is gone */
const statOnLinux = (pid: string | number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the program's name, in brackets, may itself hold blanks and brackets
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : { group: fields[2], start: fields[19] };
};

const startOnLinux = (pid: number) => {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = statOnLinux(pid);
  return stat && `${boot}/${stat.start}`;
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
    return statOnLinux(pid)?.group === String(group);
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
