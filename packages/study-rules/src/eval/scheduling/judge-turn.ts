import type { SchedulePlan } from '@hub/contracts';
import { type Act, actsOf, type Names } from './acts.ts';
import { compare } from './compare.ts';
import type { Thing, Turn, Want } from './conversation.ts';
import { mentions } from './mentions.ts';
import { undoneBy } from './undone.ts';

export const verdicts = ['right', 'asked', 'flawed', 'wrong change', 'not understood'] as const;
/**
 * `flawed`: the right change, incomplete or with a bad title; `wrong change`: one that was not meant; `not understood`
 * also counts wrong answers and questions where there was nothing to ask.
 */
export type Verdict = (typeof verdicts)[number];

const isChange = ({ do: what }: Act | Want) => what !== 'open' && what !== 'answer';

/** Each act fits another want. */
const covers = (acts: readonly Act[], wants: readonly Want[], names: Names): boolean => {
  const left = [...wants];
  for (const act of acts) {
    const at = left.findIndex((want) => compare(act, want, names.things) === 'same');
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
};

const answers = (message: string, wants: readonly Want[], { things }: Names) =>
  wants.every(
    (want) =>
      want.do !== 'answer' ||
      (want.mentions.every((name) => mentions(message, name, things)) &&
        !want.mentionsNot.some((name) => mentions(message, name, things))),
  );

export interface Judged {
  readonly verdict: Verdict;
  readonly acts: readonly Act[];
  /** The plan did exactly what the turn wants, if necessary after a confirmation. */
  readonly done: boolean;
  /** The option whose button the student presses. */
  readonly option?: number;
}

interface Before {
  /** The things before the last change, which an undo restores. */
  readonly before?: readonly Thing[];
}

/** Judges a plan by the lists of a turn. */
export const judgeTurn = (plan: SchedulePlan, turn: Turn, { before = [], ...names }: Names & Before): Judged => {
  const acts = [...undoneBy(plan, names.things, before), ...actsOf(plan.actions, names)];
  const lists = [turn.want, ...turn.alsoRight];
  const changes = acts.filter(isChange);
  const isQuestion = plan.options !== undefined || plan.message.includes('?');
  const asked = changes.length === 0 && isQuestion;

  const option = plan.options?.findIndex(({ actions }) =>
    lists.some(
      (list) =>
        list.length > 0 &&
        covers(
          actsOf(actions, names),
          list.filter((want) => want.do !== 'answer'),
          names,
        ),
    ),
  );
  const offered = option === undefined || option === -1 ? {} : { option };
  const confirmed = changes.length === 0 && 'option' in offered && turn.want.every((want) => want.do === 'delete');
  if (turn.must === 'ask') {
    const verdict = changes.length > 0 ? 'wrong change' : isQuestion ? 'asked' : 'not understood';
    return { verdict, acts, done: false };
  }
  const isRight = lists.some((list) => {
    const wanted = list.filter((want) => want.do !== 'answer');
    // a place may be offered with an answer or a change, and an answer may be all that a small talk gets
    const own = wanted.some((want) => want.do === 'open') ? acts : changes;
    return covers(own, wanted, names) && answers(plan.message, list, names) && !(asked && wanted.length > 0);
  });
  if (isRight) return { verdict: 'right', acts, done: true };
  if (confirmed) return { verdict: 'right', acts, done: true, ...offered };
  if (asked && turn.askIsRight) return { verdict: 'asked', acts, done: false, ...offered };
  const unmeant = changes.some(
    (act) => !lists.flat().some((want) => isChange(want) && compare(act, want, names.things) !== 'different'),
  );
  if (unmeant) return { verdict: 'wrong change', acts, done: false };
  return { verdict: changes.length > 0 ? 'flawed' : 'not understood', acts, done: false, ...offered };
};
