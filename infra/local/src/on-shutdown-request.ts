import process from 'node:process';
import { ancestorsOf, launchersAmong } from './launchers.ts';
import { isAlive, recordOf } from './process-identity.ts';

const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

/** A quick look where the system allows one. */
const processEndedCheck = (pid: number) => {
  const record = process.platform === 'linux' ? recordOf(pid) : undefined;
  return () => (record ? !isAlive(record) : isGone(pid));
};

/**
 * Calls back at the first sign that this process is to end: Ctrl-C, SIGTERM, a closed terminal, or the death of the
 * package managers that launched it: npx and pnpm do not pass every signal on.
 */
export const onShutdownRequest = (end: (reason: string) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end(signal);
    });
  }
  process.stdout.on('error', () => {
    end('the terminal is gone');
  });
  const launchers = launchersAmong(ancestorsOf(process.ppid)).map(({ pid }) => processEndedCheck(pid));
  if (launchers.length === 0) return;
  setInterval(() => {
    if (launchers.some((isOver) => isOver())) end('the package manager that started this was ended');
  }, 250).unref();
};
