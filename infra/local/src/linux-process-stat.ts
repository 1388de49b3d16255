import { readFileSync } from 'node:fs';

/** Reads `/proc/<pid>/stat`. @throws when there is no such process */
export const linuxProcessStat = (pid: number | string) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the program's name, in brackets, may itself contain blanks and brackets
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    /** It only waits to be reaped; in a container an orphan may wait forever. */
    isZombie: fields[0] === 'Z',
    parent: Number(fields[1]),
    group: Number(fields[2]),
    /** In clock ticks since boot. */
    start: fields[19],
  };
};
