import { minutesOf, timeOf } from '@hub/contracts';
import { addDays, daysBetween, nextWeekday, weekdayOf } from '../../dates/calendar.ts';
import type { Thing } from '../things/things.ts';
import type { Clause } from '../understand/clause.ts';
import { headOf, says } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import type { WhenSpan } from '../when/when.ts';
import { isQuoted, unquoted } from '../words/tokens.ts';
import { type Answer, ask, type Context, keepOption, say } from './answer.ts';
import { deletion, type Fields, update } from './change-thing.ts';
import { each } from './each.ts';
import { eachOfAll, nothingSuch, pickAll } from './pick-all.ts';
import { pickEach, type Picked, type Then } from './pick.ts';
import { dayName, labelOf, listOf, nameOf, whenOf } from './words.ts';

const finished = (picked: Picked, then: Then): Answer =>
  'instead' in picked ? picked.instead : each(picked.things, then);

export const priorityThen =
  (priority: 'high' | 'medium' | 'low'): Then =>
  (thing) => ({
    message: `${nameOf(thing)} now has ${priority} priority.`,
    actions: [update(thing, { priority })],
  });

export const prioritise = (clause: Clause, context: Context): Answer => {
  const then = priorityThen(clause.priority?.priority ?? 'high');
  const description = descriptionIn(clause);
  const all = pickAll(clause, context);
  if (all) return eachOfAll(all, then, context.today);
  return finished(pickEach({ clause, description, plan: then }, context, { from: 0, to: clause.tokens.length }), then);
};

export const completeThen =
  (completed: boolean): Then =>
  (thing) => ({
    message: `Marked ${nameOf(thing)} as ${completed ? 'done' : 'not done'}.`,
    actions: [update(thing, { completed })],
  });

export const markDone = (things: readonly Thing[]): Answer => each(things, completeThen(true));

export const markOpen = (things: readonly Thing[]): Answer => each(things, completeThen(false));

/** Marks things as done, or as not done. */
export const complete = (clause: Clause, context: Context, completed: boolean): Answer => {
  const then = completeThen(completed);
  const [day] = clause.whens.flatMap(({ when }) => (when.kind === 'day' ? [when.day] : []));
  const all = pickAll(clause, context);
  if (all) return eachOfAll(all, then, context.today);
  const description = descriptionIn(clause);
  const dated = isEmpty(description) && !says(clause, 'pron') ? { ...description, day } : description;
  const suits = (thing: Thing) => thing.completed !== completed;
  const bounds = { from: 0, to: clause.tokens.length };
  const picked = pickEach({ clause, description: dated, plan: then, suits }, context, bounds);
  if ('things' in picked && !completed && picked.things.length > 0 && !picked.things.some(suits))
    return say(`${picked.things.map(nameOf).join(', ')} is not marked as done.`, picked.things);
  return finished(picked, then);
};

/** The server refuses more. */
const mostDeleted = 3;

const deleteThen =
  (today: string): Then =>
  (thing) => ({
    message: `Deleted ${nameOf(thing)}${thing.day === null ? '' : `, ${whenOf(thing, today)}`}.`,
    actions: [deletion(thing)],
  });

export const deleted = (things: readonly Thing[], today: string): Answer => each(things, deleteThen(today));

