import { find, type Found } from './find-items.ts';
import { type Answer, type Scene, saying } from './planning-context.ts';
import { notFound, whichOf } from './replies.ts';
import type { Thing } from './schedule-items.ts';
import { tokensOf } from './match-words.ts';
import { daysIn, rangeIn } from './relative-dates.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The place in the list that was shown: "the second one", "2". */
const placeIn = (hint: string, length: number): number => {
  if (/\blast\b/iu.test(hint)) return length - 1;
  const [, digit] = /^\W*(?:the |number |#)?([1-9])\b\W*(?:one)?\W*$/iu.exec(hint) ?? [];
  return digit === undefined
    ? ordinals.findIndex((word) => new RegExp(String.raw`\b${word}\b`, 'iu').test(hint))
    : Number(digit) - 1;
};

const hinted = (found: Found, scene: Scene): Found => {
  if (found.sure === 'one' || scene.hint === '') return found;
  const thing = found.things[placeIn(scene.hint, found.things.length)];
  if (thing) return { sure: 'one', thing };
  const [day] = daysIn(scene.hint, scene.today);
  return find(
    found.things.length > 0 ? found.things : scene.things,
    day ? { phrase: '', day: day.day } : { phrase: scene.hint, byClass: true },
    scene.today,
  );
};

const everything =
  /^(?:(?:my|the) (?=(?:tasks|events|to-?dos)$)|(?:all|every|everything|each)\b)\s*(?:of )?(?:(?:my|the)\b)?\s*/iu;

/** "all tasks due tomorrow": those of a kind, a class, a day. */
const allOf = (phrase: string, { things, today }: Scene): Thing[] => {
  const named = phrase.replace(everything, '');
  const [day] = daysIn(named, today);
  const range = rangeIn(named, today);
  const rest = tokensOf(withoutDays(named, today).replaceAll(/\b(?:this|next|the) (?:week|month|weekend)\b/giu, ''));
  const within = ({ day: on }: Thing) =>
    (!day || on === day.day) && (!range || (on !== null && on >= range.from && on <= range.to));
  const kinds = [/\btasks?\b/iu.test(named) ? 'task' : '', /\bevents?\b/iu.test(named) ? 'event' : ''].filter(Boolean);
  return things.filter(
    (thing) =>
      !thing.completed &&
      within(thing) &&
      (kinds.length === 0 || kinds.includes(thing.kind)) &&
      rest.every((word) =>
        [...thing.own, ...thing.kindWords, ...thing.classWords].some((name) => name.startsWith(word)),
      ),
  );
};

/** A text without the days that it names, and the small words before them. */
export const withoutDays = (text: string, today: string): string =>
  daysIn(text, today)
    .toReversed()
    .reduce(
      (left, { start, end }) =>
        left.slice(0, start).replace(/\b(?:due|on|by|at|for|until|till|from|before|of|this|the)\s*$/iu, '') +
        left.slice(end),
      text,
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();

const single = (phrase: string, scene: Scene): Found => {
  const [day] = daysIn(phrase, scene.today);
  const named = { phrase: withoutDays(phrase, scene.today), day: day?.day };
  const found = find(scene.things, named, scene.today);
  // the day may be part of a title
  return found.sure === 'near' && day ? find(scene.things, { phrase }, scene.today) : found;
};

const parts = (phrase: string) => phrase.split(/,? and |, /iu).filter((part) => part.trim() !== '');

/** The things that a phrase names, or what to ask the student. */
export const pick = (phrase: string, scene: Scene): readonly Thing[] | Answer => {
  if (everything.test(phrase)) {
    const all = allOf(phrase, scene);
    return all.length > 0 ? all : saying('I found nothing like that among your open tasks and events.');
  }
  const whole = hinted(single(phrase, scene), scene);
  if (whole.sure === 'one') return [whole.thing];
  if (whole.sure === 'near' && parts(phrase).length > 1) {
    const each = parts(phrase).map((part) => single(part, scene));
    const sure = each.flatMap((found) => (found.sure === 'one' ? [found.thing] : []));
    if (sure.length === each.length) return sure;
  }
  return whole.sure === 'several'
    ? whichOf(whole.things, scene.today)
    : notFound(withoutDays(phrase, scene.today), whole.things, scene.today);
};

export const isAnswer = (picked: readonly Thing[] | Answer): picked is Answer => 'message' in picked;
