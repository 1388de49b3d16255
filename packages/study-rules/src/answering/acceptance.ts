import { z } from 'zod';
import byVectors from './acceptance-by-vectors.json' with { type: 'json' };
import byWords from './acceptance.json' with { type: 'json' };
import type { Candidate, Features } from './features.ts';

const Linear = z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) });
/** Log-odds as a weighted sum of features. */
export type Linear = z.infer<typeof Linear>;

const Acceptance = z.object({
  /** Ranks the sentences for one question. */
  rank: Linear,
  /** Decides whether the best sentence answers. */
  accept: Linear,
  /** Least probability of an answer, and of a passage that is shown as close. */
  answer: z.number(),
  closest: z.number(),
});
/** What `pnpm eval answers --train` writes. */
export type Acceptance = z.infer<typeof Acceptance>;

/** By words alone, and with the vectors of an embedding engine as well. */
export interface Acceptances {
  readonly words: Acceptance;
  readonly vectors: Acceptance;
}

const trained: Acceptances = { words: Acceptance.parse(byWords), vectors: Acceptance.parse(byVectors) };

export const oddsOf = ({ bias, weights }: Linear, features: Features): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias);

export const logistic = (odds: number) => 1 / (1 + Math.exp(-odds));

export interface Ranked extends Candidate {
  readonly score: number;
}

/** Best first, each text once. */
export const ranked = (candidates: readonly Candidate[], by: Linear): Ranked[] => {
  const sorted = candidates
    .map((candidate) => ({ ...candidate, score: oddsOf(by, candidate.features) }))
    .toSorted((a, b) => b.score - a.score);
  return [...new Map(sorted.toReversed().map((each) => [each.evidence.sentence.text, each])).values()].toReversed();
};

/** A greater lead says no more. */
const mostLead = 4;

/** How likely the best sentence is among all of them, when one of them answers. */
const shareOf = (best: Ranked, all: readonly Ranked[]) =>
  1 / all.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);

/** The features by which the best sentence is accepted: its own, and how far it is ahead. */
export const acceptanceFeatures = (all: readonly Ranked[]): Features => {
  const [best, second] = all;
  if (!best) return {};
  const lead = best.score - (second?.score ?? best.score - 3);
  return { ...best.features, score: best.score, lead: Math.min(lead, mostLead), share: shareOf(best, all) };
};

export interface Verdict {
  readonly tier: 'answer' | 'closest' | 'nothing';
  readonly best: readonly Ranked[];
}

/** Every word that says something is met at least by a relative. */
const leastMatch = 0.1;

/** A heading that only repeats the question is no answer. The requested kind of thing is there, with every name and number of the question, and what is counted is counted. */
export const isMet = ({ features }: Candidate): boolean =>
  (features['newWords'] ?? 0) > 0 &&
  (features['lowest'] ?? 0) >= leastMatch &&
  features['untypedNear'] !== 1 &&
  features['numbersMet'] === 1 &&
  features['nameMissing'] !== 1 &&
  features['someone'] === 1 &&
  features['counts'] === 1 &&
  features['inUnit'] === 1 &&
  features['explains'] === 1;

/** Another sentence is shown with an answer when it is almost as likely. */
const nearly = 0.35;
const mostAnswers = 2;
const inQuestionWords = 0.6;
/** A sentence with every word of the question in another form at most, and the requested kind of thing. */
const saysIt = ({ features }: Candidate) =>
  features['saysAll'] === 1 && features['typed'] === 1 && (features['inWords'] ?? 0) >= inQuestionWords;

/** Ranks the sentences and says how sure it is that the best one answers. */
export const verdictOf = (candidates: readonly Candidate[], models = trained): Verdict => {
  const model = candidates[0]?.features['near'] === undefined ? models.words : models.vectors;
  const all = ranked(candidates, model.rank);
  const [first] = all;
  if (!first) return { tier: 'nothing', best: [] };
  const chance = logistic(oddsOf(model.accept, acceptanceFeatures(all)));
  if ((chance >= model.answer || saysIt(first)) && isMet(first)) {
    const best = all.slice(0, mostAnswers).filter(({ score }) => score >= first.score - nearly);
    return { tier: 'answer', best };
  }
  return chance >= model.closest ? { tier: 'closest', best: all } : { tier: 'nothing', best: [] };
};