/** Deletes what is named, and nothing else. The server has more than one deletion confirmed. */
export const remove = (clause: Clause, context: Context): Answer => {
  const { today } = context;
  const words = clause.tokens.map(({ word }) => word);
  const description = descriptionIn(clause);
  const fields = /^(?:date|deadline|datum|fecha|time|uhrzeit|hora|heure)$/u;
  const head = headOf(clause);
  const [after] = words.slice(head?.last ?? 0).filter((word) => !/^(?:the|due|my|das|la|el|le|die)$/u.test(word));
  if (after !== undefined && fields.test(after)) {
    const isTime = /^(?:time|uhrzeit|hora|heure)$/u.test(after);
    const clear: Then = (thing) => ({
      message: `${nameOf(thing)} has no ${isTime ? 'time' : 'date'} any more.`,
      actions: [update(thing, isTime ? { time: null } : { day: null })],
    });
    return finished(
      pickEach({ clause, description, plan: clear, suits: ({ kind }) => isTime || kind === 'task' }, context, {
        from: 0,
        to: words.length,
      }),
      clear,
    );
  }
  const then = deleteThen(today);
  const all = pickAll(clause, context);
  if (all) {
    if (all.isUnclear || words.some((word) => /^(?:unless|other|not)$/u.test(word)))
      return ask('That has an exception in it, and I might get it wrong. Which ones should I delete?');
    if (all.things.length > mostDeleted)
      return ask(
        `That would delete ${all.things.length} things, and I delete at most ${mostDeleted} at a time. Which ones?\n\n${listOf(all.things, today)}`,
      );
    return all.things.length > 0 ? each(all.things, then) : nothingSuch();
  }
  const [day] = clause.whens.flatMap(({ when }) => (when.kind === 'day' ? [when.day] : []));
  const picked = pickEach({ clause, description: { ...description, day }, plan: then, careful: true }, context, {
    from: 0,
    to: words.length,
  });
  if (!('instead' in picked) && says(clause, 'pron') && picked.things.length > 3) {
    return ask(`Delete all of these?\n\n${listOf(picked.things, today)}`, [
      { label: 'Delete', ...each(picked.things, then) },
      keepOption('Keep'),
    ]);
  }
  return finished(picked, then);
};

const namings = /^(?:to|as|into|in|zu|nach|a|en|por|como|:|->|=|un)$/u;

/** "rename the essay to …", "call it …". */
export const rename = (clause: Clause, context: Context): Answer => {
  const { tokens, text } = clause;
  const head = headOf(clause);
  const from = head?.last ?? 0;
  const naming = tokens.findIndex(({ word }, index) => index > from && namings.test(word));
  const quoted = tokens.findLast((token, index) => isQuoted(token) && index > naming);
  const at = tokens.findIndex(({ word }, index) => index > from && namings.test(word));
  const isCall =
    tokens.some(
      ({ word }, index) => index >= from && index <= from + 1 && /^(?:it|that|this|es|das|ca)$/u.test(word),
    ) && at === -1;
  const cut = isCall ? from + 1 : at;
  const end = tokens.at(-1)?.end ?? 0;
  const start = tokens[isCall ? cut : cut + 1]?.start;
  const offset = tokens[0]?.start ?? 0;
  const raw = quoted
    ? unquoted(quoted.text)
    : start === undefined || cut < 0
      ? ''
      : text.slice(start - offset, end - offset);
  const title = raw
    .replaceAll(/\s*(?:\b(?:please|pls|instead|thanks|bitte|porfa|por favor)\b|[.!])+\s*$/giu, '')
    .trim()
    .slice(0, 200);
  const named = title.charAt(0).toUpperCase() + title.slice(1);
  const then: Then = (thing) => ({
    message: `Renamed ${nameOf(thing)} to “${named}”.`,
    actions: [update(thing, { title: named })],
  });
  const to = quoted ? tokens.indexOf(quoted) : Math.max(cut, 0);
  const description = descriptionIn(clause, { to });
  const part = {
    ...clause,
    tokens: tokens.slice(0, Math.max(to, 1)),
    phrases: clause.phrases.filter(({ last }) => last <= Math.max(to, 1)),
  };
  if (named === '') return ask('What should the new title be?');
  return finished(pickEach({ clause: part, description, plan: then }, context, { from: 0, to }), then);
};

interface Target {
  readonly spans: readonly WhenSpan[];
  readonly source: WhenSpan | undefined;
}

/** "from wednesday to thursday" is a range of days only in a question. */
export const fromTo = (span: WhenSpan): WhenSpan[] =>
  span.when.kind === 'range' && span.when.label === ''
    ? [
        { ...span, how: 'from', when: { kind: 'day', day: span.when.from } },
        { ...span, how: 'to', when: { kind: 'day', day: span.when.to } },
      ]
    : [span];

