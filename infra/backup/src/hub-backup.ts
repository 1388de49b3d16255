import { Command } from 'commander';
import { resolve } from 'node:path';
import { dataDirOf } from './data-dir.ts';
import { makeBackup } from './make-backup.ts';
import { masterKeyOf, masterKeyPath } from './master-key.ts';
import { refuseForeignPostgres } from './refuse-foreign-postgres.ts';
import { runCommand } from './run-command.ts';
import { printLine } from './print-line.ts';
import { describeBackup } from './describe-backup.ts';

const command = new Command('hub backup')
  .description('Copies all that a running start keeps under DATA_DIR into a new folder.')
  .argument('<folder>', 'made here; it gets its name when the copy is whole')
  .option('--with-master-key', 'put the master key in as well: such a backup needs nothing else to be read whole')
  .addHelpText(
    'after',
    `
Holds: the embedded Postgres (event log, read models, the keys of the students, wrapped by the master key), uploaded
files, and the workflows of the local Temporal server. Left out: the master key unless asked for, other secrets and
certificates, which the next start makes anew. Read models are in it as they are in the database, in clear: keep a backup
as safe as the machine, and no longer than a deletion may take (docs/runbooks/backup.md). For the long term there is
hub log export, which holds neither read models nor keys.`,
  )
  .action(async (folder: string, { withMasterKey = false }: { withMasterKey?: boolean }) => {
    const begun = performance.now();
    const [dataDir, target] = [dataDirOf(process.env), resolve(folder)];
    await refuseForeignPostgres(process.env, dataDir);
    const masterKey = await masterKeyOf(process.env, dataDir);
    if (masterKey === undefined)
      throw new Error(`There is no master key: neither MASTER_KEY nor ${masterKeyPath} in ${dataDir}`);
    const manifest = await makeBackup({ dataDir, target, masterKey, withMasterKey });
    printLine(`${describeBackup(manifest)}. Written to ${target} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    printLine(
      withMasterKey
        ? 'The master key is in it: keep it as you keep that key.'
        : 'The master key is not in it, and nothing can be restored without that key: keep it somewhere else.',
    );
  });

await runCommand(command);
