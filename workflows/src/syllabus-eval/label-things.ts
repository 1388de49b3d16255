import type { DatedThing } from '@hub/study-rules/training';
import { jaccard } from './alike.ts';
import type { Gold, GoldEvent } from './gold.ts';
import { applies, isOfType, isOnDay, sameTitle, titleLikeness } from './judge.ts';

export interface Label {
  readonly label: 0 | 1;
  /** How much it counts in training. */
  readonly weight: number;
}

const closeness = (gold: GoldEvent, { title, type }: DatedThing) =>
  0.6 * titleLikeness(gold, title) +
  0.4 * Math.max(...[gold.title, ...gold.aliases].map((name) => jaccard(name, title))) +
  (isOfType(gold, type) ? 0.1 : 0);

/** Things this much less close to an event than the closest one are other words on the same day. */
const almost = 0.8;

/** Which things of a document are events: the closest to each required event, and what is as close. */
export const labelThings = (things: readonly DatedThing[], gold: Gold): Label[] => {
  const required = gold.events.filter((event) => event.required);
  const optional = gold.events.filter((event) => !event.required);
  const names = (event: GoldEvent, { day, title }: DatedThing) =>
    isOnDay(event, day) && titleLikeness(event, title) >= sameTitle;
  const quality = new Map<DatedThing, boolean>();
  const named = new Set<GoldEvent>();
  for (const event of required) {
    const own = things.filter((thing) => names(event, thing));
    const best = Math.max(0, ...own.map((thing) => closeness(event, thing)));
    if (own.length > 0) named.add(event);
    for (const thing of own)
      quality.set(thing, quality.get(thing) === true || closeness(event, thing) >= almost * best);
  }
  return things.map((thing): Label => {
    const good = quality.get(thing);
    if (good !== undefined) return good ? { label: 1, weight: 1 } : { label: 0, weight: 0.15 };
    const entry = { title: thing.title, dueDate: thing.day, eventType: thing.type };
    if (gold.forbidden.some((rule) => applies(rule, entry))) return { label: 0, weight: 1.5 };
    if (optional.some((event) => names(event, thing))) return { label: 1, weight: 0.5 };
    const fits = required.filter((event) => isOnDay(event, thing.day) && isOfType(event, thing.type));
    if (fits.some((event) => !named.has(event))) return { label: 1, weight: 0.5 };
    if (fits.length > 0) return { label: 0, weight: 0.3 };
    const mild = gold.neutral.some((rule) => applies(rule, entry));
    return { label: 0, weight: mild ? 0.4 : 1 };
  });
};
