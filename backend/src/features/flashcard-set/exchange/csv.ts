import { type Difficulty, difficulties, FlashcardForm } from '@hub/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Rejection } from '../../../platform/domain/index.ts';

/** A card as a file knows it. */
export type CardText = Pick<FlashcardForm, 'front' | 'back' | 'difficulty'>;

const delimiters = ['\t', ',', ';'] as const;
const headings = /^(front|question|term|word)$/i;
/** What Anki writes above the notes, such as `#separator:tab`. */
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

/** Split where most lines have two sides; the first line decides nothing, as it may be a heading or a stray comma. */
const linesOf = (text: string) => {
  const [best = []] = delimiters
    .map((delimiter) => linesBy(text, delimiter))
    .toSorted((a, b) => b.filter(hasTwo).length - a.filter(hasTwo).length);
  return headings.test(best[0]?.record[0]?.trim() ?? '') ? best.slice(1) : best;
};

const difficultyOf = (word = ''): Difficulty | undefined =>
  difficulties.find((difficulty) => difficulty === word.trim().toLowerCase());

// a spreadsheet runs a cell that begins like this; some take the wide forms for the narrow ones
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
 * The cards of a CSV or TSV text, whichever it is: front, back, and the difficulty where it is one.
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

/** As RFC 4180 wants it, with a heading; a spreadsheet runs nothing of it. With tabs it is TSV. */
export const textOf = (cards: readonly CardText[], delimiter: ',' | '\t'): string =>
  [
    ['front', 'back', 'difficulty'],
    ...cards.map(({ front, back, difficulty }) => [quoted(front), quoted(back), difficulty]),
  ]
    .map((line) => `${line.join(delimiter)}\r\n`)
    .join('');
