import { Command, InvalidArgumentError } from 'commander';
import { archiveOf } from '@hub/postgres/backup';
import { dirname, join, resolve } from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { makeBackup } from './make-backup.ts';
import { masterKeyOf, masterKeyPath } from './master-key.ts';
import { refuseForeignPostgres } from './refuse-foreign-postgres.ts';
import { runCommand } from './run-command.ts';
import { printLine } from './print-line.ts';
import { describeBackup } from './describe-backup.ts';
import { secondsSince } from './seconds-since.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { removeOldWal } from './remove-old-wal.ts';
import { tryBackup } from './try-backup.ts';

const fromOne = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('It must be a whole number from 1.');
};

interface BackupCommand {
  readonly withMasterKey?: boolean;
  readonly verify?: boolean;
  readonly keep?: number;
}

const verify = async (folder: string) => {
  const begun = performance.now();
  const manifest = await tryBackup(folder, printLine);
  printLine(`${describeBackup(manifest)}. It can be restored: tried in ${secondsSince(begun)}.`);
};

const command = new Command('hub backup')
  .description('Copies everything that a running product stores under DATA_DIR to a new folder.')
  .argument('<folder>', 'folder to create; it gets this name once the copy is complete')
  .option('--with-master-key', 'include the master key: such a backup can be read without anything else')
  .option('--verify', 'restore an existing backup into a temporary folder, as a drill, instead of making one')
  .option('--keep <n>', 'afterwards remove all but the n newest complete backups next to it', fromOne)
  .addHelpText(
    'after',
    `
Contains the embedded Postgres (event log, read models, and the students' keys wrapped by the master key), uploaded
files, and the workflows of the local Temporal server. Does not contain the master key unless requested, nor other
secrets and certificates, which the next start creates again. Read models are stored in clear, as in the database: protect
a backup like the machine, and keep it no longer than a deletion may take (docs/runbooks/backup.md). For the long term use
hub log export, which contains neither read models nor keys.`,
  )
  .action(async (folder: string, { withMasterKey = false, ...options }: BackupCommand) => {
    if (options.verify) return verify(resolve(folder));
    const begun = performance.now();
    const [dataDir, target] = [dataDirOf(process.env), resolve(folder)];
    await refuseForeignPostgres(process.env, dataDir);
    const masterKey = await masterKeyOf(process.env, dataDir);
    if (masterKey === undefined)
      throw new Error(`There is no master key: neither MASTER_KEY nor ${masterKeyPath} in ${dataDir}`);
    const manifest = await makeBackup({ dataDir, target, masterKey, withMasterKey });
    printLine(`${describeBackup(manifest)}. Written to ${target} in ${secondsSince(begun)}.`);
    printLine(
      withMasterKey
        ? 'It contains the master key: protect it like that key.'
        : 'It does not contain the master key, and nothing can be restored without it: store the key somewhere else.',
    );
    if (options.keep === undefined) return;
    for (const old of await removeOldBackups(dirname(target), options.keep)) printLine(`Removed ${old}.`);
    const archive = await archiveOf(join(dataDir, 'postgres'));
    const parts = archive === undefined ? 0 : await removeOldWal(dirname(target), archive);
    if (parts > 0) printLine(`Removed ${parts} parts of the WAL that no backup there needs.`);
  });

await runCommand(command);
