import type { CalendarEventId, EventType, ExtractedDate } from '@hub/contracts';

/** An event as the last syllabus described it, without the student's edits. */
export interface KnownItem {
  readonly id: CalendarEventId;
  readonly title: string;
  readonly dueDate: string;
  readonly eventType: EventType;
}

/** How the items of a new syllabus match the events from earlier ones. */
export interface Comparison {
  /** The same item, possibly moved or renamed. */
  readonly same: readonly { readonly id: CalendarEventId; readonly date: ExtractedDate }[];
  readonly fresh: readonly ExtractedDate[];
  readonly gone: readonly CalendarEventId[];
}

/** The title without differences of case, whitespace and punctuation. */
export const plainTitle = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Dated = Pick<ExtractedDate, 'title' | 'dueDate' | 'eventType'>;
type Pair = readonly [KnownItem, ExtractedDate];
type Rule = (known: readonly KnownItem[], dates: readonly ExtractedDate[]) => readonly Pair[];

const byDay = (a: Dated, b: Dated) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0);

/** Pairs items in order within each group in which both sides have the same number. */
const whereAsMany =
  (groupOf: (item: Dated) => string): Rule =>
  (known, dates) => {
    const groups = Map.groupBy(dates, groupOf);
    return [...Map.groupBy(known, groupOf)].flatMap(([group, items]) => {
      const others = groups.get(group)?.toSorted(byDay) ?? [];
      if (items.length !== others.length) return [];
      return items.toSorted(byDay).flatMap((item, index): Pair[] => {
        const date = others[index];
        return date ? [[item, date]] : [];
      });
    });
  };

/**
 * Matches from the most to the least certain. If a title has as many days as before, its items were moved; otherwise only
 * those on the same day match. An item that is the only one left of its day and type was renamed.
 */
const rules: readonly Rule[] = [
  whereAsMany(({ title }) => plainTitle(title)),
  whereAsMany(({ title, dueDate }) => `${dueDate} ${plainTitle(title)}`),
  whereAsMany(({ dueDate, eventType }) => `${dueDate} ${eventType}`),
];

export const compare = (known: readonly KnownItem[], dates: readonly ExtractedDate[]): Comparison => {
  let [olds, news] = [known, dates];
  const pairs: Pair[] = [];
  for (const rule of rules) {
    const found = rule(olds, news);
    pairs.push(...found);
    const [ids, taken] = [new Set(found.map(([{ id }]) => id)), new Set(found.map(([, date]) => date))];
    olds = olds.filter(({ id }) => !ids.has(id));
    news = news.filter((date) => !taken.has(date));
  }
  return { same: pairs.map(([{ id }, date]) => ({ id, date })), fresh: news, gone: olds.map(({ id }) => id) };
};
