import type { Judged } from './judge-answers.ts';

type Judgements = readonly Judged[];

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);

const kinds = ['literal', 'paraphrased', 'two-passages'] as const;
const count = (judged: Judgements, ...outcomes: Judged['outcome'][]) =>
  judged.filter(({ outcome }) => outcomes.includes(outcome)).length;

const measures: readonly (readonly [name: string, of: (judged: Judgements) => string])[] = [
  ...kinds.flatMap((kind) => {
    const of = (judged: Judgements) => judged.filter((each) => each.kind === kind);
    const share = (judged: Judgements, ...outcomes: Judged['outcome'][]) =>
      `${count(of(judged), ...outcomes)} of ${of(judged).length}, ${percent(count(of(judged), ...outcomes), of(judged).length)}`;
    return [
      [`${kind}: answered`, (judged: Judgements) => share(judged, 'right')],
      ['… wrongly', (judged: Judgements) => share(judged, 'wrong')],
      ['… or shown', (judged: Judgements) => share(judged, 'right', 'closest, right')],
    ] as const;
  }),
  [
    'unanswerable, but answered',
    (judged) => {
      const asked = judged.filter(({ kind }) => kind === 'unanswerable');
      return `${count(asked, 'wrong', 'right')} of ${asked.length}, ${percent(count(asked, 'wrong', 'right'), asked.length)}`;
    },
  ],
  [
    'quotes that are verbatim',
    (judged) => {
      const [quotes, invented] = [judged.flatMap((each) => each.quotes), judged.flatMap((each) => each.invented)];
      return percent(quotes.length - invented.length, quotes.length);
    },
  ],
];

/** The same questions answered in several ways, side by side. */
export const compareAnswers = (columns: Readonly<Record<string, Judgements>>): string => {
  const all = Object.entries(columns);
  return [
    `| | ${all.map(([name]) => name).join(' | ')} |`,
    `|${' --- |'.repeat(all.length + 1)}`,
    ...measures.map(([name, of]) => `| ${name} | ${all.map(([, judged]) => of(judged)).join(' | ')} |`),
  ].join('\n');
};
