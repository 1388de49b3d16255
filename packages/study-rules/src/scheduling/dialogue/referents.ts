import type { Context } from '../act/answer.ts';
import { type Description, type Found, findThings } from '../things/find-things.ts';
import { inOrder, isOpen, type Thing, thingsAt } from '../things/things.ts';
import { type Clause, says } from '../understand/clause.ts';
import { descriptionIn } from '../understand/description.ts';
import { numbers, ordinals } from '../when/day-words.ts';

const many =
  /^(?:them|those|these|both|they|all|sie|beide[ns]?|alle|esos|esas|ambos|ambas|todos|todas|tous|toutes|les|los|las|deux|diese)$/u;
const pair = /^(?:both|beide[ns]?|ambos|ambas|deux)$/u;
const last = /^(?:last|letzte[nr]?|ultim[oa]|dernier|derniere)$/u;

/** Things that the conversation is about: the last ones first. */
export const spokenOf = ({ things, dialogue }: Context): readonly Thing[] =>
  dialogue ? [...new Set(thingsAt(things, [...dialogue.things, ...(dialogue.recent ?? []), ...dialogue.list]))] : [];

/** The last list, or, when something else was spoken of since, the things of the last replies by their day. */
const shownIn = (context: Context): readonly Thing[] => {
  const { things, dialogue } = context;
  const list = thingsAt(things, dialogue?.list ?? []);
  const recent = thingsAt(things, dialogue?.things ?? []);
  const isCurrent = list.length > 1 && (recent.length === 0 || recent.some((thing) => list.includes(thing)));
  return isCurrent ? list : spokenOf(context).slice(0, 5).toSorted(inOrder);
};

/** The list that was shown, or the things that were changed together. */
export const spokenList = (context: Context): readonly Thing[] => {
  const recent = thingsAt(context.things, context.dialogue?.things ?? []);
  return recent.length > 1 ? recent : [];
};

