import type { Command } from 'commander';
import { fileURLToPath } from 'node:url';

/** These work on the data folder of the one-machine product and are compiled separately, so they are separate programs. */
const program = (name: string) => fileURLToPath(new URL(`../../../infra/backup/src/hub-${name}.ts`, import.meta.url));

/** `hub backup`, `hub restore` */
export const backupCommands = (hub: Command): void => {
  hub.command('backup <folder>', 'copy all data of a running start on this machine', {
    executableFile: program('backup'),
  });
  hub.command('restore <folder>', 'replace the current data by a backup, while nothing runs', {
    executableFile: program('restore'),
  });
};
