import { readFileSync } from 'node:fs';
import { mechanicalFaults } from './mechanical-faults.ts';
import { Sample } from './sample.ts';
import { sharesIn } from './shares.ts';
import { samplesOf, tasksIn } from './write-samples.ts';

/** `pnpm eval cards <folder>` writes items to judge; `pnpm eval cards --judged <file>` reads the verdicts (rubric.md). */
const usage = 'pnpm eval cards <folder of doc-*> | pnpm eval cards --judged <file of JSON lines>\n';
const [what, file] = process.argv.slice(2);

const judge = (path: string) => {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const { lines: shown, reached } = sharesIn(lines.map((line) => Sample.parse(JSON.parse(line))));
  process.stdout.write(`${shown.join('\n')}\n`);
  if (!reached) process.exitCode = 1;
};

const write = (folder: string) => {
  for (const task of tasksIn(folder)) {
    for (const sample of samplesOf(task)) {
      process.stdout.write(`${JSON.stringify(sample)}\n`);
      for (const fault of mechanicalFaults(sample, task.text)) {
        process.stderr.write(`${task.document}, “${sample.prompt}”: ${fault}: ${JSON.stringify(sample)}\n`);
      }
    }
  }
};

if (what === '--judged' && file) judge(file);
else if (what && !what.startsWith('-')) write(what);
else {
  process.stderr.write(usage);
  process.exitCode = 1;
}
