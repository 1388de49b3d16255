import { type Difficulty, difficulties, FlashcardForm } from '@hub/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Rejection } from '../../../platform/domain/index.ts';

/** A card in a file. */
export type CardText = Pick<FlashcardForm, 'front' | 'back' | 'difficulty'>;

const delimiters = ['\t', ',', ';'] as const;
const headings = /^(front|question|term|word)$/i;
/** Header lines that Anki writes, such as `#separator:tab`. */
const preamble = /^(?:#[a-z ]+:.*\r?\n)+/i;

const Lines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
type Line = z.infer<typeof Lines>[number];

const linesBy = (text: string, delimiter: string): Line[] =>
  Lines.parse(
    parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  );

const hasTwo = ({ record }: Line) => record.length > 1;

/** The delimiter that splits most lines in two. The first line does not count, as it may be a heading. */
const linesOf = (text: string) => {
  const [best = []] = delimiters
    .map((delimiter) => linesBy(text, delimiter))
    .toSorted((a, b) => b.filter(hasTwo).length - a.filter(hasTwo).length);
  return headings.test(best[0]?.record[0]?.trim() ?? '') ? best.slice(1) : best;
};

const difficultyOf = (word = ''): Difficulty | undefined =>
  difficulties.find((difficulty) => difficulty === word.trim().toLowerCase());

// spreadsheets execute cells that begin like this; some also accept the full-width forms
const formula = /^'*[=+\-@＝＋－＠\t\r]/;
const guarded = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

const cardOf = ({ record: [front = '', back = '', difficulty], info }: Line): CardText => {
  const sides = { front: unguarded(front), back: unguarded(back), difficulty: difficultyOf(difficulty) };
  const card = FlashcardForm.safeParse(sides);
  if (card.success) return card.data;
  throw new Rejection('import_failed', `Line ${info.lines}: ${card.error.issues[0]?.message ?? ''}`);
};

/**
 * The cards of a CSV or TSV text: front, back, and a difficulty if it is a valid one.
 * @throws Rejection `import_failed`, naming the line
 */
export const cardsIn = (text: string): CardText[] => {
  try {
    const cards = linesOf(text.replace(preamble, '')).map(cardOf);
    if (cards.length === 0) throw new Rejection('import_failed');
    return cards;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Rejection('import_failed', `This file could not be read: ${error.message}`, { cause: error });
  }
};

const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** CSV by RFC 4180, or TSV with tabs, with a heading. Cells are escaped so that spreadsheets execute none of them. */
export const textOf = (cards: readonly CardText[], delimiter: ',' | '\t'): string =>
  [
    ['front', 'back', 'difficulty'],
    ...cards.map(({ front, back, difficulty }) => [quoted(front), quoted(back), difficulty]),
  ]
    .map((line) => `${line.join(delimiter)}\r\n`)
    .join('');
