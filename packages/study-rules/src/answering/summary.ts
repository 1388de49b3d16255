import type { Evidence } from './evidence.ts';
import { sentencesOf } from '../language/sentences.ts';
import { wordWeight } from '../language/word-weight.ts';
import { isSelfContained } from '../language/self-contained.ts';

const wanted = /\b(?:summar(?:y|i[sz]e)|sum up|overview|(?:main|key|important) (?:points?|ideas?)|tl;?dr)\b/iu;
const ofIt =
  /^(?:summar(?:y|i[sz]e)|sum|overview|main|key|important|points?|ideas?|short|brief|quick|tl|dr|chapters?|lectures?)$/iu;
const mostSentences = 5;

export const wantsSummary = (message: string) => wanted.test(message);

const stemsOf = ({ sentence }: Evidence) =>
  new Set(sentence.tokens.filter((token) => wordWeight(token) === 2).map(({ stem }) => stem));

/**
 * The sentences with the most frequent terms of the material, in its order; about the message's topic when it names
 * one.
 */
export const summaryOf = (message: string, evidence: readonly Evidence[]): Evidence[] => {
  const topic = sentencesOf(message)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => wordWeight(token) === 2 && !ofIt.test(token.text))
    .map(({ stem }) => stem);
  const alone = evidence.filter(({ sentence }) => isSelfContained(sentence));
  const about = topic.length === 0 ? alone : alone.filter(({ around }) => topic.some((stem) => around.has(stem)));
  const counts = new Map<string, number>();
  for (const stem of about.flatMap((each) => [...stemsOf(each)])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const worth = (each: Evidence) => {
    const stems = [...stemsOf(each)];
    // otherwise long sentences would always win
    return stems.reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0) / (stems.length + 3);
  };
  const best = new Set(about.toSorted((a, b) => worth(b) - worth(a)).slice(0, mostSentences));
  return about.filter((each) => best.has(each));
};
