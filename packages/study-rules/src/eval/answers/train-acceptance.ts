import {
  type Acceptance,
  acceptanceFeatures,
  type Linear,
  logistic,
  oddsOf,
  ranked,
} from '../../answering/acceptance.ts';
import { evidenceOf } from '../../answering/evidence.ts';
import { type Candidate, candidatesOf } from '../../answering/features.ts';
import { parseQuestion } from '../../answering/question.ts';
import { fitLinear, type Row } from './fit-linear.ts';
import type { KnownDocument } from './known-documents.ts';

interface Example {
  readonly document: string;
  readonly kind: string;
  readonly candidates: readonly Candidate[];
  readonly isRight: (candidate: Candidate) => boolean;
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const examplesOf = (document: KnownDocument): Example[] => {
  const found: Example[] = [];
  const add = (kind: string, question: string, isRight: Example['isRight']) => {
    const evidence = evidenceOf({ passages: document.passages, attachment: null });
    const parsed = parseQuestion(question);
    const candidates = candidatesOf(parsed, evidence);
    found.push({ document: document.name, kind, candidates, isRight });
    if (kind === 'unanswerable') return;
    // the same question, with the sentences that answer it left out
    const rest = evidence.filter((_, at) => candidates[at] === undefined || !isRight(candidates[at]));
    found.push({
      document: document.name,
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

const mostOthers = 12;

const rankRows = (examples: readonly Example[]): Row[] =>
  examples.flatMap(({ kind, candidates, isRight }) => {
    if (kind === 'unanswerable' || kind === 'held out') return [];
    const right = candidates.filter(isRight);
    // the others that come nearest, so that the ranking learns what separates them
    const others = candidates
      .filter((each) => !isRight(each))
      .toSorted((a, b) => (b.features['full'] ?? 0) - (a.features['full'] ?? 0))
      .slice(0, mostOthers);
    return [
      ...right.map(({ features }) => ({ features, label: 1 as const, weight: 4 / right.length })),
      ...others.map(({ features }) => ({ features, label: 0 as const, weight: 4 / mostOthers })),
    ];
  });

const acceptRow = (example: Example, rank: Linear): Row | undefined => {
  const order = ranked(example.candidates, rank);
  const [best] = order;
  if (!best) return undefined;
  const weight = example.kind === 'held out' ? 0.3 : 1;
  return { features: acceptanceFeatures(order), label: example.isRight(best) ? 1 : 0, weight };
};

const acceptRows = (examples: readonly Example[], rank: Linear) =>
  examples.flatMap((example) => acceptRow(example, rank) ?? []);

const [rankPull, acceptPull] = [250, 40];
const folds = 11;

const groupsOf = (examples: readonly Example[]) => {
  const names = [...new Set(examples.map(({ document }) => document))];
  return (name: string) => names.indexOf(name) % folds;
};

/** Ranks of one fold come from a ranking that did not see its documents. */
const foldedRows = (examples: readonly Example[]): Row[] => {
  const group = groupsOf(examples);
  return Array.from({ length: folds }, (_, fold) => {
    const rank = fitLinear(rankRows(examples.filter(({ document }) => group(document) !== fold)), rankPull);
    return acceptRows(
      examples.filter(({ document }) => group(document) === fold),
      rank,
    );
  }).flat();
};

const fit = (examples: readonly Example[]) => ({
  rank: fitLinear(rankRows(examples), rankPull),
  accept: fitLinear(foldedRows(examples), acceptPull),
});

export interface Scored {
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
    return [{ kind: example.kind, chance, isRight: example.isRight(best) }];
  });

/** Largest share of unanswerable questions that may be answered, and of those that may show close passages. */
const [mostAnswered, mostClose] = [0.045, 0.6];

const quantile = (scores: readonly number[], share: number) => {
  const sorted = scores.toSorted((a, b) => b - a);
  return sorted[Math.floor(share * sorted.length)] ?? 1;
};

/** Trains ranking and acceptance; the thresholds come from cross-validation by document. */
export const trainAcceptance = (documents: readonly KnownDocument[]): { model: Acceptance; curve: Scored[] } => {
  const examples = documents.flatMap(examplesOf);
  const group = groupsOf(examples);
  const curve = Array.from({ length: folds }, (_, fold) =>
    scoresOf(
      examples.filter(({ document }) => group(document) === fold),
      fit(examples.filter(({ document }) => group(document) !== fold)),
    ),
  ).flat();
  const unanswerable = curve.filter(({ kind }) => kind === 'unanswerable').map(({ chance }) => chance);
  const answer = quantile(unanswerable, mostAnswered) + 1e-4;
  return { model: { ...fit(examples), answer, closest: Math.min(answer, quantile(unanswerable, mostClose)) }, curve };
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
