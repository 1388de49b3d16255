import type { Line } from './checklist.ts';
import type { Outcome } from './outcomes.ts';

export interface Coverage {
  readonly covered: readonly Line[];
  readonly missing: readonly Line[];
  /** Claims of lines that the checklist does not hold. */
  readonly unknown: readonly { readonly id: string; readonly outcome: Outcome }[];
}

/** A line is covered when a test that carries its id has passed, and none that carries it has failed. */
export const coverageOf = (lines: readonly Line[], outcomes: readonly Outcome[]): Coverage => {
  const claims = outcomes.flatMap((outcome) => outcome.ids.map((id) => ({ id, outcome })));
  const withResult = (result: Outcome['result']) =>
    new Set(claims.filter(({ outcome }) => outcome.result === result).map(({ id }) => id));
  const [passed, failed] = [withResult('passed'), withResult('failed')];
  const known = new Set(lines.map(({ id }) => id));
  const isCovered = ({ id }: Line) => passed.has(id) && !failed.has(id);
  return {
    covered: lines.filter(isCovered),
    missing: lines.filter((line) => !isCovered(line)),
    unknown: claims.filter(({ id }) => !known.has(id)),
  };
};
