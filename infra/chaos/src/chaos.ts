import { Command, InvalidArgumentError, Option } from 'commander';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { profiles } from './plan/plan.ts';
import { countsOf } from './report.ts';
import { run, type RunOptions } from './run.ts';

interface ChaosOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly profile: RunOptions['profile'];
  readonly students: number;
  readonly keep?: true;
  readonly counts?: string;
}

const number = (least: number, isWhole: boolean) => (text: string) => {
  const value = Number(text);
  if (Number.isFinite(value) && value >= least && (!isWhole || Number.isInteger(value))) return value;
  throw new InvalidArgumentError(`It must be a ${isWhole ? 'whole ' : ''}number from ${least}.`);
};

const chaos = new Command('chaos')
  .description(
    'Starts the whole product with active students, kills and freezes its processes and cuts their connections, and ' +
      'checks afterwards whether anything acknowledged was lost, duplicated, reordered or stale. Exit code 1 if so.',
  )
  .option('--seed <n>', 'repeats the same faults and requests; random unless given', number(0, true))
  .option(
    '--minutes <m>',
    'duration of the faults; from 5 on with longer pauses and outages and more kills. With greedy: of each measurement',
    number(0, false),
    1,
  )
  .addOption(
    new Option('--profile <name>', 'kind of faults; greedy: students who do the worst that their limits allow')
      .choices([...profiles, 'greedy'])
      .default('mixed'),
  )
  .option('--students <n>', 'number of concurrent students', number(1, true), 20)
  .option('--keep', 'keep the history (JSONL), the logs and the data, even after a successful run')
  .option('--counts <file>', 'write the numbers of passed and failed checks to this file, as JSON')
  .addHelpText('after', '\nThe files of a failed run are kept; its folder is printed at the end.');

const main = async (options: ChaosOptions) => {
  const seed = options.seed ?? randomInt(2 ** 31);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  process.stdout.write(`chaos: seed ${seed}, ${options.profile}, ${options.minutes} minutes\n`);
  const { checks, text, folder } = await run({ ...options, seed, keep: options.keep ?? false, signal: stop.signal });
  const counts = countsOf(checks);
  process.stdout.write(`${text}\n`);
  if (options.counts) await writeFile(options.counts, JSON.stringify(counts));
  if (counts.failed === 0) return;
  process.stdout.write(
    `Repeat with --seed ${seed} --profile ${options.profile} --minutes ${options.minutes}; see ${folder}\n`,
  );
  process.exitCode = 1;
};

try {
  await main(chaos.parse().opts<ChaosOptions>());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();
