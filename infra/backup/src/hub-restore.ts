import { Command, InvalidArgumentError } from 'commander';
import { resolve } from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';
import { secondsSince } from './seconds-since.ts';
import { printLine } from './print-line.ts';
import { describeBackup } from './describe-backup.ts';

const timeOf = (text: string) => {
  const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const time = new Date(text);
  if (withZone && !Number.isNaN(time.getTime())) return time;
  throw new InvalidArgumentError('It must be a time with its zone, such as 2026-11-26T14:05:00Z.');
};

interface RestoreCommand {
  readonly until?: Date;
  readonly archive?: string;
}

const command = new Command('hub restore')
  .description(
    'Replaces the data under DATA_DIR with a backup; the old data is moved aside. The product must not be running.',
  )
  .argument('<folder>', 'a backup written by hub backup')
  .option('--until <time>', 'restore what was there at this time, such as 2026-11-26T14:05:00Z', timeOf)
  .option('--archive <folder>', 'where the WAL since the backup is, if it was moved', (path) => resolve(path))
  .addHelpText(
    'after',
    `
Nothing is moved until every file matches the manifest and the copied Postgres has started and contains every event.
--until needs WAL_ARCHIVE to be set since before the backup. Files and workflows that are still under DATA_DIR are kept.
All sessions end; students erased after the backup are erased again: docs/runbooks/backup.md.`,
  )
  .action(async (folder: string, { until, archive }: RestoreCommand) => {
    const begun = performance.now();
    const dataDir = dataDirOf(process.env);
    const { manifest, aside } = await restoreBackup({
      backup: resolve(folder),
      dataDir,
      environment: process.env,
      say: printLine,
      until,
      archive,
    });
    printLine(`${describeBackup(manifest)}. Restored to ${dataDir} in ${secondsSince(begun)}.`);
    if (aside !== undefined) printLine(`The old data is in ${aside}; delete it once everything works.`);
  });

await runCommand(command);