/** The last date is where the thing goes; one before it, or before "a day later", says where it is now. */
export const targetOf = ({ whens }: Clause): Target => {
  const shifts = whens.filter(({ when, denied }) => when.kind === 'shift' && !denied);
  const isShifted = shifts.some(({ when }) => when.kind === 'shift' && when.days !== 0);
  const days = whens.flatMap((span) => fromTo(span)).filter(({ when }) => when.kind === 'day');
  const isSource = isShifted ? days.length === 1 && days[0]?.how !== 'to' : days.length > 1;
  const source = isSource ? (days.find(({ how, denied }) => how === 'from' || denied) ?? days[0]) : undefined;
  const last = days.findLast((span) => span !== source);
  const times = whens.filter(({ when, denied }) => when.kind === 'time' && !denied);
  const time = times.length > 1 ? times.findLast(({ how }) => how !== 'from') : times[0];
  return { spans: [last, time, ...shifts].filter((span) => span !== undefined), source };
};

/**
 * Where a thing goes by "thursday": to the next one, or, when it is further away than that week, to the Thursday nearest
 * to its own day.
 */
const dayFor = (thing: Thing, { day, weekday }: Extract<WhenSpan['when'], { kind: 'day' }>): string => {
  if (weekday === undefined || thing.day === null || thing.day <= day || daysBetween(day, thing.day) < 4) return day;
  return nextWeekday(addDays(thing.day, -3), weekday);
};

const [noon, evening] = ['12:00', '07:00'];
const isDated = ({ when }: WhenSpan) => when.kind === 'day' || (when.kind === 'shift' && when.days !== 0);

