import type { ScheduleItem } from './schedule-items.ts';
import { foldCase, matchesWord, distinctiveWords } from './match-words.ts';

export interface ItemReference {
  /** The student's words, without verbs and dates. */
  readonly phrase: string;
  readonly day?: string | undefined;
  /** The name of a class is enough to identify an item. */
  readonly byClass?: true;
}

/** The items that a phrase refers to: one for certain, one of several, or only similar ones. */
export type ItemMatch =
  | { readonly certainty: 'one'; readonly item: ScheduleItem }
  | { readonly certainty: 'several' | 'near'; readonly items: readonly ScheduleItem[] };

const countMatches = (said: readonly string[], names: readonly string[]) =>
  said.filter((word) => names.some((name) => matchesWord(word, name))).length;

const quotedIn = (phrase: string) => /["“«]([^"”»]+)["”»]/u.exec(phrase)?.[1];
const saidKind = (phrase: string): ScheduleItem['kind'] | undefined => {
  if (/\b(?:task|to-?do)s?\b/iu.test(phrase)) return 'task';
  return /\bevents?\b/iu.test(phrase) ? 'event' : undefined;
};

const oneOf = (items: readonly ScheduleItem[]): ItemMatch => {
  const [item] = items;
  return item && items.length === 1 ? { certainty: 'one', item } : { certainty: 'several', items };
};

const isWhole = (said: readonly string[]) => (item: ScheduleItem) =>
  item.own.length > 0 && item.own.every((name) => said.some((word) => matchesWord(word, name)));
const isOpen = (today: string) => (item: ScheduleItem) => !item.completed && (item.day === null || item.day >= today);

/** Of several matches, the one whose whole title was named, otherwise the only one still to come. */
const narrowed = (items: readonly ScheduleItem[], said: readonly string[], today: string): ItemMatch => {
  const whole = items.filter(isWhole(said));
  if (whole.length === 1) return oneOf(whole);
  const open = items.filter(isOpen(today));
  return oneOf(open.length > 0 ? open : items);
};

/** Every word of the phrase must match the item: a guess could change the wrong one. */
export const findItems = (
  all: readonly ScheduleItem[],
  { phrase, day, byClass }: ItemReference,
  today: string,
): ItemMatch => {
  const kind = saidKind(phrase);
  const items = all.filter((item) => (day === undefined || item.day === day) && (!kind || item.kind === kind));
  const title = quotedIn(phrase);
  const same = title === undefined ? [] : all.filter((item) => foldCase(item.title) === foldCase(title));
  if (same.length > 0) return oneOf(same);

  const said = distinctiveWords(phrase);
  if (said.length === 0) return day === undefined ? { certainty: 'near', items: [] } : oneOf(items);
  // a class alone identifies no item, unless the phrase says what kind it is
  const naming = (item: ScheduleItem) =>
    byClass || kind !== undefined || countMatches(said, [...item.own, ...item.kindWords]) > 0;
  const fitting = items.filter(
    (item) => naming(item) && countMatches(said, [...item.own, ...item.kindWords, ...item.classWords]) === said.length,
  );
  if (fitting.length > 0) return narrowed(fitting, said, today);
  const near = all
    .map((item) => ({ item, words: countMatches(said, item.own) }))
    .filter(({ words }) => words > 0)
    .toSorted((a, b) => b.words - a.words);
  return { certainty: 'near', items: near.slice(0, 5).map(({ item }) => item) };
};
