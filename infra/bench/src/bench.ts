import closeWithGrace from 'close-with-grace';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareEnvironment } from './environment.ts';
import { appendBenchmark } from './benchmarks/append.ts';
import { calendarBenchmark } from './benchmarks/calendar.ts';
import { callsBenchmark } from './benchmarks/calls.ts';
import { deliveryBenchmark } from './benchmarks/delivery.ts';
import { httpBenchmark } from './benchmarks/http.ts';
import { readBenchmark } from './benchmarks/read.ts';
import { rebuildBenchmark } from './benchmarks/rebuild.ts';
import { remindBenchmark } from './benchmarks/remind.ts';
import { visibleBenchmark } from './benchmarks/visible.ts';
import { withMeasured } from './report/with-measured.ts';
import type { Fault, Metric } from './report/metric.ts';
import { machine } from './report/machine.ts';
import { markdownTable } from './report/table.ts';

const benchmarks = [
  appendBenchmark,
  deliveryBenchmark,
  readBenchmark,
  rebuildBenchmark,
  remindBenchmark,
  visibleBenchmark,
  httpBenchmark,
  callsBenchmark,
  calendarBenchmark,
];
const document = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface BenchOptions {
  readonly rounds: number;
  readonly write: boolean;
}

const measure = async (chosen: typeof benchmarks, { rounds }: BenchOptions) => {
  await using stack = new AsyncDisposableStack();
  const stopping = closeWithGrace({ logger: false }, () => stack.disposeAsync());
  const environment = await prepareEnvironment(stack);
  const metrics: Metric[] = [];
  const faults: Fault[] = [];
  for (const benchmark of chosen) {
    const begin = performance.now();
    await using base = environment.isolate();
    const found = await benchmark.run(base, rounds);
    metrics.push(...found.metrics);
    faults.push(...found.faults.filter(({ count }) => count > 0));
    process.stderr.write(`${benchmark.name}: ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
  }
  const on = await machine(environment.folder);
  stopping.uninstall();
  return { metrics, faults, on };
};

const bench = async (names: readonly string[], options: BenchOptions) => {
  const chosen = names.length === 0 ? benchmarks : benchmarks.filter(({ name }) => names.includes(name));
  const { metrics, faults, on } = await measure(chosen, options);
  const command = ['pnpm bench', ...names].join(' ');
  const day = new Date().toISOString().slice(0, 10);
  const report = `${day}, \`${command}\`, medians of ${options.rounds}, on ${on}.\n\n${markdownTable(metrics)}`;
  say(report);
  for (const { what, count } of faults) say(`WRONG: ${count} ${what}`);
  if (faults.length > 0) throw new Error('The run failed: every count above must be 0.');
  if (options.write) await writeFile(document, withMeasured(await readFile(document, 'utf8'), report));
};

const positive = (text: string) => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('must be 1 or more');
  return count;
};

const program = new Command('bench')
  .description('Measures the event log and the backend, on separate embedded services, against their targets.')
  .addArgument(
    new Argument('[benchmark...]', 'benchmarks to run; all unless given').choices(benchmarks.map(({ name }) => name)),
  )
  .option('--rounds <count>', 'how often each is measured; the median is reported', positive, 3)
  .option('--write', 'put the table into docs/benchmarks.md', false)
  .addHelpText(
    'after',
    `\nBenchmarks:\n${benchmarks.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n')}`,
  )
  .action(bench);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
