import { parseArgs } from 'node:util';
import { inRoot } from './root.ts';
import { runProgram } from './run-program.ts';
import { webTargets } from './building/targets.ts';

const usage = `pnpm release <remote>                      build a remote (or the shell), try it and put it live
             --api <address>               the live API, if it is not at localhost; --no-api: do not compare with it
pnpm release --list <remote>               its live build and those that a rollback can name
pnpm release --rollback <remote> [build]   put an earlier build live again`;

const releases = inRoot('infra', 'releases', 'src', 'main.ts');

const run = async (file: string, ...args: string[]) => {
  const { code } = await runProgram(process.execPath, [file, ...args], { live: true });
  if (code !== 0) process.exit(code);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rollback: { type: 'boolean' },
    list: { type: 'boolean' },
    api: { type: 'string' },
    'no-api': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [name, build, ...others] = positionals;
const takesBuild = values.rollback === true;

if (values.help) console.log(usage);
else if (!name || others.length > 0 || (build !== undefined && !takesBuild) || (values.rollback && values.list)) {
  console.error(usage);
  process.exitCode = 1;
} else if (values.rollback) await run(releases, 'rollback', name, ...(build === undefined ? [] : [build]));
else if (values.list) await run(releases, 'list', name);
else {
  const target = webTargets().find((candidate) => candidate.name === name);
  if (!target)
    throw new Error(
      `${name} is none of ${webTargets()
        .map((known) => known.name)
        .join(', ')}`,
    );
  await run(inRoot('scripts', 'build.ts'), name);
  const { api } = values;
  await run(
    releases,
    'publish',
    ...(api === undefined ? [] : ['--api', api]),
    ...(values['no-api'] ? ['--no-api'] : []),
    target.cwd,
  );
}
