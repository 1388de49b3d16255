import type { CalendarEventId, EventType, ExtractedDate } from '@hub/contracts';

/** An event as the last syllabus described it, whatever the student made of it. */
export interface KnownItem {
  readonly id: CalendarEventId;
  readonly title: string;
  readonly dueDate: string;
  readonly eventType: EventType;
}

/** How the items of a new syllabus stand to what the class has from earlier ones. */
export interface Comparison {
  /** The same item, on another day perhaps, or under another name. */
  readonly same: readonly { readonly id: CalendarEventId; readonly date: ExtractedDate }[];
  readonly fresh: readonly ExtractedDate[];
  readonly gone: readonly CalendarEventId[];
}

/** The same for titles that differ in case, blanks and signs alone. */
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

/** Pairs off, within each group, the first with the first and so on, where both sides have as many. */
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
 * From the surest to the least sure. A title with as many days as before was moved; where there are more or fewer, only
 * those of the same day are the same; what is left alone of its day and type was given another name.
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
