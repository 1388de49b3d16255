import { judgeChat } from './judge-answers.ts';
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

const { answerable, unanswerable, wrong, quotes, invented, notRefused } = judgeChat();
const refused = unanswerable.length - notRefused.length;
mark(
  'quotes found verbatim in the document (100 %)',
  invented.length === 0,
  `${quotes.length - invented.length} of ${quotes.length}`,
);
mark(
  'unanswerable questions declined (≥ 95 %)',
  refused / unanswerable.length >= 0.95,
  `${refused} of ${unanswerable.length}`,
);
print(
  `      answerable questions answered with the right sentence: ${answerable.length - wrong.length} of ${answerable.length}`,
);
for (const { question } of [...wrong, ...notRefused]) print(`      ${question}`);

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
