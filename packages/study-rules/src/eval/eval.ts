import { judgeChat } from './judge-answers.ts';
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
