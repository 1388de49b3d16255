import {
  type Acceptance,
  acceptanceFeatures,
  isMet,
  type Linear,
  logistic,
  oddsOf,
  ranked,
} from '../../answering/acceptance.ts';
import { closenessAt, evidenceOf } from '../../answering/evidence.ts';
import { type Candidate, candidatesOf } from '../../answering/features.ts';
import { parseQuestion } from '../../answering/question.ts';
import { type Choice, fitLinear, fitRanking, type Row } from './fit-linear.ts';
import type { KnownDocument } from './known-documents.ts';

interface Example {
  readonly document: string;
  readonly question: string;
  readonly kind: string;
  readonly candidates: readonly Candidate[];
  readonly isRight: (candidate: Candidate) => boolean;
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const examplesOf = (document: KnownDocument): Example[] => {
  const found: Example[] = [];
  const sentences = evidenceOf({ passages: document.passages, attachment: null });
  const evidenceFor = (question: string) => {
    const closeness = document.closeness?.get(question)?.flat();
    return closeness ? sentences.map((each, at) => ({ ...each, closeness: closenessAt(closeness, at) })) : sentences;
  };
  const add = (kind: string, question: string, isRight: Example['isRight']) => {
    const evidence = evidenceFor(question);
    const parsed = parseQuestion(question);
    const candidates = candidatesOf(parsed, evidence);
    found.push({ document: document.name, question, kind, candidates, isRight });
    if (kind === 'unanswerable') return;
    // the same question, with the sentences that answer it left out
    const rest = evidence.filter((_, at) => candidates[at] === undefined || !isRight(candidates[at]));
    found.push({
      document: document.name,
      question,
      kind: 'held out',
      candidates: candidatesOf(parsed, rest),
      isRight: () => false,
    });
  };
  for (const { question, kind, says, alsoSays } of document.answerable) {
    const wanted = [...says, ...alsoSays].map(folded);
    add(kind, question, ({ evidence }) => {
      const text = folded(evidence.sentence.text);
      return wanted.some((each) => text.includes(each) || (text.length >= 12 && each.includes(text)));
    });
  }
  for (const question of document.unanswerable) add('unanswerable', question, () => false);
  return found;
};

const choicesOf = (examples: readonly Example[]): Choice[] =>
  examples
    .filter(({ kind }) => kind !== 'unanswerable' && kind !== 'held out')
    .map(({ candidates, isRight }) => ({
      options: candidates.map(({ features }) => features),
      right: candidates.map(isRight),
    }));

const acceptRow = (example: Example, rank: Linear): Row | undefined => {
  const order = ranked(example.candidates, rank);
  const [best] = order;
  if (!best) return undefined;
  const weight = example.kind === 'held out' ? 0.3 : 1;
  return { features: acceptanceFeatures(order), label: example.isRight(best) ? 1 : 0, weight };
};

const acceptRows = (examples: readonly Example[], rank: Linear) =>
  examples.flatMap((example) => acceptRow(example, rank) ?? []);

const [rankPull, acceptPull] = [0.03, 40];
const innerFolds = 5;
/** So many groups of documents are left out, one after the other, for the thresholds. */
const outerFolds = 9;

/** The examples of each group of documents, and those of the others. */
const splitsOf = (examples: readonly Example[], most: number) => {
  const names = [...new Set(examples.map(({ document }) => document))];
  const folds = Math.min(most, names.length);
  const groupOf = ({ document }: Example) => names.indexOf(document) % folds;
  return Array.from({ length: folds }, (_, fold) => ({
    own: examples.filter((example) => groupOf(example) === fold),
    others: examples.filter((example) => groupOf(example) !== fold),
  }));
};

/** Ranks of one fold come from a ranking that did not see its documents. */
const foldedRows = (examples: readonly Example[]): Row[] =>
  splitsOf(examples, innerFolds).flatMap(({ own, others }) => acceptRows(own, fitRanking(choicesOf(others), rankPull)));

const fit = (examples: readonly Example[]) => ({
  rank: fitRanking(choicesOf(examples), rankPull),
  accept: fitLinear(foldedRows(examples), acceptPull),
});

/** A best sentence that fails a gate is never an answer, whatever its probability; it may still be shown as close. */
const unmet = 0.2;

export interface Scored {
  readonly document: string;
  readonly kind: string;
  readonly chance: number;
  readonly isRight: boolean;
}

const scoresOf = (examples: readonly Example[], { rank, accept }: Pick<Acceptance, 'rank' | 'accept'>): Scored[] =>
  examples.flatMap((example) => {
    const order = ranked(example.candidates, rank);
    const [best] = order;
    if (!best) return [];
    const chance = logistic(oddsOf(accept, acceptanceFeatures(order)));
    return [
      {
        document: example.document,
        kind: example.kind,
        chance: isMet(best) ? chance : Math.min(chance, unmet),
        isRight: example.isRight(best),
      },
    ];
  });

/** Largest share of unanswerable questions that may be answered, and of those that may show close passages. */
const [mostAnswered, mostClose] = [0.042, 0.92];

const quantile = (scores: readonly number[], share: number) => {
  const sorted = scores.toSorted((a, b) => b - a);
  return sorted[Math.floor(share * sorted.length)] ?? 1;
};

interface Trained {
  readonly model: Acceptance;
  readonly curve: readonly Scored[];
  /** The model that did not see a document, by the document's name. */
  readonly leftOut: ReadonlyMap<string, Acceptance>;
}

/** Trains ranking and acceptance; the thresholds come from leaving out a few documents at a time. */
export const trainAcceptance = (documents: readonly KnownDocument[]): Trained => {
  const examples = documents.flatMap(examplesOf);
  const folds = splitsOf(examples, outerFolds).map(({ own, others }) => ({ own, fitted: fit(others) }));
  const curve = folds.flatMap(({ own, fitted }) => scoresOf(own, fitted));
  const unanswerable = curve.filter(({ kind }) => kind === 'unanswerable').map(({ chance }) => chance);
  const answer = quantile(unanswerable, mostAnswered) + 1e-4;
  const thresholds = { answer, closest: Math.min(answer, quantile(unanswerable, mostClose)) };
  const leftOut = folds.flatMap(({ own, fitted }) =>
    own.map(({ document }) => [document, { ...fitted, ...thresholds }] as const),
  );
  return { model: { ...fit(examples), ...thresholds }, curve, leftOut: new Map(leftOut) };
};

/** The shares answered at several thresholds, by kind. */
export const reportCurve = (
  curve: readonly Scored[],
  { answer, closest }: Pick<Acceptance, 'answer' | 'closest'>,
): string => {
  const kinds = ['literal', 'paraphrased', 'two-passages', 'held out', 'unanswerable'];
  const line = (name: string, at: number) => {
    const shares = kinds.map((kind) => {
      const own = curve.filter((each) => each.kind === kind);
      const shown = own.filter(({ chance }) => chance >= at);
      const percent = (count: number) => `${((100 * count) / Math.max(1, own.length)).toFixed(0)} %`;
      const right = shown.filter(({ isRight }) => isRight).length;
      return kind === 'held out' || kind === 'unanswerable'
        ? percent(shown.length)
        : `${percent(right)} / ${percent(shown.length - right)}`;
    });
    return `| ${name} | ${at.toFixed(3)} | ${shares.join(' | ')} |`;
  };
  return [
    `| | probability | ${kinds.join(' | ')} |`,
    `|${' --- |'.repeat(kinds.length + 2)}`,
    line('all', 0),
    line('close', closest),
    ...[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((at) => line('', at)),
    line('answer', answer),
  ].join('\n');
};
