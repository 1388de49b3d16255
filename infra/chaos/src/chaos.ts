import { Command, InvalidArgumentError, Option } from 'commander';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { profiles, type Profile } from './plan/plan.ts';
import { countsOf } from './report.ts';
import { run } from './run.ts';

interface ChaosOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly profile: Profile;
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
    'Starts the whole product with students at work, kills, freezes and cuts what it is made of, and judges afterwards ' +
      'whether anything acknowledged was lost, doubled, reordered or shown too late. Ends with 1 when it was.',
  )
  .option('--seed <n>', 'repeats what goes wrong and what is wished for; by chance unless given', number(0, true))
  .option(
    '--minutes <m>',
    'how long things go wrong; from 5 on with longer pauses and outages and more kills',
    number(0, false),
    1,
  )
  .addOption(new Option('--profile <name>', 'what goes wrong').choices(profiles).default('mixed'))
  .option('--students <n>', 'how many are at work at once', number(1, true), 20)
  .option('--keep', 'keep the history (JSONL), the logs and the data, also of a good run')
  .option('--counts <file>', 'write how many checks passed and failed to this file, as JSON')
  .addHelpText('after', '\nWhat a failing run leaves is kept; its folder is named at the end.');

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
    `Again with --seed ${seed} --profile ${options.profile} --minutes ${options.minutes}; see ${folder}\n`,
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
