import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { publishRemote, rollBack } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';

const web = resolve(import.meta.dirname, '../../../build/web');

const isRemote = (folder: string) =>
  access(join(folder, 'remote.json')).then(
    () => true,
    () => false,
  );

const publish = async (folder: string, target: string) => {
  if (!(await isRemote(folder))) {
    const { visitor, host } = await publishShell(folder, target);
    return console.log(`shell: visitor ${visitor}, host ${host}`);
  }
  const { name, version, changed } = await publishRemote(folder, target);
  console.log(`${name}: ${version}${changed ? '' : ', unchanged'}`);
};

const program = new Command('releases').description('Publishes the builds of the shell and the remotes.');
program
  .command('publish')
  .description('publish the builds in these folders')
  .argument('<folders...>', 'folders of the shell or of remotes, already built')
  .option('--web <folder>', 'where releases go', web)
  .action(async (folders: string[], options: { web: string }) => {
    for (const folder of folders) await publish(resolve(folder), resolve(options.web));
  });
program
  .command('rollback')
  .description('go back to the previous build of a remote')
  .argument('<name>', 'name of the remote, such as mfe_classes')
  .option('--web <folder>', 'where releases are', web)
  .action(async (name: string, options: { web: string }) => {
    const { version } = await rollBack(name, resolve(options.web));
    console.log(`${name}: back to ${version}`);
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
