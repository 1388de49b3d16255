import { findThings } from '../things/find-things.ts';
import { type Thing, thingsAt } from '../things/things.ts';
import { type Clause, headOf, hasMeaning, says } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import type { WhenSpan } from '../when/when.ts';
import type { Answer, Context } from './answer.ts';
import { fromTo, movedBy } from './edit.ts';

const valueOf = ({ when }: WhenSpan) => (when.kind === 'day' ? when.day : when.kind === 'time' ? when.time : undefined);

const isOf = (thing: Thing, span: WhenSpan) => {
  const value = valueOf(span);
  return value !== undefined && value === (span.when.kind === 'day' ? thing.day : thing.time);
};

const noon = 12;

/** "6:30 not 6:45": without am or pm it is in the same half of the day as the thing. */
const inHalfOf = (thing: Thing, span: WhenSpan): WhenSpan => {
  if (span.when.kind !== 'time' || thing.time === null) return span;
  const hour = Number(span.when.time.slice(0, 2));
  const isMorning = Number(thing.time.slice(0, 2)) < noon;
  if (isMorning === hour < noon || hour === noon) return span;
  const other = String(hour < noon ? hour + noon : hour - noon).padStart(2, '0');
  return { ...span, when: { ...span.when, time: `${other}${span.when.time.slice(2)}` } };
};

/** Which of the days, or of the times, is so now and which one is to be. */
const changeOf = (thing: Thing, spans: readonly WhenSpan[], denies: boolean) => {
  const source = spans.find((span) => isOf(thing, span) && (denies || span.denied || span.how === 'from'));
  const targets = spans.filter((span) => !span.denied && span.how !== 'from' && !isOf(thing, span));
  return { source, target: targets.length === 1 ? targets[0] : undefined };
};

const denying = /^(?:not|isnt|wasnt|anymore|instead|nicht|mehr|pas|plus|sino)$/u;

const starts = ['verb create', 'verb delete', 'verb show', 'verb open', 'need', 'ask'];

/**
 * "the paper is due the 25th not the 28th", "starts 10:30, not 11": the day or time that is denied is that of one thing,
 * which identifies the thing and shows that it changes.
 */
export const correct = (clause: Clause, context: Context): Answer | undefined => {
  const { things, dialogue, today } = context;
  const spans = clause.whens.flatMap((span) => fromTo(span)).filter((span) => valueOf(span) !== undefined);
  const head = headOf(clause);
  const isOther = starts.some((meaning) => head !== undefined && hasMeaning(head, meaning));
  if (spans.length < 2 || isOther || clause.tokens.at(-1)?.text === '?' || says(clause, 'verb delete'))
    return undefined;
  const denies = clause.tokens.some(({ word }) => denying.test(word));
  if (!denies && !spans.some(({ denied, how }) => denied || how === 'from')) return undefined;
  const description = descriptionIn(clause);
  const open = things.filter(({ completed }) => !completed);
  const named = isEmpty(description)
    ? thingsAt(things, dialogue?.things ?? [])
    : findThings(open, { ...description, day: undefined }, today).things;
  const kinds = ['day', 'time'] as const;
  const fitting = named.flatMap((thing) => {
    const own = (kind: (typeof kinds)[number]) => spans.filter(({ when }) => when.kind === kind);
    const changes = kinds.map((kind) => {
      const said = changeOf(thing, own(kind), denies);
      return said.source && said.target
        ? said
        : changeOf(
            thing,
            own(kind).map((span) => inHalfOf(thing, span)),
            denies,
          );
    });
    const targets = changes.flatMap(({ target }) => (target ? [target] : []));
    return changes.some(({ source, target }) => source && target) ? [{ thing, targets }] : [];
  });
  const [only] = fitting;
  if (!only || fitting.length > 1) return undefined;
  const days = only.targets.flatMap(({ when }) => (when.kind === 'day' ? [when] : []));
  if (days.some(({ day, or }) => day < today || or !== undefined)) return undefined;
  return movedBy(only.targets, context)(only.thing);
};
