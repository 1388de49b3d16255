import { sentencesOf } from '../language/sentences.ts';
import { entriesIn } from './entries.ts';
import { formulaIn } from './formulas.ts';
import { afterBullet, afterNumber, cellsOf, wordCount } from './line-marks.ts';
import type { Entry, Line, Part, Statement } from './outline.ts';
import { tableOf } from './tables.ts';
import { datedLine } from './when.ts';

const longestQuote = 500;

/** The ends that are certain: not after an initial or an abbreviation. */
const sentenceEnd =
  /(?<=[\p{L}\p{N})”"%²³°][.!?]["”)]?)(?<!(?<!\p{L})(?:\p{Lu}|Mrs?|Ms|Dr|St|Mt|vs?|cf|e\.g|i\.e|etc|No|Nr|Fig|Abb|Prof|ca?|approx|Jr|Sr|Chr|bzw|usw|z\.\s?B|d\.\s?h)\.)\s+(?=["“„]?\p{Lu})/u;

/** The sentences of a line, each with its own characters of the document. */
const statementsOf = (line: Line): Statement[] =>
  line.text
    .split(sentenceEnd)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const quote = line.quote.includes(sentence.text) ? sentence.text : line.quote;
      return quote.length <= longestQuote ? [{ text: sentence.text, quote, origin: line.origin, sentence }] : [];
    });

type Marked = { readonly line: Line; readonly mark: 'bullet' | 'number' | 'none' };

const marked = (line: Line): Marked => {
  const item = afterBullet(line.text);
  if (item !== undefined) return { line: { ...line, text: item }, mark: 'bullet' };
  const step = afterNumber(line.text);
  return step ? { line: { ...line, text: step.text }, mark: 'number' } : { line, mark: 'none' };
};

const longestLead = 160;
const isLead = ({ line, mark }: Marked) =>
  mark === 'none' && line.text.endsWith(':') && line.text.length <= longestLead;

/** What introduces a list: a separate line, or the last sentence of the paragraph before it. */
const leadIn = (before: Marked | undefined): string | null => {
  if (before?.mark !== 'none' || !before.line.text.endsWith(':')) return null;
  const lead = isLead(before) ? before.line.text : before.line.text.split(sentenceEnd).at(-1);
  return lead && lead.length <= longestLead ? lead.slice(0, -1) : null;
};

/** Lines of one kind that follow each other. */
const runFrom = (lines: readonly Marked[], from: number, belongs: (line: Marked) => boolean): Marked[] => {
  let end = from;
  for (let line = lines[end]; line && belongs(line); line = lines[end]) end += 1;
  return lines.slice(from, end);
};

const isRow = ({ line }: Marked) => cellsOf(line.text) !== undefined;

/** Rows of another width are another table, when there are several of both. */
const tablesIn = (run: readonly Marked[]): Marked[][] => {
  const groups: Marked[][] = [];
  const width = ({ line }: Marked) => cellsOf(line.text)?.length;
  for (const row of run) {
    const last = groups.at(-1);
    if (last?.[0] && width(last[0]) === width(row)) last.push(row);
    else groups.push([row]);
  }
  return groups.every(({ length }) => length > 1) ? groups : [[...run]];
};

const rowsPart = (run: readonly Marked[]): Part[] => {
  const lines = run.map(({ line }) => line);
  const table = tableOf(lines);
  if (table) return [table];
  const entries = lines.flatMap((line): Entry[] => {
    const [term, meaning, ...more] = cellsOf(line.text) ?? [];
    return term && meaning && more.length === 0 && wordCount(meaning) >= 3 ? [{ term, meaning, line }] : [];
  });
  return entries.length > 0 ? [{ kind: 'entries', lead: null, entries }] : [];
};

const datedIn = (line: Line, isNote: boolean) => {
  const found = datedLine(line.text, isNote);
  return found ? [{ ...found, line }] : [];
};

