import { lettersOf, plainText } from './letters.ts';

/** A part of one of the texts. */
export interface Mark {
  /** Of the text. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

interface FoundQuote {
  readonly marks: readonly Mark[];
  readonly share: number;
  readonly between: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const longestQuote = 1000;
/** How far from each other, in letters, two parts of a quote may be. */
const reach = 600;
const mostPlaces = 50;
/** A shorter part could be anywhere. */
const shortest = 3;
const leastFound = 0.5;

/** The words of a quote joined to the longest runs that the text contains. */
const runsIn = (text: string, words: readonly string[]) => {
  const runs: string[] = [];
  let run = '';
  for (const word of words) {
    if (text.includes(run + word)) {
      run += word;
      continue;
    }
    runs.push(run);
    run = text.includes(word) ? word : '';
  }
  return [...runs, run].filter(({ length }) => length >= shortest);
};

const placesOf = (text: string, run: string) => {
  const places: number[] = [];
  for (let at = text.indexOf(run); at !== -1 && places.length < mostPlaces; at = text.indexOf(run, at + 1))
    places.push(at);
  return places;
};

/** The place of a run that is nearest to `at`, within reach. */
const nearest = (text: string, run: string, at: number): Span | undefined => {
  const start = Math.max(0, at - reach);
  const places = placesOf(text.slice(start, at + reach + run.length), run).map((place) => place + start);
  const best = places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  return best === undefined ? undefined : { start: best, end: best + run.length };
};

const lettersFound = (spans: readonly Span[]) => spans.reduce((sum, { start, end }) => sum + end - start, 0);
const apart = (spans: readonly Span[], at: number) => spans.reduce((sum, { start }) => sum + Math.abs(start - at), 0);

/** The spans of a quote's runs around the longest one: where most of them are, and closest to each other. */
const spansOf = (text: string, words: readonly string[]): Span[] => {
  const runs = runsIn(text, words);
  const anchor = runs.toSorted((a, b) => b.length - a.length)[0];
  if (anchor === undefined) return [];
  const choices = placesOf(text, anchor).map((at) => {
    const spans = runs.flatMap((run) =>
      run === anchor ? { start: at, end: at + run.length } : (nearest(text, run, at) ?? []),
    );
    return { spans, found: lettersFound(spans), apart: apart(spans, at) };
  });
  return choices.toSorted((a, b) => b.found - a.found || a.apart - b.apart)[0]?.spans ?? [];
};

/**
 * Finds a quote in texts that follow each other, such as the pieces of a page: letter by letter, or, when other text is
 * in between (the cells of a table), part by part. Its time is linear in the length of the texts.
 * @returns the marks in the order of the texts, which share of the quote they contain, and how many other letters are
 * between them; no marks below half of the quote
 */
export const findQuote = (texts: readonly string[], quote: string): FoundQuote => {
  const { text, from } = lettersOf(texts);
  const words = quote.slice(0, longestQuote).split(/\s+/u).map(plainText).filter(Boolean);
  const spans = spansOf(text, words);
  const letters = new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const share = letters.size / Math.max(1, words.join('').length);
  if (share < leastFound) return { marks: [], share: 0, between: 0 };
  const places = [...letters].toSorted((a, b) => a - b);
  const marks: Mark[] = [];
  for (const at of places) {
    const letter = from[at];
    if (!letter) continue;
    const last = marks.at(-1);
    if (last?.index === letter.index && letters.has(at - 1)) marks[marks.length - 1] = { ...last, to: letter.end };
    else marks.push({ index: letter.index, from: letter.at, to: letter.end });
  }
  return { marks, share, between: (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 - places.length };
};
