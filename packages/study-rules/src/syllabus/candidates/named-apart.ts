import type { DatedThing, Way } from './dated-thing.ts';

/** As often, a name says only what kind of thing it is. */
const often = 3;
const apart = 0.6;
const longestName = 80;

const nameOf = ({ title }: DatedThing) => title.toLowerCase();

const isNumbered = ({ title }: DatedThing) => /\d/u.test(title);

const sources: readonly { way: Way; of: (thing: DatedThing) => string }[] = [
  { way: 'named-above', of: ({ place }) => place.above ?? '' },
  { way: 'named-by-heading', of: ({ place }) => place.heading },
];

/** Whether these names tell most of the things apart. */
const tellsApart = (things: readonly DatedThing[], of: (thing: DatedThing) => string) => {
  const names = things.map(of).filter((name) => /\p{L}/u.test(name) && name.length <= longestName);
  return new Set(names).size >= things.length * apart;
};

/**
 * "Submission" below "Project 1", "Submission" below "Project 2": things of one name on different days are also named after
 * what is above them, in any language.
 */
export const namedApart = (things: readonly DatedThing[]): DatedThing[] => {
  const unnumbered = things.filter((thing) => !isNumbered(thing) && thing.title.length <= longestName);
  const named = [...Map.groupBy(unnumbered, nameOf).values()].flatMap((own) => {
    if (new Set(own.map(({ day }) => day)).size < often) return [];
    const source = sources.find(({ of }) => tellsApart(own, of));
    if (!source) return [];
    return own.flatMap((thing) => {
      const name = source.of(thing).trim();
      if (name === '' || name.length > longestName || name.toLowerCase().includes(nameOf(thing))) return [];
      const title = `${name.replace(/[\s:–—-]+$/u, '')}: ${thing.title}`;
      return [{ ...thing, title, text: title, date: { ...thing.date, way: source.way } }];
    });
  });
  return [...things, ...named];
};
