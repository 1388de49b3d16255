import type { Ranked } from './acceptance.ts';
import type { Evidence, Span } from './evidence.ts';

/** A part of a passage, verbatim. */
export interface Quoted extends Pick<Evidence, 'documentId' | 'documentName' | 'page'> {
  readonly text: string;
}

const longest = 480;

export const sentenceOf = (evidence: Evidence): Quoted => ({ ...placeOf(evidence), text: evidence.sentence.text });

const placeOf = ({ documentId, documentName, page }: Evidence) => ({ documentId, documentName, page });

/** The sentence with those next to it, as far as they fit in a quote: the one before first. */
const windowOf = ({ span, beforeAndAfter }: Pick<Evidence, 'span' | 'beforeAndAfter'>): Span =>
  beforeAndAfter.reduce<Span>((window, { from, to }) => {
    const wider = { from: Math.min(window.from, from), to: Math.max(window.to, to) };
    return wider.to - wider.from <= longest ? wider : window;
  }, span);

/** How much the sentence in the middle counts again, so that it has its neighbours on both sides. */
const middle = 0.3;

/** How much the sentences of a window promise together: several that are likely count more than one. */
const promiseOf = ({ evidence: { passage, span, beforeAndAfter }, score }: Ranked, all: readonly Ranked[]) => {
  const window = windowOf({ span, beforeAndAfter });
  const inside = all.filter(
    ({ evidence: other }) => other.passage === passage && other.span.from >= window.from && other.span.to <= window.to,
  );
  return Math.log(inside.reduce((sum, other) => sum + Math.exp(other.score - score), 0)) + (1 + middle) * score;
};

/** The sentences whose neighbourhood promises most come first. */
export const byWindow = (all: readonly Ranked[], most: number): Evidence[] =>
  all
    .slice(0, most)
    .map((each) => ({ evidence: each.evidence, promise: promiseOf(each, all) }))
    .toSorted((a, b) => b.promise - a.promise)
    .map(({ evidence }) => evidence);

/** The first sentences with their neighbours; a sentence that is already shown with another one is skipped. */
export const windowsOf = (best: readonly Evidence[], most: number): Quoted[] => {
  const shown: { passage: number; window: Span; evidence: Evidence }[] = [];
  for (const evidence of best) {
    const { passage, span } = evidence;
    const isShown = shown.some(
      (other) => other.passage === passage && span.from < other.window.to && span.to > other.window.from,
    );
    if (!isShown) shown.push({ passage, window: windowOf(evidence), evidence });
    if (shown.length === most) break;
  }
  return shown.map(({ window, evidence }) => ({
    ...placeOf(evidence),
    text: evidence.text.slice(window.from, window.to).trim(),
  }));
};
