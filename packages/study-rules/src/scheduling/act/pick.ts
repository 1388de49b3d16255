import { weekdayOf } from '../../dates/calendar.ts';
import { type Description, type Found, findThings } from '../things/find-things.ts';
import { type Thing, thingsAt } from '../things/things.ts';
import { type Clause, says } from '../understand/clause.ts';
import { asideOf, descriptionIn, isEmpty, remarksOf } from '../understand/description.ts';
import { findSpokenOf, isAnyPair, isCountedIn, isPluralIn, referred, spokenOf } from '../dialogue/referents.ts';
import { type Answer, ask, type Context, keepOption } from './answer.ts';
import { labelOf, listOf, quotedTitle } from './words.ts';

/** The things that a clause means, or a question to the student. */
export type Picked = { readonly things: readonly Thing[] } | { readonly instead: Answer };

/** What is done with a thing once the student has chosen it. */
export type Then = (thing: Thing) => Answer;

const whichOf = (found: readonly Thing[], then: Then, today: string): Answer =>
  ask(
    `Which one do you mean?\n\n${listOf(found, today)}`,
    found.map((thing) => ({ label: labelOf(thing, today), ...then(thing), things: [thing] })),
  );

const notFound = (
  named: string,
  near: readonly Thing[],
  { plan: then, today }: { plan: Then; today: string },
): Answer => {
  const what = named === '' ? 'that' : quotedTitle(named.slice(0, 80));
  if (named === '') return ask('Which one do you mean? Say its title.');
  if (near.length === 0) return ask(`I found nothing called ${what} among your tasks and events. What is its title?`);
  return ask(
    `I found nothing called ${what}. Did you mean ${near.length === 1 ? 'this' : 'one of these'}?\n\n${listOf(near, today)}`,
    [
      ...near.map((thing) => ({ label: labelOf(thing, today), ...then(thing), things: [thing] })),
      keepOption('None of these'),
    ],
  );
};

const wordsOf = (clause: Clause, description: Description): string =>
  clause.tokens
    .filter(
      (_, at) =>
        descriptionIn(clause, { from: at, to: at + 1 }).names.length > 0 ||
        clause.classSpans.some(({ first, last }) => at >= first && at < last),
    )
    .map(({ text }) => text)
    .join(' ') ||
  (description.title ?? '');

export interface Wanted {
  readonly clause: Clause;
  readonly description: Description;
  /** What is done with it. */
  readonly plan: Then;
  /** Things that the request makes sense for. */
  readonly suits?: (thing: Thing) => boolean;
  /** Only a thing that every word fits. */
  readonly careful?: true;
}

/** Finds the one thing that a request is about. */
const pickOne = (
  { clause, description, plan: then, suits = () => true, careful }: Wanted,
  context: Context,
): Picked => {
  const { things, today } = context;
  const isOne = clause.tokens.some(({ word }) => /^(?:one|ones|der|die|das|la|el|celui|celle)$/u.test(word));
  if (isOne && description.day !== undefined && isEmpty({ ...description, day: undefined })) {
    const [recent, ...more] = recentOn(description.day, context);
    if (recent && more.length === 0) return { things: [recent] };
  }
  const { day } = description;
  const meant = isEmpty({ ...description, day: undefined }) ? referred(clause, context) : undefined;
  // "the tuesday one" is none that is on thursday
  const refs = day === undefined ? meant : meant?.filter((thing) => thing.day === day);
  if (refs && refs.length > 0) {
    const isClear = refs.length === 1 || (isPluralIn(clause) && !isAnyPair(clause, refs)) || isCountedIn(clause);
    return isClear ? { things: refs } : { instead: whichOf(refs, then, today) };
  }
  const suited = things.filter(suits);
  const among = suited.length > 0 ? suited : things;
  // "both quizzes" are not only the one that was spoken of
  const found = isPluralIn(clause) ? findThings(among, description, today) : findSpokenOf(description, context, among);
  if (found.certainty === 'one') return { things: found.things };
  if (found.certainty === 'several') {
    if (found.things.length === 2 && clause.tokens.some(({ word }) => /^(?:both|beide|ambos|ambas|deux)$/u.test(word)))
      return { things: found.things };
    return { instead: whichOf(found.things.slice(0, 10), then, today) };
  }
  const [nearest] = found.things;
  if (found.certainty === 'near' && nearest && found.isClear && !careful) return { things: [nearest] };
  if (description.day !== undefined) {
    const undated = findThings(things, { ...description, day: undefined }, today);
    if (undated.certainty === 'one')
      return { instead: notFound(wordsOf(clause, description), undated.things, { plan: then, today }) };
  }
  const [focus, ...others] = found.things.length > 0 ? [] : thingsAt(suited, context.dialogue?.things ?? []);
  const near = focus && others.length === 0 ? [focus] : found.things;
  return { instead: notFound(wordsOf(clause, description), near, { plan: then, today }) };
};

