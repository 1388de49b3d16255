import { parseArgs } from 'node:util';
import { webTargets } from './building/targets.ts';
import { git } from './git.ts';
import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';

const usage = `pnpm release <remote>                       build it, try it, upload it and show it to everyone
             --share <percent>              … to that share of the students
             --reason <text>                why, for those who look at the list
             --no-compare                   do not compare what it calls with the live API
pnpm release --list [remote]                your team's builds: what is live, since when, by whom
pnpm release --share <percent> --of <remote>   show the build under trial to another share
pnpm release --promote <remote>             show it to everyone
pnpm release --rollback <remote> [build] --reason <text>   take it back; without one under trial, go back to the build before
pnpm release shell                          publish the shell on this machine

RELEASE_TOKEN is your team's token; --api <address> names the product if it is not at localhost.
docs/runbooks/release-a-screen.md explains it step by step.`;

const releases = inRoot('infra', 'releases', 'src', 'main.ts');

const run = async (file: string, ...args: string[]) => {
  const { code } = await runProgram(process.execPath, [file, ...args], { live: true });
  if (code !== 0) process.exit(code);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rollback: { type: 'boolean' },
    promote: { type: 'boolean' },
    list: { type: 'boolean' },
    of: { type: 'string' },
    share: { type: 'string' },
    reason: { type: 'string' },
    api: { type: 'string' },
    'no-compare': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [name, build, ...others] = positionals;

const option = (flag: string, value: string | undefined) => (value === undefined ? [] : [flag, value]);
const common = [...option('--api', values.api), ...option('--reason', values.reason)];

/** The commit of the sources; unknown when a file of the remote is not committed. */
const commitOf = (folder: string) => {
  const isClean = git(inRoot('.'), ['status', '--porcelain', '--', folder, 'packages']) === '';
  return isClean ? git(inRoot('.'), ['rev-parse', 'HEAD']) : undefined;
};

const releaseBuild = async (wanted: string) => {
  const targets = webTargets();
  const target = targets.find((candidate) => candidate.name === wanted);
  if (!target) throw new Error(`${wanted} is none of ${targets.map((known) => known.name).join(', ')}`);
  await run(inRoot('scripts', 'build.ts'), wanted);
  if (wanted === 'shell') return run(releases, 'publish', target.cwd);
  const compared = values['no-compare'] ? ['--no-compare'] : [];
  const commit = option('--commit', commitOf(wanted));
  await run(releases, 'ship', ...common, ...option('--share', values.share), ...compared, ...commit, target.cwd);
};

const doneBy = [values.list, values.rollback, values.promote, values.of !== undefined].filter(Boolean).length;
const isComplete = others.length === 0 && doneBy <= 1 && (build === undefined || values.rollback === true);

if (values.help) console.log(usage);
else if (!isComplete) {
  console.error(usage);
  process.exitCode = 1;
} else if (values.list) await run(releases, 'list', ...option('--api', values.api), ...positionals);
else if (values.of !== undefined && values.share !== undefined)
  await run(releases, 'share', ...common, values.of, values.share);
else if (name === undefined) {
  console.error(usage);
  process.exitCode = 1;
} else if (values.rollback) await run(releases, 'rollback', ...common, ...positionals);
else if (values.promote) await run(releases, 'promote', ...common, name);
else await releaseBuild(name);
