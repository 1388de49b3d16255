import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { linuxProcessStat } from './linux-process-stat.ts';

/** One row of the process table. */
export interface ProcessInfo {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const isPackageManager = ({ command }: ProcessInfo) =>
  /(?:^|[\s/'"])(?:p?np[mx]|corepack)(?:@[\d.]+)?(?:[\s'".]|$)/.test(command);
/** The shell that a package manager puts between itself and the script. */
const isGoBetween = ({ command }: ProcessInfo) => /^(?:\/\S*\/)?(?:da|ba)?sh -c /.test(command);

/**
 * Filters our ancestors, nearest first, for those that only launched us: package managers and the shells between them.
 * The user's or script's own shell does not count, nor does anything above it.
 */
export const launchersAmong = (ancestors: readonly ProcessInfo[]): ProcessInfo[] => {
  const end = ancestors.findIndex((shown) => !isPackageManager(shown) && !isGoBetween(shown));
  const near = end === -1 ? ancestors : ancestors.slice(0, end);
  return near.slice(0, near.findLastIndex((shown) => isPackageManager(shown) && !isGoBetween(shown)) + 1);
};

const onLinux = (pid: number): ProcessInfo => {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { pid, parent: linuxProcessStat(pid).parent, command };
};

const elsewhere = (pid: number): ProcessInfo => {
  const text = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [parent = '0', ...command] = text.split(/\s+/);
  return { pid, parent: Number(parent), command: command.join(' ') };
};

/** The given process and its ancestors, nearest first, as far up as they can be read. */
export const ancestorsOf = (first: number): ProcessInfo[] => {
  const found: ProcessInfo[] = [];
  try {
    for (let pid = first; pid > 1; pid = found.at(-1)?.parent ?? 0) {
      found.push(process.platform === 'linux' ? onLinux(pid) : elsewhere(pid));
    }
  } catch {
    // one ended meanwhile, or may not be read
  }
  return found;
};
