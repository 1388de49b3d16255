import process from 'node:process';

/**
 * Calls back at the first sign that this process is to end: Ctrl-C, SIGTERM, a closed terminal, or the death of the
 * package manager that started it, which does not always pass its own signal on.
 */
export const onEnd = (end: (reason: string) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end(signal);
    });
  }
  process.stdout.on('error', () => {
    end('the terminal is gone');
  });
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end('the package manager that started this has ended');
  }, 500).unref();
};
