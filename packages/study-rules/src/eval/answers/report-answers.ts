import type { Judged } from './judge-answers.ts';

const outcomes = ['right', 'wrong', 'closest, right', 'closest, wrong', 'refused'] as const;
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);

const row = (name: string, judged: readonly Judged[]) => {
  const counts = outcomes.map((outcome) => judged.filter((each) => each.outcome === outcome).length);
  const shares = counts.map((count) => `${count} (${percent(count, judged.length)})`);
  return `| ${name} | ${judged.length} | ${shares.join(' | ')} |`;
};

const groupsOf = (judged: readonly Judged[], by: (each: Judged) => string) =>
  [...Map.groupBy(judged, by)].map(([name, group]) => row(name, group));

const quantile = (sorted: readonly number[], at: number) => sorted[Math.floor(at * (sorted.length - 1))] ?? 0;

/** Median and 95th percentile. */
export const timesOf = (milliseconds: readonly number[]): string => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return `median ${quantile(sorted, 0.5).toFixed(0)} ms, 95th percentile ${quantile(sorted, 0.95).toFixed(0)} ms`;
};

/** Tables of the outcomes by kind and by language, the mistakes verbatim, quotes and times. */
export const reportAnswers = (judged: readonly Judged[]): string => {
  const quotes = judged.flatMap((each) => each.quotes).length;
  const invented = judged.flatMap((each) => each.invented);
  const mistakes = judged.filter(
    ({ kind, outcome }) =>
      outcome === 'wrong' || (kind !== 'unanswerable' && outcome !== 'right' && outcome !== 'closest, right'),
  );
  return [
    `| | asked | ${outcomes.join(' | ')} |`,
    `|${' --- |'.repeat(outcomes.length + 2)}`,
    ...groupsOf(judged, ({ kind }) => kind),
    ...groupsOf(judged, ({ kind, language }) => `${language}, ${kind === 'unanswerable' ? kind : 'answerable'}`),
    '',
    `Quotes found verbatim: ${quotes - invented.length} of ${quotes}.`,
    `Time of an answer: ${timesOf(judged.map(({ milliseconds }) => milliseconds))}.`,
    '',
    ...mistakes.map(({ document, kind, outcome, question, quotes: [quote] }) => {
      return `- ${document}, ${kind}, ${outcome}: ${question}${quote === undefined ? '' : ` → ${quote.slice(0, 160)}`}`;
    }),
  ].join('\n');
};
