import { editKinds, ExportedDecision, findingDecisions, findingOutcomes } from '@hub/contracts';
import { readFileSync } from 'node:fs';

/** Lower bounds of the probability bands. */
const bands = [0, 0.5, 0.65, 0.8, 0.9, 0.95] as const;

/** The lines of `hub decisions export`. @throws with the line that is none */
export const readDecisions = (file: string): ExportedDecision[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        return [ExportedDecision.parse(JSON.parse(line))];
      } catch (error) {
        throw new Error(`${file}, line ${index + 1} is not an exported decision`, { cause: error });
      }
    });

/** The student wants the event on that day; null where the decision does not say. */
const isRight = ({ decision, edits }: ExportedDecision): boolean | null => {
  if (decision === 'accepted') return true;
  if (decision === 'edited') return !edits.includes('date');
  return decision === 'dismissed' ? false : null;
};

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, next) => sum + next, 0) / numbers.length;

const row = (name: string, cells: readonly (string | number)[]) =>
  `| ${name.padEnd(12)} | ${cells.map((cell) => String(cell).padStart(9)).join(' | ')} |`;
const table = (headings: readonly string[], rows: readonly string[]) => {
  const [first = '', ...rest] = headings;
  return [
    row(first, rest),
    row(
      '-'.repeat(12),
      rest.map(() => '-'.repeat(9)),
    ),
    ...rows,
  ].join('\n');
};

/** The bands with decided findings, and the mean distance between what the reader said and what was right. */
export const calibrationOf = (decisions: readonly ExportedDecision[]) => {
  const judged = decisions.flatMap(({ probability, ...rest }) => {
    const right = isRight({ probability, ...rest });
    return probability === null || right === null ? [] : [{ probability, right }];
  });
  const rows = bands.flatMap((from, index) => {
    const to = bands[index + 1] ?? 1;
    const within = judged.filter(({ probability: p }) => p >= from && (p < to || to === 1));
    if (within.length === 0) return [];
    const right = within.filter((one) => one.right).length;
    return [{ from, to, count: within.length, right, said: mean(within.map(({ probability }) => probability)) }];
  });
  const distances = rows.map(({ count, right, said }) => (count / judged.length) * Math.abs(said - right / count));
  return { rows, error: distances.reduce((sum, next) => sum + next, 0) };
};

/** How the reader did in real use, by outcome and by probability. */
export const decisionsReport = (decisions: readonly ExportedDecision[]): string => {
  const byOutcome = findingOutcomes.map((outcome) => {
    const of = decisions.filter((one) => one.outcome === outcome);
    const judged = of.map(isRight).filter((right) => right !== null);
    const counts = findingDecisions.map((decision) => of.filter((one) => one.decision === decision).length);
    return row(outcome, [of.length, ...counts, share(judged.filter(Boolean).length, judged.length)]);
  });
  const { rows, error } = calibrationOf(decisions);
  const byBand = rows.map(({ from, to, count, right, said }) =>
    row(`${from} to ${to}`, [count, `${(100 * said).toFixed(0)} %`, share(right, count)]),
  );
  const edited = decisions.filter(({ decision }) => decision === 'edited');
  const edits = editKinds.map((kind) => `${kind} ${edited.filter((one) => one.edits.includes(kind)).length}`);
  return [
    `${decisions.length} dates of ${new Set(decisions.map(({ syllabus }) => syllabus)).size} syllabi`,
    '',
    table(['outcome', 'dates', ...findingDecisions, 'right'], byOutcome),
    '',
    table(['probability', 'decided', 'said', 'right'], byBand),
    `Calibration error: ${error.toFixed(3)}`,
    '',
    `Changed before accepting: ${edits.join(', ')}`,
  ].join('\n');
};
