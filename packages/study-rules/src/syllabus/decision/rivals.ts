import { dueWord } from '../../events/event-words.ts';
import type { DatedThing } from '../candidates/dated-thing.ts';
import { one } from './text-features.ts';

/** Things that are compared with each other. */
export const mostCompared = 30;
const mostNamesakes = 300;

/** A name without what may differ between two places that mean one event. */
export const nameOf = ({ title }: DatedThing) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b(?:due|deadline|out|released?|assigned)\b/gu, '')
    .trim();

/** Other days of the same name: on the line, and anywhere. */
export const rivalsOf = (
  thing: DatedThing,
  line: readonly DatedThing[],
  named: readonly DatedThing[],
): [string, number][] => {
  const name = nameOf(thing);
  const own = line.slice(0, mostCompared).filter((other) => other.day !== thing.day && nameOf(other) === name);
  const others = named
    .slice(0, mostNamesakes)
    .filter((other) => other.day !== thing.day)
    .slice(0, mostCompared);
  const dueOf = (things: readonly DatedThing[]) => one(things.some(({ date }) => dueWord.test(date.near ?? '')));
  return [
    ['rivals', own.length],
    ['rivalsBefore', own.filter(({ day }) => day < thing.day).length],
    ['rivalDue', dueOf(own)],
    ['namesakes', new Set(others.map(({ day }) => day)).size],
    ['namesakesBefore', new Set(others.filter(({ day }) => day < thing.day).map(({ day }) => day)).size],
    ['namesakeDue', dueOf(others)],
  ];
};
