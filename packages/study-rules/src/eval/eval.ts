import { judgeChat } from './judge-answers.ts';
import { judgeSchedule } from './judge-schedule.ts';
import { documents, textOf } from '../testing/sample-documents.ts';
import { mechanicalFaults } from './study-material/mechanical-faults.ts';
import { samplesOf } from './study-material/write-samples.ts';

/** `pnpm eval`: measures the rules on our own sets; exit code 1 when a required mark is missed. */
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