/** What the lines of a list are: dates, formulas, terms, or just items. */
const listPart = (run: readonly Marked[], lead: string | null): Part[] => {
  const lines = run.map(({ line }) => line);
  const dated = lines.flatMap((line) => datedIn(line, true));
  const others = lines.filter((line) => datedIn(line, true).length === 0);
  const formulas = others.flatMap((line): Part[] => {
    const found = formulaIn(line);
    return found ? [{ kind: 'formula', ...found }] : [];
  });
  const entries = others.filter((line) => !formulaIn(line)).flatMap(entriesIn);
  const named = new Set(entries.map(({ line }) => line.quote));
  const ordered = run.every(({ mark }) => mark === 'number');
  const rest = ordered ? lines : others.filter((line) => !named.has(line.quote) && !formulaIn(line));
  return [
    ...(dated.length > 0 ? [{ kind: 'timeline' as const, entries: dated }] : []),
    ...(entries.length > 0 ? [{ kind: 'entries' as const, lead, entries }] : []),
    ...(rest.length > 0 ? [{ kind: 'list' as const, lead, ordered, items: rest }] : []),
    ...formulas,
  ];
};

/** "A: …": a label of questions and answers. */
const label = /^(?:q(?:uestion)?|f(?:rage)?|p(?:regunta)?|a(?:nswer|ntwort)?|r(?:éponse|espuesta)?)\s?\d*\s?[:.)]\s+/iu;
const unlabelled = (text: string) => text.replace(label, '');

const isAnswer = (line: Marked | undefined): line is Marked =>
  line !== undefined &&
  line.mark === 'none' &&
  !line.line.text.endsWith('?') &&
  !isRow(line) &&
  (entriesIn(line.line).length === 0 || label.test(line.line.text));

const isAsked = ({ line }: Marked) =>
  line.text.endsWith('?') && (label.test(line.text) || entriesIn(line).length === 0);

/** A question of the document and the paragraph that answers it. */
const askedPart = (question: string, answer: Marked): Part => ({
  kind: 'asked',
  question: unlabelled(question),
  answer: { ...answer.line, text: unlabelled(answer.line.text) },
});

/** A paragraph, or a note that says something by its form. */
const plainPart = ({ line: whole }: Marked): Part => {
  const line = { ...whole, text: unlabelled(whole.text) };
  const formula = formulaIn(line);
  if (formula) return { kind: 'formula', ...formula };
  const dated = datedIn(line, !/[.!?]$/u.test(line.text));
  if (dated.length > 0) return { kind: 'timeline', entries: dated };
  const entries = entriesIn(line);
  if (entries.length > 0) return { kind: 'entries', lead: null, entries };
  return { kind: 'prose', statements: statementsOf(line) };
};

/** Parts of one kind next to each other are one. */
const joined = (parts: readonly Part[]): Part[] => {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === 'prose' && last?.kind === 'prose') {
      all[all.length - 1] = { ...last, statements: [...last.statements, ...part.statements] };
    } else if (part.kind === 'timeline' && last?.kind === 'timeline') {
      all[all.length - 1] = { ...last, entries: [...last.entries, ...part.entries] };
    } else if (part.kind === 'entries' && last?.kind === 'entries' && part.lead === null) {
      all[all.length - 1] = { ...last, entries: [...last.entries, ...part.entries] };
    } else all.push(part);
  }
  return all;
};

/** The parts of a section, in reading order; a title that is a question is answered by the first paragraph. */
export const partsOf = (lines: readonly Line[], title: string): Part[] => {
  const all = lines.map(marked);
  const [first] = all;
  const parts: Part[] = title.endsWith('?') && isAnswer(first) ? [askedPart(title, first)] : [];
  for (let index = 0; index < all.length;) {
    const line = all[index];
    if (!line) break;
    const next = all[index + 1];
    if (isRow(line)) {
      const rows = runFrom(all, index, isRow);
      parts.push(...tablesIn(rows).flatMap(rowsPart));
      index += rows.length;
    } else if (line.mark !== 'none') {
      const run = runFrom(all, index, ({ mark, line: { text } }) => mark === line.mark && cellsOf(text) === undefined);
      parts.push(...listPart(run, leadIn(all[index - 1])));
      index += run.length;
    } else if (isAsked(line) && isAnswer(next)) {
      parts.push(askedPart(line.line.text, next));
      index += 1;
    } else {
      if (!isLead(line)) parts.push(plainPart(line));
      index += 1;
    }
  }
  return joined(parts);
};
