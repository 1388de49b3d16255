import closeWithGrace from 'close-with-grace';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareGround } from './environment.ts';
import { appendPart } from './benchmarks/append.ts';
import { callsPart } from './benchmarks/calls.ts';
import { deliveryPart } from './benchmarks/delivery.ts';
import { httpPart } from './benchmarks/http.ts';
import { readPart } from './benchmarks/read.ts';
import { rebuildPart } from './benchmarks/rebuild.ts';
import { visiblePart } from './benchmarks/visible.ts';
import { withMeasured } from './report/with-measured.ts';
import type { Fault, Figure } from './report/metric.ts';
import { machine } from './report/machine.ts';
import { markdownTable } from './report/table.ts';

const parts = [appendPart, deliveryPart, readPart, rebuildPart, visiblePart, httpPart, callsPart];
const document = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));

const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Options {
  readonly rounds: number;
  readonly write: boolean;
}

const measure = async (chosen: typeof parts, { rounds }: Options) => {
  await using stack = new AsyncDisposableStack();
  const stopping = closeWithGrace({ logger: false }, () => stack.disposeAsync());
  const ground = await prepareGround(stack);
  const figures: Figure[] = [];
  const faults: Fault[] = [];
  for (const part of chosen) {
    const begin = performance.now();
    await using base = ground.part();
    const found = await part.run(base, rounds);
    figures.push(...found.figures);
    faults.push(...found.faults.filter(({ count }) => count > 0));
    process.stderr.write(`${part.name}: ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
  }
  const on = await machine(ground.folder);
  stopping.uninstall();
  return { figures, faults, on };
};

const bench = async (names: readonly string[], options: Options) => {
  const chosen = names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
  const { figures, faults, on } = await measure(chosen, options);
  const command = ['pnpm bench', ...names].join(' ');
  const day = new Date().toISOString().slice(0, 10);
  const report = `${day}, \`${command}\`, medians of ${options.rounds}, on ${on}.\n\n${markdownTable(figures)}`;
  say(report);
  for (const { what, count } of faults) say(`WRONG: ${count} ${what}`);
  if (faults.length > 0) throw new Error('The run failed: what is counted above must be 0.');
  if (options.write) await writeFile(document, withMeasured(await readFile(document, 'utf8'), report));
};

const positive = (text: string) => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('must be 1 or more');
  return count;
};

const program = new Command('bench')
  .description('Measures event log and backend, on embedded services of its own, against their targets.')
  .addArgument(new Argument('[part...]', 'what to measure; all unless given').choices(parts.map(({ name }) => name)))
  .option('--rounds <count>', 'how often each is measured; the median counts', positive, 3)
  .option('--write', 'put the table into docs/benchmarks.md', false)
  .addHelpText('after', `\nParts:\n${parts.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n')}`)
  .action(bench);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
