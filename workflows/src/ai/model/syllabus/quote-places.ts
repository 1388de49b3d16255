import type { SyllabusLine } from './syllabus-lines.ts';

/** Where a quote is in a document. */
export interface Place {
  /** The whole lines that contain it. */
  readonly own: string;
  /** The lines around them that may name its date, such as a heading. */
  readonly near: readonly string[];
  readonly page: number;
}

const linesBefore = 8;
const linesAfter = 2;
/** A quote that is repeated more often, such as "Quiz", is only looked up this often. */
const mostPlaces = 20;
const shortestQuote = 3;

const digit = /\d/u;

/** "October 1" is no quote of "October 15". */
const cutsNumber = (text: string, start: number, end: number) => {
  const isDigit = (index: number) => digit.test(text.charAt(index));
  return (isDigit(start - 1) && isDigit(start)) || (isDigit(end - 1) && isDigit(end));
};

/** Finds the places of a quote; both with plain spaces. */
export const placesIn = (lines: readonly SyllabusLine[]): ((quote: string) => Place[]) => {
  const text = lines.map((line) => line.text).join(' ');
  let length = 0;
  const ends = lines.map((line) => (length += line.text.length + 1));
  const lineAt = (index: number) => {
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > index) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const textsOf = (from: number, to: number) => lines.slice(Math.max(0, from), to).map((line) => line.text);

  return (quote) => {
    const places: Place[] = [];
    if (quote.length < shortestQuote) return places;
    for (
      let start = text.indexOf(quote);
      start !== -1 && places.length < mostPlaces;
      start = text.indexOf(quote, start + 1)
    ) {
      if (cutsNumber(text, start, start + quote.length)) continue;
      const [first, last] = [lineAt(start), lineAt(start + quote.length - 1)];
      places.push({
        own: textsOf(first, last + 1).join(' '),
        near: [...textsOf(first - linesBefore, first), ...textsOf(last + 1, last + 1 + linesAfter)],
        page: lines[first]?.page ?? 1,
      });
    }
    return places;
  };
};
