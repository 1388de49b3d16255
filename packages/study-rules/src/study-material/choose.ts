import type { Difficulty } from '@hub/contracts';
import { readOutline } from '../outline/read-outline.ts';
import { type Material, RequestRefused } from '../requests.ts';
import { candidatesIn } from './candidates/all-candidates.ts';
import type { Candidate } from './candidates/candidate.ts';
import { absentFrom } from './prompt/absent.ts';
import { fittingFor, type Fitting } from './prompt/fit.ts';
import { refusal } from './prompt/offer.ts';
import { readPrompt } from './prompt/read-prompt.ts';
import { knownWordsOf } from './prompt/subject.ts';

interface Wanted {
  readonly use: 'card' | 'test';
  readonly level: Difficulty | null;
}

/** Two wrong options are enough to choose from; without them an amount or a year can be typed in only one way. */
const fewestWrong = 2;
const isAskable = ({ wrong, answer }: Candidate) => wrong.length >= fewestWrong || isTyped(answer);

/** Whether an answer can be typed in only one way: an amount or a year. */
export const isTyped = (answer: string): boolean => /^[\d.,]+$/u.test(answer);

/** Below this a candidate is left out, whatever else there is. */
const leastWorth = 5;

const levelFit = (level: Difficulty, wanted: Difficulty | null): number => {
  if (wanted === null || level === wanted) return 0;
  if (wanted === 'medium') return -0.4;
  return level === 'medium' ? -1.5 : -3;
};

/** Takes the best one by one; what was asked already, and where, counts less and less. */
const spread = (ranked: readonly { candidate: Candidate; score: number }[], count: number): Candidate[] => {
  const chosen: Candidate[] = [];
  const facts = new Set<string>();
  const answers = new Set<string>();
  const uses = new Map<unknown, number>();
  const usesOf = (key: unknown) => uses.get(key) ?? 0;
  const left = new Set(ranked);
  while (chosen.length < count && left.size > 0) {
    let best: { candidate: Candidate; score: number; entry: { candidate: Candidate; score: number } } | undefined;
    for (const entry of left) {
      const { candidate } = entry;
      if (facts.has(candidate.fact) || answers.has(`${candidate.question}|${candidate.answer}`.toLowerCase())) {
        left.delete(entry);
        continue;
      }
      const score =
        entry.score -
        0.15 * usesOf(candidate.kind) -
        0.2 * usesOf(candidate.section) -
        0.5 * usesOf(candidate.answer.toLowerCase());
      if (!best || score > best.score) best = { candidate, score, entry };
    }
    if (!best) break;
    left.delete(best.entry);
    const { candidate } = best;
    chosen.push(candidate);
    facts.add(candidate.fact);
    answers.add(`${candidate.question}|${candidate.answer}`.toLowerCase());
    for (const key of [candidate.kind, candidate.section, candidate.answer.toLowerCase()])
      uses.set(key, usesOf(key) + 1);
  }
  return chosen;
};

/** With so many others, what is only listed under a label is left out. */
const enough = 3;

const withSpare = (
  candidates: readonly Candidate[],
  fittingIn: (all: readonly Candidate[]) => readonly Fitting[],
): readonly Fitting[] => {
  const better = fittingIn(candidates.filter(({ isSpare }) => isSpare !== true));
  return better.length >= enough ? better : fittingIn(candidates);
};

/**
 * The best candidates for a request, spread over kinds and sections, in the order of the documents.
 * @throws RequestRefused when none fits, with what the documents offer
 */
export const chooseFor = (
  { prompt, count, passages, inReadingOrder }: Material,
  { use, level }: Wanted,
): Candidate[] => {
  const documents = readOutline(inReadingOrder ?? passages);
  const all = documents
    .flatMap(candidatesIn)
    .filter(
      (candidate) => (candidate.use === 'both' || candidate.use === use) && (use === 'card' || isAskable(candidate)),
    );
  const good = all.filter(({ worth }) => worth >= leastWorth);
  const asked = readPrompt(prompt);
  const known = knownWordsOf(passages.flatMap(({ text, documentName }) => [documentName, text]));
  const language = documents.some((document) => document.language === 'en') ? 'en' : 'other';
  const absent = absentFrom(asked, { known, language }, documents);
  const fitting = absent.isAll ? [] : withSpare(good, (some) => fittingFor(asked, some, { known, language }));
  if (fitting.length === 0)
    throw new RequestRefused(
      refusal(asked, absent.isAll ? absent.words : [], {
        documents,
        candidates: good.filter(({ isSpare, kind }) => isSpare !== true || kind !== 'asked'),
      }),
    );
  const ranked = fitting
    .map(({ candidate, fit }) => ({ candidate, score: candidate.worth + 5 * fit + levelFit(candidate.level, level) }))
    .toSorted((a, b) => b.score - a.score);
  return spread(ranked, count);
};
