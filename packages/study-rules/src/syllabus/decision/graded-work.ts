import type { EventType, Page } from '@hub/contracts';
import { fold } from '../../dates/fold.ts';
import { eventNouns } from '../../events/event-words.ts';
import { isNonEvent } from '../../events/non-events.ts';

/** What a document says that its grade is made of. */
export interface GradedWork {
  /** The words of their names, folded and in the singular. */
  readonly words: ReadonlySet<string>;
  readonly types: ReadonlySet<EventType>;
  /** How many texts give something a share of the grade. */
  readonly count: number;
}

/** In characters: longer lines are paragraphs about grading, and name other things too. */
const [longestLine, longestCell] = [120, 60];
const mostTexts = 80;

const share =
  /(?<![\d.])\d{1,3}(?:[.,]\d+)?\s?%|(?<!\p{L})\d{1,4}\s?(?:points?|pts|puntos?|pontos?|punkte?n?|punti|poäng|poeng|point[ea]r|pisteitä|pkt|bod[yů]?|pont|балл\p{L}*|点|分|점)(?!\p{L})/iu;
const shareHeader =
  /%|(?<!\p{L})(?:weights?|points?|percent(?:age)?|worth|peso|pondera\p{L}*|valor|gewicht\p{L}*|poids|pondération|puntos|pontos|punkte)(?!\p{L})/iu;

const common = new Set(
  'the and for each with your you will from total grade grades graded grading point points percent worth class course that del los las der die das und que com para des les une nota notas note'.split(
    ' ',
  ),
);

/** The words that may name a thing, folded and in the singular. */
export const namingWords = (text: string): string[] =>
  (fold(text).match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word));

const gradedTexts = (pages: readonly Page[]): string[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind !== 'table')
        return block.text
          .split('\n')
          .filter((line) => line.length <= longestLine && share.test(line) && !isNonEvent(line));
      const [header = []] = block.rows;
      const column = header.findIndex((cell) => cell.length <= longestCell && shareHeader.test(cell));
      return block.rows.slice(0, mostTexts).flatMap((row) => {
        const isGraded =
          row.some((cell) => cell.length <= longestCell && share.test(cell)) ||
          (row !== header && /^\W*\d{1,3}(?:[.,]\d+)?\W*$/u.test(row[column] ?? ''));
        return isGraded ? row.filter((cell) => cell.length <= longestCell && /\p{L}{2}/u.test(cell)).slice(0, 2) : [];
      });
    })
    .slice(0, mostTexts);

/** Reads what has a share of the grade: "Provinhas 20 %", a table of grades. Work goes by these names in the schedule too. */
export const gradedWork = (pages: readonly Page[]): GradedWork => {
  const texts = gradedTexts(pages);
  return {
    words: new Set(texts.flatMap(namingWords)),
    types: new Set(texts.flatMap((text) => eventNouns(text).map(({ type }) => type))),
    count: texts.length,
  };
};
