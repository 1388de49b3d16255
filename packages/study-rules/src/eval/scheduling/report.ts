import type { JudgedTurn } from './judge-conversations.ts';
import { type Verdict, verdicts } from './judge-turn.ts';

const countOf = (turns: readonly JudgedTurn[], verdict: Verdict) =>
  turns.filter((turn) => turn.verdict === verdict).length;

export const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

export const understood = (turns: readonly JudgedTurn[]) => countOf(turns, 'right') + countOf(turns, 'asked');
export const wrongChanges = (turns: readonly JudgedTurn[]) => countOf(turns, 'wrong change');

const row = (name: string, turns: readonly JudgedTurn[]) =>
  `| ${name} | ${turns.length} | ${verdicts.map((verdict) => countOf(turns, verdict)).join(' | ')} | ${percent(understood(turns), turns.length)} |`;

const groups = (turns: readonly JudgedTurn[], nameOf: (turn: JudgedTurn) => string) =>
  [...Map.groupBy(turns, nameOf)].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, own]) => row(name, own));

const quantile = (turns: readonly JudgedTurn[], share: number) => {
  const sorted = turns.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
};

/** A table of the verdicts: all, by subject, by language, first and later turns. */
export const tableOf = (turns: readonly JudgedTurn[]): string =>
  [
    `| turns | all | ${verdicts.join(' | ')} | right or rightly asked |`,
    `| --- | --- | ${verdicts.map(() => '---').join(' | ')} | --- |`,
    row('all', turns),
    ...groups(turns, ({ isLater }) => (isLater ? 'later turns' : 'first turns')),
    ...groups(turns, ({ lang }) => `language ${lang}`),
    ...groups(turns, ({ turn }) => `about ${turn.about}`),
    '',
    `median ${quantile(turns, 0.5)} ms, 95th percentile ${quantile(turns, 0.95)} ms`,
  ].join('\n');

/** Each turn that was neither right nor rightly asked. */
export const failuresOf = (turns: readonly JudgedTurn[]): string =>
  turns
    .filter(({ verdict }) => verdict !== 'right' && verdict !== 'asked')
    .map(
      ({ place, verdict, turn, acts, plan }) =>
        `${verdict} | ${place} | ${turn.say}\n    want ${JSON.stringify(turn.want)}${turn.must ? ' must ask' : ''}\n    did  ${JSON.stringify(acts)}\n    said ${plan.message.slice(0, 300).replaceAll('\n', ' / ')}`,
    )
    .join('\n');
