import { judgeChat } from './judge-answers.ts';
import { judgeConversations } from './scheduling/judge-conversations.ts';
import { knownStudents, readStudents } from './scheduling/read-students.ts';
import { failuresOf, percent, understood, wrongChanges } from './scheduling/report.ts';
import { judgeStudy } from './judge-study-material.ts';

/** `pnpm eval`: measures the rules on our own sets; exit code 1 when a required mark is missed. */
const sampled = 50;
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

const made = judgeStudy();
const faults = made.flatMap((each) => each.faults);
const cards = made.flatMap((each) => each.cards.map((card) => ({ document: each.document, ...card })));
const questions = made.flatMap((each) => each.questions);
mark(
  'faults in cards and questions (0)',
  faults.length === 0,
  `${faults.length} in ${cards.length} cards and ${questions.length} questions`,
);

print('\n| Document | Front | Back |\n| --- | --- | --- |');
for (const { document, front, back } of cards.filter((_, index) => (index * sampled) % cards.length < sampled)) {
  print(`| ${document} | ${front} | ${back} |`);
}
if (misses.length > 0) process.exitCode = 1;
