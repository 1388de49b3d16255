import { type Difficulty, difficulties, FlashcardForm, importLimits } from '@hub/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { Rejection } from '../../../platform/domain/index.ts';
import { csvText, unguarded } from '../../../platform/http/index.ts';

/** A card in a file. */
export type CardText = Pick<FlashcardForm, 'front' | 'back' | 'difficulty'>;

const delimiters = ['\t', ',', ';'] as const;
const headings = /^(front|question|term|word)$/i;
/** Header lines that Anki writes, such as `#separator:tab`. */
const preamble = /^(?:#[a-z ]+:.*\r?\n)+/i;

const Lines = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
type Line = z.infer<typeof Lines>[number];

/** Parsing stops here: a heading, the cards, and one card too many, which the set refuses. */
const mostLines = importLimits.cards + 2;
/** Two of the longest sides, in bytes, all of them quotes. */
const longestLine = 50_000;

const linesBy = (text: string, delimiter: string): Line[] =>
  Lines.parse(
    parse(text, {
      bom: true,
      delimiter,
      max_record_size: longestLine,
      on_record: ((record: string[], { lines }: { lines: number }) => ({
        record: record.slice(0, 3),
        info: { lines },
      })) as unknown as (record: string[]) => string[], // the library's types know no other result
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: mostLines,
    }),
  );

/** The delimiter that splits most lines at the beginning of the text; the earlier one of `delimiters` wins a tie. */
const delimiterOf = (text: string) => {
  const lines = text
    .slice(0, 16_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const splits = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return delimiters.reduce((best, each) => (splits(each) > splits(best) ? each : best));
};

const linesOf = (text: string) => {
  const lines = linesBy(text, delimiterOf(text));
  return headings.test(lines[0]?.record[0]?.trim() ?? '') ? lines.slice(1) : lines;
};

const difficultyOf = (word = ''): Difficulty | undefined =>
  difficulties.find((difficulty) => difficulty === word.trim().toLowerCase());

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

/** The cards of a set as CSV or TSV. */
export const textOf = (cards: readonly CardText[], delimiter: ',' | '\t'): string =>
  csvText(
    ['front', 'back', 'difficulty'],
    cards.map(({ front, back, difficulty }) => [front, back, difficulty ?? '']),
    delimiter,
  );