/** The place in a list: "the second one", "number 3", "the last". */
export const placeIn = ({ tokens }: Pick<Clause, 'tokens'>, length: number): number => {
  const words = tokens.map(({ word }) => word);
  const place = words.map((word) => ordinals.get(word)).find((each) => each !== undefined);
  const isLast = words.some((word) => last.test(word));
  if (place !== undefined && !/^(?:segundo|second)s$/u.test(words.join())) return place - 1;
  if (isLast) return length - 1;
  const digit = words.findIndex((word) => /^[1-9]$/u.test(word));
  const isNumber = /^(?:number|nr|no|nummer|option|#|numero|the)$/u.test(words[digit - 1] ?? '') || words.length === 1;
  return digit >= 0 && isNumber ? Number(words[digit]) - 1 : -1;
};

/** "the second and third": each place, or the only one. */
const placesIn = ({ tokens }: Clause, length: number): readonly number[] => {
  const named = tokens.flatMap(({ word }) => ordinals.get(word) ?? []);
  return named.length > 1 ? named.map((place) => place - 1) : [placeIn({ tokens }, length)];
};

/** "the earlier one", "the later one": of two. */
const comparedIn = ({ tokens }: Clause): number | undefined => {
  const text = tokens.map(({ word }) => word).join(' ');
  if (/\b(?:earlier|sooner|former|fruhere|erstere) (?:one|of)|\b(?:former|erstere)\b/u.test(text)) return 0;
  return /\b(?:later|latter|spatere|letztere) (?:one|of)|\b(?:latter|letztere)\b/u.test(text) ? 1 : undefined;
};

const end = /^(?:first|ersten|primer[oa]s|premiers|last|letzten|ultim[oa]s|derniers)$/u;

/** "the first two", "die letzten drei": how many, and from which end. */
const countedIn = ({ tokens }: Clause): { readonly count: number; readonly isLast: boolean } | undefined => {
  const at = tokens.findIndex(({ word }) => end.test(word));
  const word = tokens[at + 1]?.word ?? '';
  const count = at === -1 ? 0 : (numbers.get(word) ?? (/^\d$/u.test(word) ? Number(word) : 0));
  return count > 1 ? { count, isLast: /^(?:last|letzt|ultim|dern)/u.test(tokens[at]?.word ?? '') } : undefined;
};

export const isCountedIn = (clause: Clause): boolean =>
  countedIn(clause) !== undefined || clause.tokens.filter(({ word }) => ordinals.has(word)).length > 1;

const severalPlaces = (clause: Clause, shown: readonly Thing[]): readonly Thing[] | undefined => {
  const counted = countedIn(clause);
  if (!counted || counted.count > shown.length) return undefined;
  return counted.isLast ? shown.slice(-counted.count) : shown.slice(0, counted.count);
};

const isLike = (one: Thing, other: Thing) =>
  one.type !== undefined ? one.type === other.type : one.own.some((word) => other.own.includes(word));

/** "the other one": the only other one of a list, or of the things that were spoken of. */
const otherOne = (context: Context): readonly Thing[] | undefined => {
  const named = thingsAt(context.things, context.dialogue?.things ?? []);
  const [focus] = named;
  // the one that was spoken of last is deleted
  if (!focus) return spokenOf(context).slice(0, 3);
  if (named.length > 1) return undefined;
  const shown = shownIn(context).filter((thing) => thing !== focus);
  const groups = [
    shown,
    shown.filter((thing) => isLike(focus, thing)),
    context.things.filter(
      (thing) => thing !== focus && isLike(focus, thing) && !thing.completed && focus.type !== undefined,
    ),
  ];
  return groups.find((group) => group.length === 1);
};

/** "move the next one": what follows the last thing, in the last list or by its day. */
const nextOne = (context: Context): Thing | undefined => {
  const [focus, ...others] = thingsAt(context.things, context.dialogue?.things ?? []);
  if (!focus || others.length > 0) return undefined;
  const shown = shownIn(context);
  const all = shown.includes(focus) && shown.at(-1) !== focus ? shown : context.things.filter(isOpen).toSorted(inOrder);
  return all.find((thing) => thing !== focus && inOrder(focus, thing) <= 0);
};

/** Whether a message names a place in what was shown: "the first", "the last two", "the later one". */
export const isPlaced = (clause: Clause): boolean =>
  isCountedIn(clause) ||
  comparedIn(clause) !== undefined ||
  clause.tokens.some(
    ({ word }, at) =>
      (ordinals.has(word) || last.test(word)) && !clause.whens.some((span) => at >= span.lead && at < span.last),
  );

/** Whether a message refers to several things at once. */
export const isPluralIn = (clause: Clause): boolean => clause.tokens.some(({ word }) => many.test(word));

/** The things that a pronoun, a place in the last list or "the other one" refers to. */
export const referred = (clause: Clause, context: Context): readonly Thing[] | undefined => {
  const { things, dialogue } = context;
  if (!dialogue) return undefined;
  const recent = thingsAt(things, dialogue.things);
  const shown = shownIn(context);
  const group = severalPlaces(clause, shown);
  if (group) return group;
  const ofTwo = shown.length === 2 ? comparedIn(clause) : undefined;
  const compared = ofTwo === undefined ? undefined : shown[ofTwo];
  if (compared) return [compared];
  const byPlaces = placesIn(clause, shown.length).flatMap((at) => shown[at] ?? []);
  if (byPlaces.length > 0 && shown.length > 1) return byPlaces;
  // "the first" of one
  if (recent.length === 1 && isPlaced(clause) && placeIn(clause, 1) === 0) return recent;
  if (clause.phrases.some(({ meanings }) => meanings.includes('after'))) {
    const next = nextOne(context);
    if (next) return [next];
  }
  if (says(clause, 'other')) {
    const other = otherOne(context);
    if (other) return other;
  }
  const words = clause.tokens.map(({ word }) => word);
  const isBare = clause.classes.length === 0 && descriptionIn(clause).names.length === 0;
  if (!isBare && !says(clause, 'pron') && !isPluralIn(clause)) return undefined;
  if (words.some((word) => pair.test(word)) && recent.length !== 2) {
    const spoken = spokenOf(context);
    return recent.length > 2 ? recent : spoken.length >= 2 ? spoken.slice(0, 2) : undefined;
  }
  return recent.length > 0 ? recent : undefined;
};

/** Whether "both" leaves open which two of more things it refers to. */
export const isAnyPair = (clause: Clause, found: readonly Thing[]): boolean =>
  found.length > 2 && clause.tokens.some(({ word }) => pair.test(word));

/** What a description names; of several that fit alike, the one that was spoken of. */
export const findSpokenOf = (description: Description, context: Context, all = context.things): Found => {
  const found = findThings(all, description, context.today);
  if (found.certainty !== 'several') return found;
  const { dialogue } = context;
  const nearer = [
    thingsAt(found.things, dialogue?.things ?? []),
    found.things.filter((thing) => spokenOf(context).includes(thing)),
  ];
  const [only] = nearer.find((group) => group.length === 1) ?? [];
  return only ? { certainty: 'one', things: [only] } : found;
};
