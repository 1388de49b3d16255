import { classIn } from '@hub/calendar-file';
import type { CalendarEventView, ClassChoice, ClassId, ClassView, PreviewedSeries } from '@hub/contracts';

type ByHand = ClassChoice['byHand'];

/** The class of a series: chosen manually, or named by its words, or that of all others; null leaves it out. */
export const classOfSeries = (
  { series, clues }: PreviewedSeries,
  { otherwise, byHand }: ClassChoice,
  classes: readonly ClassView[],
): ClassId | null => {
  const own = byHand.find((each) => each.series === series);
  return own ? own.classId : (classIn(clues, classes)?.id ?? otherwise);
};

/** The choice with this class for a series. */
export const withClass = (byHand: ByHand, series: string, classId: ClassId | null): ByHand => [
  ...byHand.filter((each) => each.series !== series),
  { series, classId },
];

type Known = Pick<CalendarEventView, 'title' | 'dueDate'>;

const nameOf = ({ title, dueDate }: Known) => `${dueDate} ${title.toLowerCase()}`;

/** Those that the student has on that day already, from an imported file or manually. */
export const presentIn = (all: readonly PreviewedSeries[], events: readonly Known[]): ReadonlySet<string> => {
  const names = new Set(events.map(nameOf));
  return new Set(all.filter((each) => names.has(nameOf(each))).map(({ series }) => series));
};
