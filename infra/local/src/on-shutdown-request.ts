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

/** On Linux the process identity is compared, so a reused pid counts as ended. */
const processEndedCheck = (pid: number) => {
  const record = process.platform === 'linux' ? recordOf(pid) : undefined;
  return () => (record ? !isAlive(record) : isGone(pid));
};

/**
 * Calls `end` when this process should stop: on Ctrl-C, SIGTERM, a closed terminal, or when the package manager that
 * launched it ends. npx and pnpm do not forward every signal.
 */
export const onShutdownRequest = (end: (reason: string) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end(signal);
    });
  }
  process.stdout.on('error', () => {
    end('the terminal was closed');
  });
  const launchers = launchersAmong(ancestorsOf(process.ppid)).map(({ pid }) => processEndedCheck(pid));
  if (launchers.length === 0) return;
  setInterval(() => {
    if (launchers.some((isOver) => isOver())) end('the package manager that started this has ended');
  }, 250).unref();
};
