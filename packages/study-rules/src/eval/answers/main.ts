import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeAnswers } from './judge-answers.ts';
import { knownDocuments, knownFolder } from './known-documents.ts';
import { reportAnswers } from './report-answers.ts';

// `pnpm eval answers --folder <documents>` measures the answers on annotated documents; `--train` learns their
// acceptance from them first

const { values } = parseArgs({
  options: { folder: { type: 'string', default: knownFolder }, train: { type: 'boolean', default: false } },
});
const documents = knownDocuments(values.folder);
const modelFile = new URL('../../answering/acceptance.json', import.meta.url);

if (values.train) {
  const { reportCurve, trainAcceptance } = await import('./train-acceptance.ts');
  const { model, curve } = trainAcceptance(documents);
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(5)) : value);
  writeFileSync(modelFile, `${JSON.stringify(model, rounded, 2)}\n`);
  process.stdout.write(
    `${reportCurve(curve, model)}\n\nRun it again without --train for the metrics of the trained model on its own data.\n`,
  );
}
process.stdout.write(`${reportAnswers(await judgeAnswers(documents))}\n`);
