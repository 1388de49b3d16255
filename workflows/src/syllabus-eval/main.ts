import { readSyllabus } from '@hub/study-rules';
import { type Outcome, outcomesOf } from '@hub/study-rules/training';
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { decisionsReport, readDecisions } from './decisions.ts';
import { type ReadDocument, readDocuments } from './documents.ts';
import { setNames } from './gold.ts';
import { type Entry, judge } from './judge.ts';
import { type Fate, fatesOf, lossReport } from './losses.ts';
import { renderDocuments } from './render.ts';
import { type Judged, report } from './report.ts';
import { crossValidated, exampleOf, train } from './train.ts';

const usage = `pnpm eval syllabi --documents <folder> [--set known|held-out|first-contact] [--mirrors <folder>] [--cross-validate] [--train] [--verbose]
  --decisions <file> prints instead how the reader did in real use, from an export of hub decisions
  --mirrors          first writes the documents from local git mirrors into the folder
  --cross-validate   judges each document by a decision that was trained on the others
  --train            trains the decision on the set, and writes its model`;

const modelFile = fileURLToPath(
  new URL('../../../packages/study-rules/src/syllabus/decision/model.json', import.meta.url),
);

const print = (text: string) => process.stdout.write(`${text}\n`);

const formatOf = ({ reference }: ReadDocument) =>
  reference.give === 'as-is'
    ? `${extname(basename(reference.path)).slice(1).toLowerCase()} as published`
    : reference.give;

const judged = (document: ReadDocument, found: { created: readonly Entry[]; toCheck: readonly Entry[] }): Judged => ({
  document,
  format: formatOf(document),
  created: judge(document.gold, found.created),
  shown: judge(document.gold, [...found.created, ...found.toCheck]),
});

const details = ({ document, created, shown }: Judged) =>
  [
    `${document.gold.id}: ${created.matched.length} created and ${shown.matched.length} shown of ${shown.matched.length + shown.missed.length}`,
    ...[...created.wrong, ...created.forbidden].map(({ dueDate, title }) => `    wrong   ${dueDate}  ${title}`),
    ...shown.missed.map(({ date, title }) => `    missed  ${date}  ${title}`),
  ].join('\n');

const asShipped = async (document: ReadDocument): Promise<Judged> => {
  const { dates, toCheck = [] } = await readSyllabus({
    pages: document.pages,
    uploadedOn: document.gold.context.today,
  });
  return judged(document, { created: dates, toCheck });
};

const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);

const main = async () => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      decisions: { type: 'string' },
      documents: { type: 'string' },
      mirrors: { type: 'string' },
      set: { type: 'string', multiple: true },
      'cross-validate': { type: 'boolean' },
      train: { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
  });
  if (values.decisions !== undefined) {
    print(decisionsReport(readDecisions(values.decisions)));
    return;
  }
  const sets = setNames.filter((name) => (values.set ?? ['known']).includes(name));
  if (values.documents === undefined || sets.length === 0) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  if (values.mirrors !== undefined) {
    for (const failure of renderDocuments(values.mirrors, values.documents)) process.stderr.write(`${failure}\n`);
  }
  const documents = await readDocuments(values.documents, sets);
  print(`${documents.length} documents of: ${sets.join(', ')}`);
  if (!values.train && !values['cross-validate']) {
    const all = await Promise.all(documents.map(asShipped));
    if (values.verbose) print(all.map(details).join('\n'));
    print(report(all));
    return;
  }
  const examples = documents.map(exampleOf);
  const { calibration, decided } = crossValidated(examples);
  const fates: Fate[] = [];
  const all = decided.map(({ example, decided: things, rated }) => {
    const withOutcome = outcomesOf(things, { uploadedOn: example.gold.context.today });
    const entries = (wanted: Outcome) =>
      withOutcome
        .filter(({ outcome }) => outcome === wanted)
        .map(({ thing }) => ({ title: thing.title, dueDate: thing.day, eventType: thing.type }));
    const one = judged(example, { created: entries('created'), toCheck: entries('to_check') });
    fates.push(...fatesOf(one, { written: example.written, rated }));
    return one;
  });
  if (values.verbose) print(all.map(details).join('\n'));
  print(report(all));
  print(lossReport(fates));
  if (values.train) writeFileSync(modelFile, `${JSON.stringify({ ...train(examples), calibration }, rounded)}\n`);
};

await main();