/** "make it 9", of a thing in the evening, on the same day. */
const inHalf = (
  thing: Thing,
  { time, isOpen }: Extract<WhenSpan['when'], { kind: 'time' }>,
  spans: readonly WhenSpan[],
): string =>
  isOpen && thing.time !== null && thing.time >= noon && time >= evening && time < noon && !spans.some(isDated)
    ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`
    : time;

/** "next week": on the same weekday. */
export const isWeek = ({ from, to }: Extract<WhenSpan['when'], { kind: 'range' }>): boolean =>
  daysBetween(from, to) === 6;

const fieldsFor = (thing: Thing, spans: readonly WhenSpan[]): Fields | undefined => {
  let fields: Fields = {};
  for (const { when } of spans) {
    if (when.kind === 'day') fields = { ...fields, day: dayFor(thing, when) };
    if (when.kind === 'range' && thing.day !== null)
      fields = { ...fields, day: nextWeekday(when.from, weekdayOf(thing.day)) };
    // "from 2 to 3:30": where it is now, and where it goes
    if (when.kind === 'time')
      fields = {
        ...fields,
        time: when.to !== undefined && when.time === thing.time ? when.to : inHalf(thing, when, spans),
      };
    if (when.kind !== 'shift') continue;
    if (when.days !== 0) {
      if (thing.day === null) return undefined;
      fields = { ...fields, day: addDays(thing.day, when.days) };
    } else {
      if (thing.time === null) return undefined;
      const minutes = (minutesOf(thing.time) + when.minutes + 1440) % 1440;
      fields = { ...fields, time: timeOf(minutes) };
    }
  }
  return fields;
};

/** Gives a thing another day or time. */
export const movedBy =
  (spans: readonly WhenSpan[], { today }: Pick<Context, 'today'>): Then =>
  (thing) => {
    const fields = fieldsFor(thing, spans);
    if (fields === undefined)
      return ask(
        `${nameOf(thing)} has no ${spans.some(({ when }) => when.kind === 'shift' && when.days !== 0) ? 'date' : 'time'} yet that I could move. Where should it go?`,
      );
    const to = { day: fields.day ?? thing.day, time: fields.time === undefined ? thing.time : fields.time };
    return {
      message: `Moved ${nameOf(thing)}: it is now ${whenOf(to, today)}.`,
      actions: [update(thing, fields)],
      things: [thing],
    };
  };

/** "move my bio quiz to friday", "push the essay back by two days", "change the exam to 3pm". */
export const move = (clause: Clause, context: Context): Answer => {
  const { today } = context;
  const { spans, source } = targetOf(clause);
  const sourceDay = source?.when.kind === 'day' ? source.when.day : undefined;
  const then = movedBy(spans, context);
  const description = descriptionIn(clause, { day: sourceDay });
  const range = clause.whens.find(({ when }) => when.kind === 'range');
  const hasTarget = spans.length > 0;
  const asking: Then = (thing) => {
    const days =
      range?.when.kind === 'range'
        ? [range.when.from, range.when.to]
        : [addDays(thing.day ?? today, 1), addDays(thing.day ?? today, 7)];
    const offers = days.filter((day) => day >= today);
    return ask(
      `Which day should ${nameOf(thing)} move to?`,
      offers.map((day) => ({
        label: dayName(day, today),
        ...movedBy([{ first: 0, last: 0, lead: 0, how: 'to', when: { kind: 'day', day } }], context)(thing),
        things: [thing],
      })),
    );
  };
  const wanted = { clause, description, plan: hasTarget ? then : asking, suits: ({ completed }: Thing) => !completed };
  const all = hasTarget ? pickAll(clause, context, spans) : undefined;
  if (all && all.things.length > 0) return eachOfAll(all, then, today);
  const picked = pickEach(wanted, context, { from: 0, to: clause.tokens.length });
  if ('instead' in picked) return picked.instead;
  if (!hasTarget) {
    const [thing] = picked.things;
    return thing ? asking(thing) : nothingSuch();
  }
  const day = spans.flatMap(({ when }) => (when.kind === 'day' ? [when] : []))[0];
  const options = (days: readonly string[]) =>
    days.map((one) => {
      const moved = spans.map((span) =>
        span.when.kind === 'day' ? { ...span, when: { kind: 'day' as const, day: one } } : span,
      );
      return { label: dayName(one, today), ...each(picked.things, movedBy(moved, context)) };
    });
  if (day?.or !== undefined) return ask('Which day do you mean?', options([day.day, day.or]));
  const goes = picked.things
    .map((thing) => fieldsFor(thing, spans)?.day)
    .find((to) => to !== undefined && to !== null && to < today);
  if (goes) {
    return ask(
      `${dayName(goes, today)} is in the past. Should I still move ${picked.things.map(nameOf).join(', ')} there?`,
      [{ label: `Move to ${dayName(goes, today)}`, ...each(picked.things, then) }, keepOption('Leave it')],
    );
  }
  const results = each(picked.things, then);
  const [asked] = picked.things.map(then).filter(({ options: own }) => own !== undefined);
  return asked ?? (clause.priority ? withPriority(results, picked.things, clause.priority.priority) : results);
};

const withPriority = (answer: Answer, things: readonly Thing[], priority: 'high' | 'medium' | 'low'): Answer => ({
  ...answer,
  message: `${answer.message} Priority: ${priority}.`,
  actions: [...answer.actions, ...things.map((thing) => update(thing, { priority }))],
});

/** A thing that is there and a date without a verb: it may be meant to move, or there is another one. */
export const moveOrAdd = (
  clause: Clause,
  { things, added }: { things: readonly Thing[]; added: Answer },
  context: Context,
): Answer => {
  const { spans } = targetOf(clause);
  const [thing] = things;
  if (!thing) return added;
  const then = movedBy(spans, context);
  return ask(`${nameOf(thing)} is ${whenOf(thing, context.today)}. Should I move it or add another one?`, [
    ...things
      .slice(0, 3)
      .map((each_) => ({ label: `Move ${labelOf(each_, context.today)}`, ...then(each_), things: [each_] })),
    { label: 'Add another one', ...added },
    keepOption('Neither'),
  ]);
};
