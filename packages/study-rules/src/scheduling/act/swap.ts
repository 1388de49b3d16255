import { spokenOf } from '../dialogue/referents.ts';
import { findThings } from '../things/find-things.ts';
import type { Thing } from '../things/things.ts';
import type { Clause } from '../understand/clause.ts';
import { asideOf, descriptionIn, isEmpty } from '../understand/description.ts';
import { type Answer, ask, type Context, keepOption } from './answer.ts';
import { update } from './change-thing.ts';
import { nameOf, whenOf } from './words.ts';

const swapping =
  /^(?:swap|swapped|switch|switched|trade|exchange|flip|flipped|tausch\p{L}*|vertausch\p{L}*|intercambi\p{L}*|echange\p{L}*|inverse\p{L}*|permut\p{L}*)$/u;
const between = /^(?:and|with|for|n|&|\+|und|mit|gegen|y|con|por|et|avec|contre)$/u;
const both = /^(?:them|both|those|these|two|beide|sie|ambos|ambas|los|las|les|deux|around|places)$/u;

const found = (clause: Clause, part: { from?: number; to?: number }, context: Context): Thing | undefined => {
  const description = descriptionIn(clause, part);
  if (isEmpty(description)) return undefined;
  const { certainty, things, isClear } = findThings(context.things, description, context.today);
  return certainty === 'one' || (certainty === 'near' && isClear) ? things[0] : undefined;
};

/** The two that are named on both sides of a joining word, or the two that were spoken of last. */
const pairIn = (clause: Clause, from: number, context: Context): readonly [Thing, Thing] | undefined => {
  for (const [at, { word }] of clause.tokens.entries()) {
    if (at <= from || !between.test(word)) continue;
    const [one, other] = [
      found(clause, { from: from + 1, to: at }, context),
      found(clause, { from: at + 1, to: asideOf(clause, at + 1) }, context),
    ];
    if (one && other && one !== other) return [one, other];
  }
  const [one, other] = spokenOf(context);
  const isBare = isEmpty(descriptionIn(clause, { from: from + 1 }));
  return isBare && one && other && clause.tokens.some(({ word }) => both.test(word)) ? [one, other] : undefined;
};

/** The other's day, and its time where both have one. */
const placed = (thing: Thing, { day, time }: Thing) =>
  update(thing, { ...(day === thing.day ? {} : { day }), ...(time === thing.time ? {} : { time }) });

/** "swap the lab and the essay": each takes the day and time of the other. */
export const swap = (clause: Clause, context: Context): Answer | undefined => {
  const from = clause.tokens.findIndex(({ word }) => swapping.test(word));
  if (from === -1 || clause.whens.length > 0) return undefined;
  const pair = pairIn(clause, from, context);
  if (!pair) return undefined;
  const [one, other] = pair;
  if (one.day === null || other.day === null)
    return ask(`${nameOf(one.day === null ? one : other)} has no day to swap.`);
  if (one.day === other.day && one.time === other.time)
    return ask(`${nameOf(one)} and ${nameOf(other)} are at the same time.`);
  const { today } = context;
  const answer = {
    message: `Swapped ${nameOf(one)}, now ${whenOf(other, today)}, and ${nameOf(other)}, now ${whenOf(one, today)}.`,
    actions: [placed(one, other), placed(other, one)],
    things: [one, other],
  };
  const isLate = [one, other].some(({ day, completed }) => completed || (day !== null && day < today));
  return isLate
    ? ask(`${nameOf(one)} and ${nameOf(other)}: swap them?`, [{ label: 'Swap', ...answer }, keepOption('No')])
    : answer;
};
