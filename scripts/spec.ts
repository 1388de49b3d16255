import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from './root.ts';
import { readChecklist } from './spec/checklist.ts';
import { coverageOf } from './spec/coverage.ts';
import { playwrightOutcomes, vitestOutcomes, type Outcome } from './spec/outcomes.ts';
import { listOf, tableOf } from './spec/table.ts';
import { reportFile } from './testing/step.ts';

const { values } = parseArgs({
  options: {
    section: { type: 'string' },
    missing: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log('pnpm spec [--section S7] [--missing]: which lines of docs/spec/checklist.md a passing test covers.');
  process.exit();
}

const readers = { unit: vitestOutcomes, integration: vitestOutcomes, journeys: playwrightOutcomes };

const fail = (message: string) => {
  console.error(message);
  process.exitCode = 1;
};

const outcomesOf = ([name, read]: [string, (report: string) => Outcome[]]): Outcome[] => {
  const path = reportFile(name);
  if (!existsSync(path)) {
    fail(`No report of the ${name} tests: run \`pnpm test\` first.`);
    return [];
  }
  if (!values.missing) console.log(`${name.padEnd(11)} of ${statSync(path).mtime.toLocaleString('sv')}`);
  return read(readFileSync(path, 'utf8'));
};

const all = readChecklist(readFileSync(inRoot('docs', 'spec', 'checklist.md'), 'utf8'));
const lines = values.section ? all.filter(({ section }) => section === values.section) : all;
if (lines.length === 0) fail(`The checklist has no section ${values.section}.`);

const outcomes = Object.entries(readers).flatMap(outcomesOf);
const coverage = coverageOf(lines, outcomes);
if (!values.missing) console.log(`\n${tableOf(coverage)}\n`);
if (coverage.missing.length > 0) console.log(`${values.missing ? '' : 'Not covered:\n'}${listOf(coverage.missing)}`);

for (const { id, outcome } of coverageOf(all, outcomes).unknown)
  fail(`${outcome.file}: "${outcome.title}" names ${id}, which the checklist does not hold.`);
