import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ReleaseMode, type ReleaseView } from '@hub/contracts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { apiDocument } from './trial/api-document.ts';
import { examiner } from './trial/examine.ts';
import { publishRemote, type Candidate } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';

import { linesOf } from './team/lines.ts';
import { ship } from './team/ship.ts';
import { teamApi, type TeamApi } from './team/team-api.ts';

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

/** The options of `ship`. */
interface Shipping {
  api: string;
  web: string;
  share: number;
  reason?: string;
  commit?: string;
  compare: boolean;
}

interface Telling {
  api: string;
  reason?: string | null;
}

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

/** What the team's commands have in common. */
const teamCommand = (name: string, description: string) =>
  program.command(name).description(description).option('--api <address>', 'the product', `http://localhost:${port}`);

const connect = (api: string) => {
  const token = process.env['RELEASE_TOKEN'];
  if (!token) {
    throw new Error(
      'RELEASE_TOKEN is not set. It is the token of your team, which an operator makes: hub releases claim <remote> --team <team>',
    );
  }
  return teamApi({ api: api.replace(/\/$/, ''), token });
};

const say = (view: ReleaseView) => console.log(linesOf(view).join('\n'));
const reasonOption = ['--reason <text>', 'why'] as const;

const canaryOf = async (api: TeamApi, remote: string) => {
  const found = (await api.list()).find((each) => each.remote === remote);
  const canary = found?.builds.find(({ state }) => state === 'canary');
  if (!canary) throw new Error(`${remote} shows no build to a share of the students`);
  return canary.version;
};

const toShare = (text: string) => {
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 100) throw new InvalidArgumentError('It is 1 to 100 percent.');
  return share;
};

teamCommand('ship', 'try the build of a remote, upload it and show it to a share of the students')
  .argument('<folder>', 'the folder of the remote, already built')
  .option('--share <percent>', 'how many of the students get it', toShare, 100)
  .option('--commit <hash>', 'of the sources')
  .option('--no-compare', 'do not compare what the build calls with the live API')
  .option(...toWeb)
  .option(...reasonOption)
  .action(async (folder: string, options: Shipping) => {
    const { api, share, reason = null, commit = null, compare } = options;
    const examine = examineWith(resolve(options.web), compare ? api : false);
    const shipping = { api: connect(api), share, reason, commit, examine, say: console.log };
    say(await ship(resolve(folder), shipping));
  });
teamCommand('list', 'list the builds of your team')
  .argument('[name]', 'only of this remote, such as mfe-calendar')
  .action(async (name: string | undefined, { api }: { api: string }) => {
    const all = await connect(api).list();
    for (const view of all) if (name === undefined || view.remote === nameOf(name)) say(view);
  });
teamCommand('share', 'show the canary to another share of the students')
  .argument('<name>', 'such as mfe-calendar')
  .argument('<percent>', '1 to 99', toShare)
  .option(...reasonOption)
  .action(async (name: string, share: number, { api, reason = null }: Telling) => {
    const [team, remote] = [connect(api), nameOf(name)];
    say(await team.share(remote, { version: await canaryOf(team, remote), share, reason }));
  });
teamCommand('promote', 'show the canary to everyone')
  .argument('<name>', 'such as mfe-calendar')
  .option(...reasonOption)
  .action(async (name: string, { api, reason = null }: Telling) => {
    const [team, remote] = [connect(api), nameOf(name)];
    say(await team.promote(remote, { version: await canaryOf(team, remote), reason }));
  });
teamCommand('rollback', 'end the canary; without one, go back to the build before')
  .argument('<name>', 'such as mfe-calendar')
  .argument('[build]', 'one of the builds in the list, instead')
  .requiredOption(...reasonOption)
  .action(async (name: string, version: string | undefined, { api, reason }: { api: string; reason: string }) => {
    say(await connect(api).rollBack(nameOf(name), { version, reason }));
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
