import { readFileSync } from 'node:fs';

/** What Linux shows of a process. @throws when there is none */
export const linuxProcessStat = (pid: number | string) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the program's name, in brackets, may itself hold blanks and brackets
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    /** It only waits to be reaped, which an orphan may do for ever in a container. */
    isZombie: fields[0] === 'Z',
    parent: Number(fields[1]),
    group: Number(fields[2]),
    /** In ticks since the system's start. */
    start: fields[19],
  };
};
