import type { Line } from './lines.ts';
import {
  assessment,
  countIn,
  counts,
  each,
  eachBefore,
  extraCredit,
  gradingHeading,
  letterGrade,
  noWeight,
  ofGrade,
  total,
  weightColumn,
} from './weight-words.ts';

/** A weight that a line states. */
export interface Stated {
  readonly name: string;
  readonly weight: number;
  readonly extra: boolean;
  readonly line: Line;
  /** In a sentence, and not in a table or a list. */
  readonly inProse: boolean;
}

const percents = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|percent\b|per cent\b|prozent\b|por ?ciento\b|pour ?cent\b)/giu;
const numberIn = (text: string) => Number(text.replace(',', '.'));

const leading =
  /^(?:[\s\-–—•·*:;,.)(\]/+=&]|\d{1,2}[.)] |[a-z][.)] |(?:and|und|y|e|et|the|your|our|a|an|for|der|die|das|le|la|les|el|los|las|o|os|as|from|of|is|are|de|del|du|des|through|by) )/iu;
const trailing =
  /(?:[\s\-–—•·*:;,.(/+=&…~≈]| (?:and|und|y|et|the|for|of|is|are|about|approximately|approx|ca|will be|at|el|un|à|zu|mit|with|les|together|total|combined|zusammen|you|your|which|that))$/iu;

/** Without bullets, numbers, articles and marks around it. Each round removes something, and a name is short. */
const cleaned = (text: string): string => {
  let name = text.trim();
  for (let round = 0; round < 12; round += 1) {
    const next = name.replace(leading, '').replace(trailing, '').trim();
    if (next === name) break;
    name = next;
  }
  // a bracket that was closed behind the weight
  // "Final exam - December 20"
  const dash = name.search(/ [-–—] ?[^-–—]{0,30}\d/u);
  if (dash > 0) name = name.slice(0, dash);
  const open = name.lastIndexOf('(');
  return open > 0 && !name.includes(')', open) ? cleaned(name.slice(0, open)) : name;
};

const longestName = 60;
const mostWords = 5;

/** What is graded in a long text: up to five words that end with the last one that names something graded. */
const namedIn = (text: string): string | null => {
  const words = text.split(' ').slice(-60);
  const last = words.findLastIndex((word) => assessment.test(word));
  if (last === -1) return null;
  const from = words.slice(Math.max(0, last - mostWords + 1), last + 1);
  const cut = from
    .slice(0, -1)
    .findLastIndex((word) =>
      /[,;:.)(]$|^(?:the|a|an|your|our|each|of|and|be|is|are|have|include|includes|der|die|das|den|eine?|le|la|les|un|une|el|los|las)$/iu.test(
        word,
      ),
    );
  return cleaned(from.slice(cut + 1).join(' '));
};

const nameIn = (text: string): string | null => {
  const name = cleaned(text);
  return name.length > longestName ? namedIn(name) : name;
};

const isName = (name: string | null): name is string =>
  name !== null && /\p{L}{2}/u.test(name) && !letterGrade.test(name) && !total.test(name);

/** The number of things that share a weight: "2 × 15%", "two midterms (15% each)". */
const timesIn = (before: string, after: string): number => {
  const product = /(\d{1,2}) ?(?:[x×*@]|à|at|zu je|mal) ?$/iu.exec(before);
  if (product) return Number(product[1]);
  if (!each.test(after) && !eachBefore.test(before)) return 1;
  const words = before.split(/[\s(,:]/u).map(countIn);
  return words.findLast((count) => count !== null && count > 1) ?? 1;
};
const withoutTimes = (before: string) => before.replace(/\d{1,2} ?(?:[x×*@]|à|at|zu je|mal) ?$/iu, '');

/** "20-25%", "> 90%", "90%+", "90% or more": a range or a bound. */
const isBound = (before: string, after: string) =>
  /(?:\d ?%? ?[-–—] ?|[<>≥≤] ?=? ?|\bto )$/u.test(before) ||
  /^ ?(?:\+|[-–—] ?\d|or\b|and (?:above|up)|to \d)/iu.test(after);

interface Found {
  readonly before: string;
  readonly percent: number;
  readonly after: string;
}

/** Every percentage of a text, with what is between it and its neighbours. */
const foundIn = (text: string): readonly Found[] => {
  const all = [...text.matchAll(percents)];
  return all.map((match, index) => {
    const previous = all[index - 1];
    const end = match.index + match[0].length;
    return {
      before: text.slice(previous ? previous.index + previous[0].length : 0, match.index),
      percent: numberIn(match[1] ?? ''),
      after: text.slice(end, all[index + 1]?.index ?? text.length),
    };
  });
};

const afterVerb = (text: string): string => {
  const grade = ofGrade.exec(text);
  const rest = grade ? text.slice(grade[0].length) : text;
  const verb = counts.exec(rest);
  return verb && verb.index < 40 ? rest.slice(verb.index + verb[0].length) : rest;
};

const beforeVerb = (text: string): string => {
  const verb = [...text.matchAll(new RegExp(counts, 'giu'))].at(-1);
  return verb && /\p{L}/u.test(text.slice(0, verb.index)) ? text.slice(0, verb.index) : text;
};

const isProse = (text: string) => text.split(' ').length > 12;

/** "Homework (20%): weekly, handed in on paper": what follows explains it. */
const item = /^[^(]{2,80}\([^()]{0,80}%[^()]{0,80}\)/u;

/** "(2 × 12.5% = 25%)" says 25%, and "40% (25% first, 15% second)" says 40%: the rest are parts of it. */
const withoutParts = (text: string): string =>
  text.replaceAll(/\([^()]{0,120}%[^()]{0,120}\)/gu, (bracket, at: number) => {
    if (at > 0 && /\d ?%[^(]{0,3}$/u.test(text.slice(Math.max(0, at - 8), at))) return '';
    const result = /= ?\d{1,3}(?:[.,]\d{1,2})? ?%/u.exec(bracket);
    if (result) return `(${result[0].slice(1)})`;
    const [first, second] = [bracket.indexOf('%'), bracket.lastIndexOf('%')];
    return first === second ? bracket : `${bracket.slice(0, first + 1)})`;
  });

const inLine = (line: Line): readonly Stated[] => {
  const text = withoutParts(item.exec(line.text)?.[0] ?? line.text);
  const found = foundIn(text);
  const inProse = isProse(text) && found.length < 3;
  if (found.length === 0 || (inProse && noWeight.test(text))) return [];
  const [first] = found;
  // "20% homework": the names follow the weights, in the whole line
  const start = first?.before ?? '';
  const follows = !isName(nameIn(start)) || (gradingHeading.test(start) && !assessment.test(start));
  return found.flatMap(({ before, percent, after }): Stated[] => {
    const near = `${before} ${after.slice(0, 40)}`;
    if (percent <= 0 || percent > 100 || isBound(before, after) || noWeight.test(near)) return [];
    const own = follows ? afterVerb(after) : beforeVerb(withoutTimes(before));
    const name = inProse ? namedIn(own.slice(0, 400)) : nameIn(own);
    if (!isName(name)) return [];
    const isSaid = counts.test(near) || ofGrade.test(after) || gradingHeading.test(line.heading);
    if (inProse && !(assessment.test(name) && isSaid)) return [];
    const weight = percent * timesIn(before, after);
    return weight > 100 ? [] : [{ name, weight, extra: extraCredit.test(near), line, inProse }];
  });
};

/** A row with one weight: what is graded is in the same cell, or in the first one with words. */
const inCells = (line: Line): readonly Stated[] => {
  const weighing = line.cells.filter((cell) => foundIn(withoutParts(cell)).length > 0);
  const [cell = ''] = weighing;
  const named = line.cells.find((each) => each !== cell && isName(nameIn(each)));
  const hasName = isName(nameIn(foundIn(withoutParts(cell))[0]?.before ?? ''));
  const text = hasName || named === undefined ? cell : `${named}: ${cell}`;
  return weighing.length === 1 ? inLine({ ...line, text, cells: [] }).map((each) => ({ ...each, line })) : inLine(line);
};

/** A row whose table has a column of weights. */
const inRow = (line: Line): readonly Stated[] => {
  const { cells, head } = line;
  const column = head.findIndex((cell) => weightColumn.test(cell));
  if (column < 1 || column >= cells.length || cells === head) return inCells(line);
  const value = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|percent)?$/iu.exec(cells[column] ?? '');
  const name = nameIn(cells[0] ?? '');
  if (!value || !isName(name)) return inCells(line);
  const weight = numberIn(value[1] ?? '');
  if (weight <= 0 || weight > 100) return [];
  return [{ name, weight, extra: extraCredit.test(name), line, inProse: false }];
};

/** Every weight that a line states. */
export const statedIn = (line: Line): readonly Stated[] => (line.cells.length > 0 ? inRow(line) : inLine(line));
