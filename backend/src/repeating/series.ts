import type { NewRepeats, Repeats } from '@hub/contracts';
import { addDays, uuid5 } from '../platform/domain/index.ts';
import { occurrenceDays } from './occurrences.ts';

/** What the occurrences of something that repeats share. */
export interface Series<Id extends string> {
  readonly seriesId: Id;
  readonly repeats: Repeats;
}

/** As stored with an occurrence. */
interface Stored<Id extends string> {
  readonly seriesId?: Id | undefined;
  readonly repeats?: Repeats | undefined;
}

export const seriesOf = <Id extends string>({ seriesId, repeats }: Stored<Id>): Series<Id> | null =>
  seriesId && repeats ? { seriesId, repeats } : null;

interface Occurrence<Id extends string = string> {
  readonly id: Id;
  readonly day: string;
}

/**
 * The rule of a new series with its last day, and its occurrences, whose ids are derived from `newId` and the day.
 * @throws Rejection `never_repeats`, `repeats_too_often`
 */
export const newSeries = (firstDay: string, repeats: NewRepeats, newId: string) => {
  const [first, ...others] = occurrenceDays(firstDay, repeats);
  const { times: _times, ...rule } = repeats;
  const until = rule.until ?? others.at(-1) ?? first;
  const on = (day: string): Occurrence => ({ id: uuid5('occurrence', newId, day), day });
  const occurrences: [Occurrence, ...Occurrence[]] = [on(first), ...others.map(on)];
  return { repeats: { ...rule, until }, occurrences };
};

interface Following<Id extends string> extends Occurrence<Id> {
  readonly completed: boolean;
}

/**
 * The occurrences after one that repeats by another rule from its day on: those on days of the rule are kept,
 * the others removed unless they are ticked, and missing ones added.
 * @throws Rejection `never_repeats`, `repeats_too_often`
 */
export const changedSeries = <Id extends string>(
  { day, repeats, following }: { day: string; repeats: NewRepeats; following: readonly Following<Id>[] },
  newId: string,
) => {
  const { repeats: rule, occurrences } = newSeries(day, repeats, newId);
  const days = new Set(occurrences.map((each) => each.day));
  const kept = following.filter((each) => days.has(each.day));
  const taken = new Set([day, ...kept.map((each) => each.day)]);
  return {
    repeats: rule,
    kept: kept.map(({ id }) => id),
    removed: following.filter((each) => !days.has(each.day) && !each.completed).map(({ id }) => id),
    added: occurrences.filter((each) => !taken.has(each.day)),
  };
};

/** A day that many days later; an absent one stays absent. */
export const moved = <MaybeDay extends string | null | undefined>(day: MaybeDay, days: number): MaybeDay | string =>
  day ? addDays(day, days) : day;
