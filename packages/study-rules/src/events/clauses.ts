const abbreviation =
  /(?:^|[\s(])(?:mo|tu|we|th|fr|sa|su|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|jan|feb|febr|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|dr|prof|mrs?|ms|st|vs|no|nr|ch|chap|pp?|vol|ex|e\.g|i\.e|approx|incl|ca|bzw|z\.b|fig|sec|art|\d{1,2})\.$/i;

/** "Ch. 5. First report due": this number ends a sentence. */
const reference = /\b(?:ch|chap|chapters?|pp?|pages?|sections?|units?|parts?)\.?\s*\d{1,2}\.$/i;

export interface Piece {
  readonly text: string;
  /** Offset in its line. */
  readonly start: number;
}

const pieces = (text: string, seams: readonly { at: number; length: number }[]): Piece[] => {
  const result: Piece[] = [];
  let start = 0;
  for (const seam of [...seams, { at: text.length, length: 0 }]) {
    const raw = text.slice(start, seam.at);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '') result.push({ text: raw.trim(), start: start + lead });
    start = seam.at + seam.length;
  }
  return result;
};

/** Splits a line into its sentences and at semicolons and bars. */
export const clausesOf = (line: string): Piece[] => {
  const seams: { at: number; length: number }[] = [];
  for (const match of line.matchAll(/;\s*|\s\|\s|\s•\s*|\s\p{Extended_Pictographic}\uFE0F?\s*|[.!?]["”’)\]*_]*\s+(?=[\p{Lu}("“¿¡])/gu)) {
    const upTo = line.slice(0, match.index + 1);
    if (match[0].startsWith('.') && abbreviation.test(upTo) && !reference.test(upTo)) continue;
    seams.push({
      at: match.index + (/^[.!?]/.test(match[0]) ? 1 : 0),
      length: match[0].length - (/^[.!?]/.test(match[0]) ? 1 : 0),
    });
  }
  return pieces(line, seams);
};

/** Splits two events in one clause: "Take Exam 1 and map quizzes 1-5". */
export const splitEvents = (clause: string, names: (text: string) => boolean): string[] => {
  const parts = clause.split(/\s(?:and|und|et|y|&|\+)\s|,\s(?:and\s)?/iu);
  if (parts.length < 2 || !parts.every(names)) return [clause];
  return parts;
};
