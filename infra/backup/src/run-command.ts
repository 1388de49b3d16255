import type { Command } from 'commander';

/** Runs the command with the arguments of this process. An error becomes one plain line and exit code 1. */
export const runCommand = async (command: Command): Promise<void> => {
  try {
    await command.parseAsync();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
