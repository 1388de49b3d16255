import { judgeAnswers } from './answers/judge-answers.ts';
import { knownDocuments, knownFolder } from './answers/known-documents.ts';
import { reportAnswers } from './answers/report-answers.ts';
import { judgeSchedule } from './judge-schedule.ts';
import { judgeStudy } from './judge-study-material.ts';

/** `pnpm eval`: measures the rules on our own sets; exit code 1 when a required mark is missed. */
const sampled = 50;
const print = (text = '') => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const misses: string[] = [];
const mark = (what: string, reached: boolean, result: string) => {
  print(`${reached ? 'ok  ' : 'MISS'}  ${what}: ${result}`);
  if (!reached) misses.push(what);
};

const plans = judgeSchedule();
const right = plans.filter((plan) => plan.right).length;
const harmful = plans.filter((plan) => plan.harmful);
mark(
  'scheduling sentences understood (≥ 95 %)',
  right / plans.length >= 0.95,
  `${right} of ${plans.length}, ${percent(right, plans.length)}`,
);
mark('unintended changes (0)', harmful.length === 0, String(harmful.length));
for (const { sentence, plan } of plans.filter((plan) => !plan.right)) print(`      ${sentence.say} → ${plan.message}`);

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
