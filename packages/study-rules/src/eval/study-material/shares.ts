import { type Sample, verdicts } from './sample.ts';

/** The marks, in percent. */
const marks = { card: { useful: 85, wrong: 2 }, question: { useful: 80, wrong: 2 } } as const;

const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

export interface Shares {
  readonly lines: readonly string[];
  readonly reached: boolean;
}

const sharesOf = (kind: 'card' | 'question', judged: readonly Sample[]): Shares => {
  const own = judged.filter((sample) => sample.kind === kind && sample.verdict !== undefined);
  const countOf = (verdict: string) => own.filter((sample) => sample.verdict === verdict).length;
  const [useful, wrong] = [share(countOf('useful'), own.length), share(countOf('wrong'), own.length)];
  const reached = own.length === 0 || (useful >= marks[kind].useful && wrong <= marks[kind].wrong);
  const counts = verdicts.map((verdict) => `${countOf(verdict)} ${verdict}`).join(', ');
  return {
    lines: [
      `${reached ? 'ok  ' : 'MISS'}  ${kind}s: ${useful.toFixed(1)} % useful (≥ ${marks[kind].useful} %), ${wrong.toFixed(1)} % wrong (≤ ${marks[kind].wrong} %)`,
      `      of ${own.length}: ${counts}`,
    ],
    reached,
  };
};

/** The shares of verdicts that a person gave; the documents with the fewest useful items first. */
export const sharesIn = (judged: readonly Sample[]): Shares => {
  const [cards, questions] = [sharesOf('card', judged), sharesOf('question', judged)];
  const documents = [...new Set(judged.map(({ document }) => document))].map((document) => {
    const own = judged.filter((sample) => sample.document === document && sample.verdict !== undefined);
    return { document, own, useful: own.filter(({ verdict }) => verdict === 'useful').length };
  });
  const worst = documents
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => a.useful / a.own.length - b.useful / b.own.length)
    .map(({ document, own, useful }) => `      ${document}: ${useful} of ${own.length} useful`);
  const unjudged = judged.filter(({ verdict }) => verdict === undefined).length;
  return {
    lines: [
      ...cards.lines,
      ...questions.lines,
      ...worst,
      ...(unjudged > 0 ? [`      ${unjudged} without a verdict`] : []),
    ],
    reached: cards.reached && questions.reached,
  };
};
