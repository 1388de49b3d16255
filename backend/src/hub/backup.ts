import type { Command } from 'commander';
import { fileURLToPath } from 'node:url';

/** They work on the data folder of the one-machine product and are compiled apart, so they are programs of their own. */
const program = (name: string) => fileURLToPath(new URL(`../../../infra/backup/src/hub-${name}.ts`, import.meta.url));

/** `hub backup`, `hub restore` */
export const backupCommands = (hub: Command): void => {
  hub.command('backup <folder>', 'copy everything that a running start keeps on this machine', {
    executableFile: program('backup'),
  });
  hub.command('restore <folder>', 'put such a copy in the place of what is there, while nothing runs', {
    executableFile: program('restore'),
  });
};