const joined = /^(?:and|und|y|et|,|&|\+|plus)$/u;

/** "problem set 7 and problem set 8": the things, when each part names one. */
const eachNamed = (
  clause: Clause,
  context: Context,
  { from, to }: { from: number; to: number },
): readonly Thing[] | undefined => {
  const cuts = clause.tokens.flatMap(({ word }, at) => (at > from && at < to - 1 && joined.test(word) ? [at] : []));
  // "quiz 3 is cancelled and the lab is due monday" does not do the same to both
  if (says(clause, 'state cancelled') && clause.whens.length > 0) return undefined;
  if (cuts.length === 0 || clause.tokens.some(({ word }) => /^(?:mean|meant|rather|actually|wait)$/u.test(word)))
    return undefined;
  const edges = [from, ...cuts, to];
  const parts = edges
    .slice(1)
    .map((end, index) => descriptionIn(clause, { from: index === 0 ? from : (edges[index] ?? 0) + 1, to: end }));
  const [shared] = parts.flatMap(({ classes }) => (classes.length > 0 ? [classes] : []));
  const found = parts
    .filter((part) => !isEmpty(part))
    .map((part) => {
      const own = findThings(context.things, part, context.today);
      return own.certainty === 'one' || !shared
        ? own
        : findThings(context.things, { ...part, classes: shared }, context.today);
    });
  return found.length > 1 && found.every(({ certainty }) => certainty === 'one')
    ? [...new Set(found.flatMap(({ things }) => things))]
    : undefined;
};

/** What a clause names: one thing, or several that it joins by "and". */
export const findNamed = (clause: Clause, context: Context): Found => {
  const found = findThings(context.things, descriptionIn(clause), context.today);
  const each =
    found.certainty === 'one' ? undefined : eachNamed(clause, context, { from: 0, to: clause.tokens.length });
  return each ? { certainty: 'one', things: each } : found;
};

/** The things that a request is about, each by its name, or as one that is described. */
export const pickEach = (all: Wanted, context: Context, bounds: { from: number; to: number }): Picked => {
  const { clause } = all;
  const aside = asideOf(clause, bounds.from);
  const own = descriptionIn(clause, { to: Math.min(aside, bounds.to), day: all.description.day });
  const isCut =
    aside < bounds.to && (own.names.length > 0 || own.classes.length > 0 || (isEmpty(own) && says(clause, 'pron')));
  const wanted =
    isCut && findThings(context.things, all.description, context.today).certainty !== 'one'
      ? { ...all, description: own }
      : all;
  const each = eachNamed(clause, context, bounds);
  if (each) return { things: each };
  const whole = pickOne(wanted, context);
  return 'things' in whole || wanted.description.title !== undefined
    ? whole
    : (beforeRemark(all, context, bounds.from) ?? whole);
};

/** "the sunday one": of the things that were spoken of, those on that day of a week. */
const recentOn = (day: string, context: Context): readonly Thing[] => {
  const own = spokenOf(context).filter((thing) => thing.day !== null && weekdayOf(thing.day) === weekdayOf(day));
  const exact = own.filter((thing) => thing.day === day);
  return exact.length > 0 ? exact : own;
};

/** "delete the quiz, i mean the essay": what follows is no remark. */
const revoking =
  /^(?:mean|meant|wait|actually|rather|or|oder|o|ou|except|but|aber|pero|mais|unless|if|until|instead)$/u;

/** The thing that is named, or meant by "that", before a remark which names nothing. */
const beforeRemark = (all: Wanted, context: Context, from: number): Picked | undefined => {
  const { clause, description } = all;
  if (clause.tokens.some(({ word }) => revoking.test(word))) return undefined;
  for (const to of remarksOf(clause, from).slice(0, 6)) {
    const own = descriptionIn(clause, { to, day: description.day });
    const isNamed = own.names.length > 0 || own.classes.length > 0;
    const [sole, ...others] = isNamed || own.day === undefined ? [] : recentOn(own.day, context);
    if (sole && others.length === 0) return { things: [sole] };
    if (!isNamed && own.day !== undefined) return undefined;
    const found = findThings(context.things.filter(all.suits ?? (() => true)), own, context.today);
    if (isNamed && found.certainty === 'one') return { things: found.things };
    const last = context.dialogue?.outcome === 'asked' ? [] : thingsAt(context.things, context.dialogue?.things ?? []);
    const isBare = isEmpty({ ...own, day: undefined }) && own.day === undefined;
    if (isBare && last.length === 1 && context.dialogue?.outcome === 'changed') return { things: last };
    if (isNamed) return undefined;
  }
  return undefined;
};
