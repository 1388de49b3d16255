import { Command } from 'commander';
import { resolve } from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';
import { secondsSince } from './seconds-since.ts';
import { printLine } from './print-line.ts';
import { describeBackup } from './describe-backup.ts';

const command = new Command('hub restore')
  .description(
    'Replaces the data under DATA_DIR with a backup; the old data is moved aside. The product must not be running.',
  )
  .argument('<folder>', 'a backup written by hub backup')
  .addHelpText(
    'after',
    `
Nothing is moved until every file matches the manifest and the copied Postgres has started and contains every event.
All sessions end; students erased after the backup are erased again: docs/runbooks/backup.md.`,
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
    printLine(`${describeBackup(manifest)}. Restored to ${dataDir} in ${secondsSince(begun)}.`);
    if (aside !== undefined) printLine(`The old data is in ${aside}; delete it once everything works.`);
  });

await runCommand(command);
