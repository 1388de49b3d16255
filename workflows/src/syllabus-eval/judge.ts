import type { EventType } from '@hub/contracts';
import { alike, fold, jaccard } from './alike.ts';
import type { Gold, GoldEvent, Rule } from './gold.ts';

export interface Entry {
  readonly title: string;
  readonly dueDate: string;
  readonly eventType: EventType;
}

/** Titles are the same from this likeness on. */
export const sameTitle = 0.34;
const duplicate = 0.5;

export const titleLikeness = (gold: GoldEvent, title: string) =>
  Math.max(...[gold.title, ...gold.aliases].map((name) => alike(name, title)));
export const isOnDay = (gold: GoldEvent, day: string) => gold.date === day || gold.alternatives.dates.includes(day);
export const isOfType = (gold: GoldEvent, type: EventType) =>
  gold.type === type || gold.alternatives.types.includes(type);

const pairScore = (gold: GoldEvent, entry: Entry): number | undefined => {
  if (!isOnDay(gold, entry.dueDate)) return undefined;
  const likeness = titleLikeness(gold, entry.title);
  const type = isOfType(gold, entry.eventType);
  if (likeness < sameTitle && !type) return undefined;
  const closest = Math.max(...[gold.title, ...gold.aliases].map((name) => jaccard(name, entry.title)));
  const exactDay = entry.dueDate === gold.date ? 0.5 : 0;
  return likeness + 0.3 * closest + exactDay + (type ? 0.25 : 0) + (likeness >= sameTitle ? 1 : 0);
};

/** Whether all conditions that a rule states hold for an entry. */
export const applies = (rule: Rule, { title, dueDate, eventType }: Entry): boolean => {
  const dates = [...(rule.date === undefined ? [] : [rule.date]), ...rule.dates];
  const bounded = rule.before !== undefined || rule.after !== undefined;
  const beyond =
    (rule.before !== undefined && dueDate < rule.before) || (rule.after !== undefined && dueDate > rule.after);
  const includes = (parts: readonly string[]) => parts.some((part) => fold(title).includes(fold(part)));
  const states = dates.length > 0 || bounded || rule.titleIncludes.length > 0 || rule.types.length > 0;
  return (
    states &&
    (dates.length === 0 || dates.includes(dueDate)) &&
    (!bounded || beyond) &&
    (rule.titleIncludes.length === 0 || includes(rule.titleIncludes)) &&
    (rule.types.length === 0 || rule.types.includes(eventType)) &&
    !includes(rule.exceptTitleIncludes)
  );
};

export interface Verdict {
  readonly matched: readonly { gold: GoldEvent; entry: Entry }[];
  readonly missed: readonly GoldEvent[];
  /** Entries that are no event of the document, twice there, or on a wrong day. */
  readonly wrong: readonly Entry[];
  /** Entries that someone who reads the document must not make. */
  readonly forbidden: readonly Entry[];
}

const matches = (golds: readonly GoldEvent[], entries: readonly Entry[]) => {
  const pairs = golds
    .flatMap((gold) =>
      entries.flatMap((entry) => {
        const score = pairScore(gold, entry);
        return score === undefined ? [] : [{ gold, entry, score }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  const taken = new Set<GoldEvent | Entry>();
  return pairs.filter(({ gold, entry }) => {
    if (taken.has(gold) || taken.has(entry)) return false;
    taken.add(gold).add(entry);
    return true;
  });
};

/** Compares entries with what a careful student would enter: required events first, the best pair first. */
export const judge = (gold: Gold, entries: readonly Entry[]): Verdict => {
  const required = gold.events.filter((event) => event.required);
  const matched = matches(required, entries);
  const taken = new Set(matched.map(({ entry }) => entry));
  const rest = entries.filter((entry) => !taken.has(entry));
  const forbidden = rest.filter((entry) => gold.forbidden.some((rule) => applies(rule, entry)));
  const open = rest.filter((entry) => !forbidden.includes(entry));
  const optional = new Set(
    matches(
      gold.events.filter((event) => !event.required),
      open,
    ).map(({ entry }) => entry),
  );
  const wrong = open.filter((entry) => {
    if (optional.has(entry)) return false;
    const again = matched.some(
      (pair) => isOnDay(pair.gold, entry.dueDate) && titleLikeness(pair.gold, entry.title) >= duplicate,
    );
    return again || !gold.neutral.some((rule) => applies(rule, entry));
  });
  const found = new Set(matched.map((pair) => pair.gold));
  return { matched, missed: required.filter((event) => !found.has(event)), wrong, forbidden };
};
