import type { EventType } from '@hub/contracts';
import { daysBetween } from '../../dates/calendar.ts';
import type { Syllabus } from '../../requests.ts';
import type { DatedThing } from '../candidates/dated-thing.ts';
import { isHandOut } from '../readers/table-columns.ts';
import type { Decided } from './decide.ts';
import { differInNumber, numbersIn } from './title-overlap.ts';

export type Outcome = 'created' | 'to_check' | 'left_out';

export interface WithOutcome extends Decided {
  readonly outcome: Outcome;
}

/** Created from these probabilities, by whether the rules found it too: created events are right rather than many. */
const createdFrom = { agreed: 0.75, alone: 0.85 } as const;
/** To check from these; what is less likely is left out. All five are chosen by cross-validation: see the model card. */
export const toCheckFrom = { agreed: 0.25, alone: 0.35, doubted: 0.6 } as const;

/** "Some time around October 12 we may have a quiz": the text itself is not certain. */
const hedged = /\b(?:some ?time (?:around|in)|may have|might|approximately|probably|likely to|tentatively)\b/iu;

/** What prepares for the event, a file about it, that there is none, or what others do: "Quiz 2 review", "Slides.pptx", "No HW", "Grades are due". */
const aboutIt =
  /\b(?:exams?|midterms?|finals?|quiz(?:zes)?|tests?)\b.{0,12}\b(?:review|prep|preparation)\b|\.(?:pptx?|pdf|docx?)\b|^\W*(?:(?:no|kein|keine|sin|pas de|sem)\s|(?:final )?grades?(?: are)? due)/iu;

/** When it is handed out or is over: "Assignment 7 start", "Quiz 7 canceled". */
const notDue =
  /(?<!\p{L})(?:start(?:s|ed)?|begins?|out|released?|assigned|posted|opens?|handed out|download(?: button)?|cancel+ed|ausgabe|ut)\W*$/iu;

/** In a column of what is handed out: "Assigned", "Released". */
const isHandedOut = ({ place: { cell } }: DatedThing) => cell?.column !== undefined && isHandOut(cell.column);

/** Only a number, or a piece of a sentence. */
const isPiece = (title: string) => !/\p{L}{2}|\p{L}\s?\d/u.test(title) || /^due on\b/iu.test(title);

/** No text names these days: they follow from a rule of the document. */
const isDerived = ({ date }: DatedThing) => date.way === 'relative' || date.way === 'recurring';

type Upload = Omit<Syllabus, 'pages'>;

/** In days. Unless the student chose the term, one this far from the upload is another year's, or its year was read wrong. */
const longestPast = 150;
const longestAhead = 400;
const isFarFrom = ({ uploadedOn, term }: Upload, { day }: DatedThing) =>
  !term && (daysBetween(day, uploadedOn) > longestPast || daysBetween(uploadedOn, day) > longestAhead);

const familyOf = (type: EventType) => (type === 'exam' || type === 'quiz' ? type : 'work');

/**
 * Two lines that name a thing of one kind for one day often name the same thing: a schedule and a table of grades. So does
 * one line with two exams.
 */
const mayBeSame = (a: DatedThing, b: DatedThing) =>
  a.day === b.day &&
  (a.place.line !== b.place.line || (familyOf(a.type) !== 'work' && numbersIn(a.title).length === 0)) &&
  familyOf(a.type) === familyOf(b.type) &&
  !differInNumber(a.title, b.title);

/** What happens to each thing. At most one of the things that may be the same is created, the most likely one. */
export const outcomesOf = (decided: readonly Decided[], upload: Upload): WithOutcome[] => {
  const created = new Map<string, DatedThing[]>();
  return decided
    .toSorted((a, b) => b.probability - a.probability)
    .map((one): WithOutcome => {
      const { thing, probability, agreed, isDoubted } = one;
      const by = agreed ? 'agreed' : 'alone';
      if (probability < toCheckFrom[by]) return { ...one, outcome: 'left_out' };
      const sameDay = created.get(thing.day) ?? [];
      const isSure =
        probability >= createdFrom[by] &&
        (agreed || !isDoubted) &&
        !hedged.test(thing.context) &&
        !aboutIt.test(thing.title) &&
        !notDue.test(thing.title) &&
        !isHandedOut(thing) &&
        !isPiece(thing.title) &&
        !isDerived(thing) &&
        !isFarFrom(upload, thing) &&
        !sameDay.some((other) => mayBeSame(other, thing));
      if (!isSure) return { ...one, outcome: 'to_check' };
      created.set(thing.day, [...sameDay, thing]);
      return { ...one, outcome: 'created' };
    });
};
