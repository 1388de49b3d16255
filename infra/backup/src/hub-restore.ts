import { Command } from 'commander';
import { resolve } from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';
import { printLine } from './print-line.ts';
import { describeBackup } from './describe-backup.ts';

const command = new Command('hub restore')
  .description(
    'Puts a backup in the place of what is kept under DATA_DIR, which is moved aside. The product must not run.',
  )
  .argument('<folder>', 'as written by hub backup')
  .addHelpText(
    'after',
    `
Nothing is moved before every file was held against the manifest and the copied Postgres has started and shown every
event. All sessions end; students who were erased since are erased again: docs/runbooks/backup.md.`,
  )
  .action(async (folder: string) => {
    const begun = performance.now();
    const dataDir = dataDirOf(process.env);
    const { manifest, aside } = await restoreBackup({
      backup: resolve(folder),
      dataDir,
      environment: process.env,
      say: printLine,
    });
    printLine(`${describeBackup(manifest)}. Restored to ${dataDir} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    if (aside !== undefined) printLine(`What was there is kept in ${aside}; delete it when all is well.`);
  });

await runCommand(command);
