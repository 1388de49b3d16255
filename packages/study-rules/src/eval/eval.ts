import { judgeAnswers } from './answers/judge-answers.ts';
import { knownDocuments, knownFolder } from './answers/known-documents.ts';
import { reportAnswers } from './answers/report-answers.ts';
import { documents, textOf } from '../testing/sample-documents.ts';
import { mechanicalFaults } from './study-material/mechanical-faults.ts';
import { samplesOf } from './study-material/write-samples.ts';
import { judgeConversations } from './scheduling/judge-conversations.ts';
import { knownStudents, readStudents } from './scheduling/read-students.ts';
import { failuresOf, percent, understood, wrongChanges } from './scheduling/report.ts';

/** `pnpm eval`: measures the rules on our own sets; exit code 1 when a required mark is missed. */
const print = (text = '') => process.stdout.write(`${text}\n`);
const misses: string[] = [];
const mark = (what: string, reached: boolean, result: string) => {
  print(`${reached ? 'ok  ' : 'MISS'}  ${what}: ${result}`);
  if (!reached) misses.push(what);
};

const turns = judgeConversations(readStudents(knownStudents));
mark(
  'known scheduling turns right or rightly asked back (≥ 90 %)',
  understood(turns) / turns.length >= 0.9,
  `${understood(turns)} of ${turns.length}, ${percent(understood(turns), turns.length)}`,
);
mark('unintended changes (0)', wrongChanges(turns) === 0, String(wrongChanges(turns)));
print(failuresOf(turns));

const answers = await judgeAnswers(knownDocuments(knownFolder));
const quotes = answers.flatMap((each) => each.quotes).length;
const invented = answers.flatMap((each) => each.invented).length;
const unanswerable = answers.filter(({ kind }) => kind === 'unanswerable');
const declined = unanswerable.filter(({ outcome }) => outcome !== 'wrong').length;
mark('quotes found verbatim in the document (100 %)', invented === 0, `${quotes - invented} of ${quotes}`);
mark(
  'unanswerable questions not answered (≥ 95 %)',
  declined / unanswerable.length >= 0.95,
  `${declined} of ${unanswerable.length}`,
);
print(reportAnswers(answers));

const made = documents.map((document) => {
  const prompts = [
    { for: 'cards' as const, prompt: 'Key terms and facts', difficulty: 'medium' as const, good: '' },
    { for: 'questions' as const, prompt: 'Everything', difficulty: 'medium' as const, good: '' },
  ];
  const text = textOf(document);
  return samplesOf({ document, text, prompts }).map((sample) => ({ sample, faults: mechanicalFaults(sample, text) }));
});
const faulty = made.flat().filter(({ faults }) => faults.length > 0);
// a first gate only: whether items are worth learning is judged by a person (`pnpm eval cards`)
mark(
  'faults of form in cards and questions (0)',
  faulty.length === 0,
  `${faulty.length} in ${made.flat().length} items`,
);
for (const { sample, faults } of faulty) print(`      ${faults.join(', ')}: ${JSON.stringify(sample)}`);

if (misses.length > 0) process.exitCode = 1;
