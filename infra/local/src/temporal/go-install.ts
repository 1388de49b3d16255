import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { runProgram } from './run-program.ts';
import { temporalVersion } from './version.ts';

/** Far above the three minutes that two cores need. */
const limit = 20 * 60_000;

/**
 * Builds the server with Go, at low priority so that the product can start meanwhile.
 * @param folder an empty folder for the program
 * @returns the program's path
 * @throws when Go is missing or the build fails; the message contains Go's last lines
 */
export const goInstall = async (
  folder: string,
  progress: (text: string) => void,
  stop: AbortSignal,
): Promise<string> => {
  const begin = performance.now();
  const watch = setInterval(() => {
    const seconds = Math.round((performance.now() - begin) / 1000);
    progress(`Building the Temporal server with Go: ${seconds} s (about 3 minutes on two cores)`);
  }, 5000);
  try {
    await runProgram({
      file: 'go',
      args: ['install', '-ldflags=-s -w', `github.com/temporalio/cli/cmd/temporal@v${temporalVersion}`],
      env: { ...process.env, GOBIN: folder },
      signal: AbortSignal.any([stop, AbortSignal.timeout(limit)]),
      onStart: (pid) => {
        setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
      },
    });
  } finally {
    clearInterval(watch);
  }
  return join(folder, 'temporal');
};
