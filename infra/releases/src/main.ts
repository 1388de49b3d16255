import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ReleaseMode } from '@hub/contracts';
import { Command, Option } from 'commander';
import { apiDocument } from './trial/api-document.ts';
import { examiner } from './trial/examine.ts';
import { publishRemote, type Candidate } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';

import { buildsOf, rollBack } from './roll-back.ts';

const web = resolve(import.meta.dirname, '../../../build/web');

const port = process.env['PORT'] ?? '3000';

const isRemote = (folder: string) =>
  access(join(folder, 'remote.json')).then(
    () => true,
    () => false,
  );

const endings = {
  released: '',
  unchanged: ', unchanged',
  kept: ' stays live, because a team released it; `pnpm release` publishes this checkout instead',
};

const examineWith = (web: string, api: string | false) => async (candidate: Candidate) =>
  examiner(web, api === false ? null : await apiDocument(api))(candidate);

interface Publishing {
  web: string;
  by: ReleaseMode;
  api: string | false;
}

const publish = async (folder: string, { web: target, by, api }: Publishing) => {
  if (!(await isRemote(folder))) {
    const { visitor, host, outcome } = await publishShell(folder, target, by);
    const said = outcome === 'kept' ? `the live one${endings.kept}` : `visitor ${visitor}, host ${host}`;
    return console.log(`shell: ${said}`);
  }
  const { name, version, outcome } = await publishRemote(folder, target, { by, examine: examineWith(target, api) });
  console.log(`${name}: ${version}${endings[outcome]}`);
};

/** A remote is known by its folder, `mfe-classes`, or by its name, `mfe_classes`. */
const nameOf = (text: string) => text.replaceAll('-', '_');

const program = new Command('releases').description('Publishes the builds of the shell and the remotes.');
const toWeb = ['--web <folder>', 'where releases are', web] as const;
program
  .command('publish')
  .description('publish the builds in these folders')
  .argument('<folders...>', 'folders of the shell or of remotes, already built')
  .addOption(
    new Option('--by <mode>', 'what publishes: a start never replaces what a team released')
      .choices(ReleaseMode.options)
      .default('release'),
  )
  .option(...toWeb)
  .option('--no-api', 'do not compare what a build calls with the live API')
  .option('--api <address>', 'the live API, whose endpoints a build must match', `http://localhost:${port}`)
  .action(async (folders: string[], options: { web: string; by: string; api: string | false }) => {
    const publishing = { web: resolve(options.web), by: ReleaseMode.parse(options.by), api: options.api };
    for (const folder of folders) await publish(resolve(folder), publishing);
  });
program
  .command('rollback')
  .description('put an earlier build of a remote live again')
  .argument('<name>', 'name of the remote, such as mfe-classes')
  .argument('[build]', 'one of its earlier builds; without it, the newest that was not rolled back')
  .option(...toWeb)
  .action(async (name: string, build: string | undefined, options: { web: string }) => {
    const { version } = await rollBack(resolve(options.web), nameOf(name), build);
    console.log(`${nameOf(name)}: back to ${version}`);
  });
program
  .command('list')
  .description('list the builds of a remote that can be live again')
  .argument('<name>', 'name of the remote, such as mfe-classes')
  .option(...toWeb)
  .action(async (name: string, options: { web: string }) => {
    const { live, earlier } = await buildsOf(resolve(options.web), nameOf(name));
    console.log(`${live}  live`);
    for (const { version, supersededAt, rolledBack } of earlier) {
      console.log(`${version}  ${rolledBack ? 'rolled back' : 'superseded'} ${supersededAt}`);
    }
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
