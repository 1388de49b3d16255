import { dueWord } from '../../events/event-words.ts';
import type { DatedThing } from '../candidates/dated-thing.ts';
import { one } from './text-features.ts';

/** Things that are compared with each other. */
export const mostCompared = 30;
const mostNamesakes = 300;

/** A name without what may differ between two places that mean one event. */
const nameOf = ({ title }: DatedThing) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b(?:due|deadline|out|released?|assigned)\b/gu, '')
    .trim();

/** Finds the other days of a thing's name: on its line, and anywhere. */
export const rivalsAmong = (
  things: readonly DatedThing[],
  byLine: ReadonlyMap<number, readonly DatedThing[]>,
): ((thing: DatedThing) => [string, number][]) => {
  const names = new Map(things.map((thing) => [thing, nameOf(thing)]));
  const byName = Map.groupBy(things, (thing) => names.get(thing));
  const dueOf = (others: readonly DatedThing[]) => one(others.some(({ date }) => dueWord.test(date.near ?? '')));
  return (thing) => {
    const name = names.get(thing);
    const isRival = (other: DatedThing) => other.day !== thing.day && names.get(other) === name;
    const line = (byLine.get(thing.place.line) ?? []).slice(0, mostCompared).filter(isRival);
    const others = (byName.get(name) ?? []).slice(0, mostNamesakes).filter(isRival).slice(0, mostCompared);
    return [
      ['rivals', line.length],
      ['rivalsBefore', line.filter(({ day }) => day < thing.day).length],
      ['rivalDue', dueOf(line)],
      ['namesakes', new Set(others.map(({ day }) => day)).size],
      ['namesakesBefore', new Set(others.filter(({ day }) => day < thing.day).map(({ day }) => day)).size],
      ['namesakeDue', dueOf(others)],
    ];
  };
};
