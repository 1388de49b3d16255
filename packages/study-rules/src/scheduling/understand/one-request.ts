import type { Context } from '../act/answer.ts';
import { findThings } from '../things/find-things.ts';
import { likelyIntents } from '../wording/likely-intents.ts';
import { wordingOf } from '../wording/wording-of.ts';
import type { Clause } from './clause.ts';
import { descriptionIn } from './description.ts';

/** From this likelihood the whole is one request, and up to that one a part without a thing adds no other request. */
const [clear, weak] = [0.55, 0.5];
const changing = ['move', 'delete', 'done'] as const;

/** "memo was due mon, prof gave me til friday": the parts of one sentence about one thing say less than the whole. */
export const isOneRequest = (whole: Clause, parts: readonly Clause[], { things, today }: Context): boolean => {
  if (parts.length < 2) return false;
  if (findThings(things, descriptionIn(whole), today).certainty !== 'one') return false;
  const likelyOf = (clause: Clause) => likelyIntents(wordingOf(clause, things, today));
  const likely = likelyOf(whole);
  return (
    changing.some((intent) => likely[intent] >= clear) &&
    parts.some((part) => {
      const own = likelyOf(part);
      return findThings(things, descriptionIn(part), today).certainty === 'none' && own.create < weak && own.ask < weak;
    })
  );
};
