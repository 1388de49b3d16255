import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeAnswers } from './judge-answers.ts';
import { knownDocuments, knownFolder } from './known-documents.ts';
import { openReplies } from './open-replies.ts';
import { reportAnswers } from './report-answers.ts';

// `pnpm eval answers --folder <documents>` measures the answers on annotated documents, of several folders if it is repeated;
// `--open` writes the replies to open requests, to be judged by reading; `--train` learns their acceptance from them first

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [knownFolder] },
    open: { type: 'boolean', default: false },
    train: { type: 'boolean', default: false },
  },
});
const documents = values.folder.flatMap((folder) =>
  knownDocuments(folder).map((document) => ({ ...document, name: `${basename(folder)} ${document.name}` })),
);
const modelFile = new URL('../../answering/acceptance.json', import.meta.url);

if (values.train) {
  const { reportCurve, trainAcceptance } = await import('./train-acceptance.ts');
  const { model, curve } = trainAcceptance(documents);
  const of = (folder: string, all: typeof curve) =>
    all.filter(({ document }) => document.startsWith(`${basename(folder)} `));
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(5)) : value);
  writeFileSync(modelFile, `${JSON.stringify(model, rounded, 2)}\n`);
  process.stdout.write(
    `${values.folder.map((folder) => `${folder}\n${reportCurve(of(folder, curve), model)}`).join('\n\n')}\n\nRun it again without --train for the metrics of the trained model on its own data.\n`,
  );
}
process.stdout.write(`${values.open ? await openReplies(documents) : reportAnswers(await judgeAnswers(documents))}\n`);
