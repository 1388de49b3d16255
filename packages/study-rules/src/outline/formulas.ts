import type { Line } from './outline.ts';

const sign = /(?<![<>!=:])[=≈≤≥∝](?!=)|→|⇌/u;
const operator = /[+*/^·×÷√∑∫π²³−]|\s[-–]\s|\p{L}\(/u;

/** An operator between terms, or symbols alone; "lists of grievances, drawn up in 1789" is a meaning. */
const isMathematical = (right: string): boolean =>
  (operator.test(right) && !/,\s\p{L}{4}|\p{L}{3,}\/\p{L}{3,}/u.test(right)) ||
  /^(?:[\p{L}θλμπρσω]{1,3}|[\d.,²³]+)(?:\s(?:\p{L}{1,3}|[\d.,²³]+)){0,5}$/u.test(right);

/** The share of words of four and more letters: a sentence has many, a formula few. */
const isProse = (text: string) => (text.match(/\p{Ll}{4,}/gu) ?? []).length > 10 || /[.!?]\s+\p{Lu}/u.test(text);

const plainSide = /^[\p{L}\p{M}\p{N}\s()_'′,./*·×^+−–%-]{1,40}$/u;

export interface Formula {
  readonly name: string | null;
  readonly formula: string;
  readonly line: Line;
}

/** "F = m a", "Density: rho = m / V"; undefined for other lines. */
export const formulaIn = (line: Line): Formula | undefined => {
  const [, label, rest] = /^([\p{L}][^:=]{1,60}?)(?::|\s[–—])\s+(\S.*)$/u.exec(line.text) ?? [];
  const formula = (rest ?? line.text).replace(/[.;,]$/u, '').trim();
  const at = formula.search(sign);
  if (at < 1 || formula.length > 120 || isProse(formula)) return undefined;
  const [left, right] = [formula.slice(0, at).trim(), formula.slice(at + 1).trim()];
  if (!plainSide.test(left) || right === '' || !isMathematical(right)) return undefined;
  return { name: rest && label ? label.trim() : null, formula, line };
};
