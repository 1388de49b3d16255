import { linesOfPart } from '../../outline/lines-of-part.ts';
import type { Line, Section } from '../../outline/outline.ts';

/** A result that the document works out, and what it is worked out from. */
export interface WorkedResult {
  readonly line: Line;
  readonly question: string;
  readonly number: string;
  readonly unit: string;
}

const arithmetic = /^[\d\s().,+*/·×x√^²³%−–-]+$/u;
const operation = /[+*/·×√^²³]|\sx\s|\s[−–-]\s/u;
const result = /^([-−]?\d+(?:[.,]\d+)*)(?!\d)(\s?(?:%|°C|\p{L}{1,12}(?:\/\p{L}{1,3})?))?(?=[;,]|\.(?!\d)|$)/u;
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? [];

/** "… allele: p = (2 x 4 + 10) / 48 = 0.375, hence q = 0.625": pieces that each state one thing. */
const piecesOf = (text: string): string[] =>
  text.split(/(?<=[\p{L}\d)%²³])[.;]\s+|,\s(?=(?:so|hence|thus|therefore|somit|also)\s)|(?<=[\p{L}\d)])[.;]$/u);

const longestGiven = 300;

/** The last whole lines before a result. */
const lastOf = (lines: readonly string[]): string => {
  let given = '';
  for (const line of lines.toReversed()) {
    if (given.length + line.length > longestGiven) break;
    given = `${line}${/[.:!?]$/u.test(line) ? '' : '.'} ${given}`;
  }
  return given.trim();
};

const resultIn = (piece: string, before: string): Omit<WorkedResult, 'line'> | undefined => {
  const [left = '', ...right] = piece.split(/\s?[=≈]\s?/u);
  const end = right.findIndex((part, index) => index > 0 && result.test(part.trim()));
  const [expression] = right;
  const [, number, unit = ''] = result.exec((right[end] ?? '').trim()) ?? [];
  if (!expression || end < 1 || !number || !arithmetic.test(expression) || !operation.test(expression))
    return undefined;
  const own = [...new Set(numbersIn(expression))];
  const known = new Set(numbersIn(`${before} ${left}`));
  const isFactor = (one: string) => one === '1' || one === '2' || one === '100';
  // most of the numbers are given: a factor of two or a hundred is part of the method
  const isSolvable = own.length >= 2 && own.filter((one) => known.has(one) || isFactor(one)).length > own.length / 2;
  if (!isSolvable || known.has(number) || left.trim() === '' || left.length > 90) return undefined;
  return { question: `${before} ${left.trim()} = _____${unit}`, number, unit };
};

/** The results of a section that follow from numbers given before them in the same section. */
export const workedResults = (section: Section): WorkedResult[] => {
  const said: string[] = [];
  return section.parts.flatMap(linesOfPart).flatMap((line) => {
    const pieces = piecesOf(line.text);
    const found = pieces.flatMap((piece, index) => {
      const one = resultIn(piece, lastOf([...said, ...pieces.slice(0, index)]));
      return one ? [{ line, ...one }] : [];
    });
    if (found.length === 0) said.push(line.text);
    return found;
  });
};
