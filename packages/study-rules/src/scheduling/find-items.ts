import type { Thing } from './schedule-items.ts';
import { folded, means, tokensOf } from './match-words.ts';

export interface Named {
  /** As it was said, without verbs and dates. */
  readonly phrase: string;
  readonly day?: string | undefined;
  /** The name of a class is enough to tell the things apart. */
  readonly byClass?: true;
}

/** What a phrase means: one thing for certain, one of several, or none, but some come near. */
export type Found =
  | { readonly sure: 'one'; readonly thing: Thing }
  | { readonly sure: 'several' | 'near'; readonly things: readonly Thing[] };

const held = (said: readonly string[], names: readonly string[]) =>
  said.filter((word) => names.some((name) => means(word, name))).length;

const quotedIn = (phrase: string) => /["“«]([^"”»]+)["”»]/u.exec(phrase)?.[1];
const saidKind = (phrase: string): Thing['kind'] | undefined => {
  if (/\b(?:task|to-?do)s?\b/iu.test(phrase)) return 'task';
  return /\bevents?\b/iu.test(phrase) ? 'event' : undefined;
};

const oneOf = (things: readonly Thing[]): Found => {
  const [thing] = things;
  return thing && things.length === 1 ? { sure: 'one', thing } : { sure: 'several', things };
};

const isWhole = (said: readonly string[]) => (thing: Thing) =>
  thing.own.length > 0 && thing.own.every((name) => said.some((word) => means(word, name)));
const isOpen = (today: string) => (thing: Thing) => !thing.completed && (thing.day === null || thing.day >= today);

/** Where several fit: the one whose whole title was said, else the one that is still to come. */
const narrowed = (things: readonly Thing[], said: readonly string[], today: string): Found => {
  const whole = things.filter(isWhole(said));
  if (whole.length === 1) return oneOf(whole);
  const open = things.filter(isOpen(today));
  return oneOf(open.length > 0 ? open : things);
};

/** Every word that was said must be the thing's: to guess would change what was not meant. */
export const find = (all: readonly Thing[], { phrase, day, byClass }: Named, today: string): Found => {
  const kind = saidKind(phrase);
  const things = all.filter((thing) => (day === undefined || thing.day === day) && (!kind || thing.kind === kind));
  const title = quotedIn(phrase);
  const same = title === undefined ? [] : all.filter((thing) => folded(thing.title) === folded(title));
  if (same.length > 0) return oneOf(same);

  const said = tokensOf(phrase);
  if (said.length === 0) return day === undefined ? { sure: 'near', things: [] } : oneOf(things);
  // the class alone names nothing, unless it was said what kind of thing
  const naming = (thing: Thing) => byClass || kind !== undefined || held(said, [...thing.own, ...thing.kindWords]) > 0;
  const fitting = things.filter(
    (thing) => naming(thing) && held(said, [...thing.own, ...thing.kindWords, ...thing.classWords]) === said.length,
  );
  if (fitting.length > 0) return narrowed(fitting, said, today);
  const near = all
    .map((thing) => ({ thing, words: held(said, thing.own) }))
    .filter(({ words }) => words > 0)
    .toSorted((a, b) => b.words - a.words);
  return { sure: 'near', things: near.slice(0, 5).map(({ thing }) => thing) };
};
