import { isFresh, stamp, unstamp } from './building/stamps.ts';
import { publishTarget, webTargets, workflowTarget, type Target } from './building/targets.ts';
import { runProgram } from './run-program.ts';

/** @returns what the program said, when it failed */
const build = async (target: Target): Promise<string | undefined> => {
  const begin = performance.now();
  unstamp(target);
  const [file, ...args] = target.command;
  const { code, output } = await runProgram(file, args, { cwd: target.cwd });
  if (code !== 0) return `${target.name} could not be built (exit code ${code}):\n${output}`;
  stamp(target);
  console.log(`built ${target.name} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return undefined;
};

/** Two at a time: as many as the smallest machine has cores. */
const buildAll = async (targets: readonly Target[]) => {
  const waiting = [...targets];
  const failures: string[] = [];
  const lane = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const failure = await build(target);
      if (failure !== undefined) failures.push(failure);
    }
  };
  await Promise.all([lane(), lane()]);
  return failures;
};

const wanted = process.argv.slice(2);
const targets = [...webTargets(), workflowTarget()].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (targets.length < wanted.length) throw new Error(`Not all of these can be built: ${wanted.join(', ')}`);
const stale = targets.filter((target) => !isFresh(target));
const failures = await buildAll(stale);
const isWhole = wanted.length === 0 && failures.length === 0;
if (isWhole && !isFresh(publishTarget())) failures.push(...(await buildAll([publishTarget()])));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
else if (stale.length === 0) console.log('nothing to build: no source has changed');
