import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Acceptance } from '../../answering/acceptance.ts';
import { answerByQuoting } from '../../answering/answer-by-quoting.ts';
import { answerStudyRequest } from '../../study-requests/answer-study-request.ts';
import { withCloseness } from './closeness.ts';
import { compareAnswers } from './compare-answers.ts';
import { judgeAnswers } from './judge-answers.ts';
import { type KnownDocument, knownDocuments, knownFolder } from './known-documents.ts';
import { openReplies } from './open-replies.ts';
import { reportAnswers, timesOf } from './report-answers.ts';

// `pnpm eval answers --folder <documents>` measures the answers on annotated documents, of several folders if it is repeated;
// `--open` writes the replies to open requests, to be judged by reading; `--train` learns their acceptance from them first;
// `--embeddings <url>` does the same with an engine's vectors as well and compares both; it then learns only the acceptance by vectors

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: [knownFolder] },
    open: { type: 'boolean', default: false },
    train: { type: 'boolean', default: false },
    embeddings: { type: 'string' },
    model: { type: 'string', default: 'multilingual-e5-small' },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const byWords = values.folder.flatMap((folder) =>
  knownDocuments(folder).map((document) => ({ ...document, name: `${basename(folder)} ${document.name}` })),
);
const compared =
  values.embeddings === undefined
    ? null
    : await withCloseness(byWords, { url: values.embeddings, model: values.model });
const byVectors = compared?.documents;
if (compared) print(`Time of a question's vector: ${timesOf(compared.milliseconds)}.\n`);

/** Trains on all documents and judges each one by a model that did not see it. */
const trained = async (documents: readonly KnownDocument[], file: string | null) => {
  const { reportCurve, trainAcceptance } = await import('./train-acceptance.ts');
  const { model, curve, leftOut } = trainAcceptance(documents);
  const of = (folder: string) => curve.filter(({ document }) => document.startsWith(`${basename(folder)} `));
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(5)) : value);
  if (file)
    writeFileSync(new URL(`../../answering/${file}`, import.meta.url), `${JSON.stringify(model, rounded, 2)}\n`);
  print(values.folder.map((folder) => `${folder}\n${reportCurve(of(folder), model)}`).join('\n\n'));
  const judgedBy = (acceptance: Acceptance) => (document: KnownDocument) =>
    judgeAnswers([document], async (question) => {
      const models = { words: acceptance, vectors: acceptance };
      return answerStudyRequest(question) ?? answerByQuoting(question, models);
    });
  const judged = documents.map((document) => judgedBy(leftOut.get(document.name) ?? model)(document));
  return (await Promise.all(judged)).flat();
};

if (values.train) {
  const words = await trained(byWords, byVectors ? null : 'acceptance.json');
  const vectors = byVectors && (await trained(byVectors, 'acceptance-by-vectors.json'));
  print(`\nEach document left out of its own training:\n\n${compareAnswers({ words, ...(vectors && { vectors }) })}\n`);
  print('Run it again without --train for the metrics of the trained model on its own data.\n');
} else if (values.open) print(await openReplies(byVectors ?? byWords));
else {
  const judged = await judgeAnswers(byVectors ?? byWords);
  if (byVectors) print(`${compareAnswers({ words: await judgeAnswers(byWords), vectors: judged })}\n`);
  print(reportAnswers(judged));
}
