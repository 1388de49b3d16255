import { addDays, daysBetween } from '../../dates/calendar.ts';
import { type Description, findThings } from '../things/find-things.ts';
import { inOrder, isOpen, type Thing, thingsAt } from '../things/things.ts';
import { type Clause, says } from '../understand/clause.ts';
import { classesIn, limiting } from '../understand/excluded.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { isPlural } from '../understand/plural-kind.ts';
import { type Answer, ask, type Context, say } from './answer.ts';
import { likeAsked } from '../dialogue/like-asked.ts';
import { findSpokenOf } from '../dialogue/referents.ts';
import { dayName, labelOf, listOf, nameOf, whenOf } from './words.ts';

interface Range {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly hours?: { readonly from: string; readonly to: string };
}

const named = (from: string, to: string, today: string) =>
  from === to
    ? from === today
      ? `today, ${dayName(from, today)}`
      : `on ${dayName(from, today)}`
    : `from ${dayName(from, today)} to ${dayName(to, today)}`;

const far = 3650;

/** The days and hours that a question is about. */
const rangeOf = ({ whens }: Clause, today: string): Range | undefined => {
  const part = whens.map(({ when }) => when).find((when) => when.kind === 'part');
  const hours = part?.kind === 'part' ? { hours: part.hours } : {};
  const time = whens.find(({ when }) => when.kind === 'time');
  const dated = whens.filter(({ when }) => when.kind === 'day' || when.kind === 'range');
  const [span, second] = dated;
  if (!span) return part ? { from: today, to: today, label: 'today', ...hours } : undefined;
  const { when, how } = span;
  if (when.kind === 'range') {
    if (how === 'before')
      return { from: today, to: addDays(when.from, -1), label: named(today, addDays(when.from, -1), today) };
    return {
      from: when.from,
      to: when.to,
      label:
        when.label === ''
          ? named(when.from, when.to, today)
          : `${when.label} (${dayName(when.from, today)} to ${dayName(when.to, today)})`,
      ...hours,
    };
  }
  if (when.kind !== 'day') return undefined;
  if (second?.when.kind === 'day' && second.when.day > when.day)
    return { from: when.day, to: second.when.day, label: named(when.day, second.when.day, today), ...hours };
  if (how === 'before') return { from: today, to: addDays(when.day, -1), label: `before ${dayName(when.day, today)}` };
  if (how === 'by' || how === 'until') return { from: today, to: when.day, label: `until ${dayName(when.day, today)}` };
  if (how === 'after' || how === 'since')
    return { from: addDays(when.day, 1), to: addDays(when.day, far), label: `after ${dayName(when.day, today)}` };
  const at = time?.when.kind === 'time' ? { hours: { from: time.when.time, to: time.when.to ?? time.when.time } } : {};
  return { from: when.day, to: when.day, label: named(when.day, when.day, today), ...hours, ...at };
};

const within =
  ({ from, to, hours }: Range) =>
  ({ day, time }: Thing) =>
    day !== null && day >= from && day <= to && (!hours || time === null || (time >= hours.from && time <= hours.to));

const typeWords =
  /^(?:exam|quiz|homework|assignment|project|lecture|presentation|essay|paper|lab|report|midterm|final|problem|set|reading)$/u;

/** Things of the kinds, classes and titles that a question names. */
const suiting = (
  clause: Clause,
  { things }: Context,
): { readonly things: readonly Thing[]; readonly isNarrow: boolean } => {
  const { names: said, classes: all, kind } = descriptionIn(clause);
  const { wanted: classes, excluded } = classesIn(clause, all);
  const names = limiting(said, things, (name) => typeWords.test(name));
  const fits = (thing: Thing) => {
    const isOf = ({ id }: (typeof all)[number]) => id === thing.of?.id;
    return (
      (classes.length === 0 || classes.some(isOf)) &&
      !excluded.some(isOf) &&
      (!kind || thing.kind === kind) &&
      names.every((name) => [...thing.own, ...thing.kindNames].includes(name))
    );
  };
  const left = things.filter(fits);
  return left.length > 0 || names.every((name) => typeWords.test(name))
    ? { things: left, isNarrow: names.length > 0 || classes.length > 0 || kind !== undefined }
    : {
        things: things.filter(({ of }) => classes.length === 0 || classes.some(({ id }) => id === of?.id)),
        isNarrow: classes.length > 0,
      };
};

const counted = (things: readonly Thing[]) => `${things.length} ${things.length === 1 ? 'thing' : 'things'}`;

const listing = (things: readonly Thing[], label: string, today: string): Answer =>
  things.length === 0
    ? say(`You have nothing ${label}.`, [])
    : say(`You have ${counted(things)} ${label}:\n\n${listOf(things, today)}`, things);

const overdue = (things: readonly Thing[], today: string): Answer => {
  const late = things.filter(({ day, completed }) => !completed && day !== null && day < today).toSorted(inOrder);
  return late.length === 0
    ? say('Nothing is overdue.', [])
    : say(`${counted(late)} overdue:\n\n${listOf(late, today)}`, late);
};

const upcoming = (things: readonly Thing[], today: string) =>
  things.filter((thing) => isOpen(thing) && thing.day !== null && thing.day >= today).toSorted(inOrder);

const untilOf = ({ day }: Thing, today: string) => {
  if (day === null) return '';
  const days = daysBetween(today, day);
  return days > 1 ? ` That is in ${days} days.` : days === 1 ? ' That is tomorrow (1 day).' : '';
};

export const detail = (thing: Thing, today: string): string => {
  const { day, time, completed, kind } = thing;
  if (day === null)
    return `${nameOf(thing)} has no date${time === null ? '' : `, but a time: ${time}`}.${completed ? ' It is done.' : ''}`;
  const late = !completed && day < today ? ' It is overdue.' : '';
  const noTime = time === null && kind === 'event' ? ' It has no time yet.' : '';
  return `${nameOf(thing)} is ${kind === 'task' ? 'due ' : ''}${whenOf(thing, today)}.${noTime}${late}${untilOf(thing, today)}${completed ? ' It is done.' : ' It is not done yet.'}`;
};

const free = (clause: Clause, context: Context): Answer => {
  const { today, things } = context;
  const range = rangeOf(clause, today) ?? { from: today, to: addDays(today, 7), label: 'in the next 7 days' };
  const busy = things.filter((thing) => isOpen(thing) && within(range)(thing)).toSorted(inOrder);
  const hours =
    range.hours && range.hours.from !== range.hours.to ? ` between ${range.hours.from} and ${range.hours.to}` : '';
  if (busy.length === 0) return say(`Yes, you are free ${range.label}${hours}: nothing is planned.`, []);
  const timed = busy.some(({ time }) => time !== null) || !range.hours;
  const verdict = timed
    ? `Not quite: you have ${counted(busy)}`
    : `Nothing has a time then, but you have ${counted(busy)}`;
  return say(`${verdict} ${range.label}${hours}:\n\n${listOf(busy, today)}`, busy);
};

const busiest = ({ things, today }: Context, clause: Clause): Answer => {
  const range = rangeOf(clause, today) ?? { from: today, to: addDays(today, 30), label: 'in the next 30 days' };
  const open = things.filter((thing) => isOpen(thing) && within(range)(thing)).toSorted(inOrder);
  const [day, most] =
    [...Map.groupBy(open, (thing) => thing.day ?? '')].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (day === undefined || !most) return say(`You have nothing ${range.label}.`, []);
  return say(
    `Your fullest day ${range.label} is ${dayName(day, today)} with ${counted(most)}:\n\n${listOf(most, today)}`,
    most,
  );
};

/** What follows a thing, or the thing that was named last. */
export const after = (clause: Clause, context: Context): Answer | undefined => {
  const { today, things, dialogue } = context;
  const description = descriptionIn(clause);
  const found = isEmpty(description) ? undefined : findSpokenOf(description, context);
  const [last] = dialogue ? thingsAt(things, dialogue.things).toReversed() : [];
  const base = found?.certainty === 'one' ? found.things[0] : found ? undefined : last;
  if (!base) return undefined;
  const fits = found ? () => true : likeAsked(context);
  const alike = things.filter(fits);
  const next = upcoming(alike, base.day ?? today).filter((thing) => thing.id !== base.id && inOrder(base, thing) <= 0);
  const rest = next.filter((thing) => inOrder(base, thing) < 0 || thing.day === base.day);
  const [first] = rest;
  return first
    ? say(`${found ? `After ${nameOf(base)}` : 'Then'}: ${detail(first, today)}`, [first])
    : say(`Nothing comes after ${nameOf(base)}.`, []);
};

const exams = /^(?:exam|test|midterm|final)$/u;

/** A class may call its midterm "Exam 3". */
const examsOf = ({ things, today }: Context, { names, classes }: Description): readonly Thing[] =>
  classes.length === 1 && names.length > 0 && names.every((name) => exams.test(name))
    ? upcoming(things, today)
        .filter(({ type, of }) => type === 'exam' && of?.id === classes[0]?.id)
        .slice(0, 3)
    : [];

const single = (clause: Clause, context: Context): Answer | undefined => {
  const { today, things, dialogue } = context;
  const description = descriptionIn(clause);
  if (isEmpty(description)) {
    const refs = says(clause, 'pron') && dialogue ? thingsAt(things, dialogue.things) : [];
    return refs.length > 0 ? say(refs.map((thing) => detail(thing, today)).join('\n'), refs) : undefined;
  }
  const found = findThings(things, description, today);
  if (found.certainty === 'one') return say(found.things.map((thing) => detail(thing, today)).join('\n'), found.things);
  if (found.certainty === 'several')
    return say(
      `${found.things
        .slice(0, 10)
        .map((thing) => `- ${detail(thing, today)}`)
        .join('\n')}${isPlural(clause) ? '' : '\n\nWhich one do you mean?'}`,
      found.things,
    );
  const alike = found.certainty === 'near' ? examsOf(context, description) : [];
  if (alike.length > 0) return say(alike.map((thing) => detail(thing, today)).join('\n'), alike);
  if (found.certainty === 'near') {
    return ask(
      `I found nothing with exactly that name. The nearest:\n\n${listOf(found.things, today)}\n\nDid you mean one of these?`,
      found.things.map((thing) => ({ label: labelOf(thing, today), ...say(detail(thing, today), [thing]) })),
    );
  }
  return undefined;
};

/** "which is sooner, the essay or the quiz", "is it before the midterm": both, the sooner one first. */
const comparison = (clause: Clause, { things, dialogue, today }: Context): Answer | undefined => {
  const { tokens } = clause;
  const at = tokens.findIndex(
    ({ word }, index) => index > 0 && /^(?:or|before|after|oder|vor|nach|o|ou|avant)$/u.test(word),
  );
  if (at === -1 || clause.whens.length > 0) return undefined;
  const [last] = thingsAt(things, dialogue?.things ?? []);
  const open = things.filter(isOpen);
  const named = [descriptionIn(clause, { to: at }), descriptionIn(clause, { from: at + 1 })].map((part) => {
    const found = findThings(open, part, today);
    if (isEmpty(part)) return says(clause, 'pron') ? last : undefined;
    return found.certainty === 'one' || (found.certainty === 'near' && found.isClear) ? found.things[0] : undefined;
  });
  const both = named.filter((thing) => thing !== undefined).toSorted(inOrder);
  const [first, second] = both;
  if (!first || !second || first.id === second.id) return undefined;
  return say(`First ${detail(first, today)}\nThen ${detail(second, today)}`, both);
};

/** Replies to a question about the schedule; undefined when nothing in it is about the schedule. */
export const reply = (clause: Clause, context: Context): Answer | undefined => {
  const { today } = context;
  const { things, isNarrow } = suiting(clause, context);
  const range = rangeOf(clause, today);
  const asksWhen = says(clause, 'ask when') || says(clause, 'ask time') || says(clause, 'ask howlong');
  const isCount = says(clause, 'ask howmany');
  if (says(clause, 'filter overdue')) {
    const { names, classes } = descriptionIn(clause);
    // what is late is all "homework"
    const isAnyWork = classes.length === 0 && names.every((name) => /^(?:homework|assignment)$/u.test(name));
    return overdue(isAnyWork ? context.things : things, today);
  }
  const compared = comparison(clause, context);
  if (compared) return compared;
  if (says(clause, 'filter undated')) {
    const undated = things.filter((thing) => isOpen(thing) && thing.day === null);
    return undated.length === 0
      ? say('Everything has a date.', [])
      : say(`${counted(undated)} without a date:\n\n${listOf(undated, today)}`, undated);
  }
  if (says(clause, 'filter completed') && !asksWhen) {
    const done = things.filter(({ completed }) => completed);
    const one = isNarrow && !isPlural(clause) ? single(clause, context) : undefined;
    return (
      one ??
      say(done.length === 0 ? 'Nothing is marked as done.' : `${counted(done)} done:\n\n${listOf(done, today)}`, done)
    );
  }
  if (says(clause, 'filter busy')) return busiest(context, clause);
  const isAfter = says(clause, 'filter after') && !clause.whens.some(({ how }) => how === 'after');
  // "am i free after that on wednesday" names the day
  if (says(clause, 'filter free') && (!isAfter || range)) return free(clause, context);
  if (isAfter) {
    const next = after(clause, context);
    if (next) return next;
    if (says(clause, 'filter free')) return free(clause, context);
  }
  if (clause.priority) {
    const open = things
      .filter(
        (thing) => isOpen(thing) && thing.priority === clause.priority?.priority && (!range || within(range)(thing)),
      )
      .toSorted(inOrder);
    return listing(open, `with ${clause.priority.priority} priority${range ? ` ${range.label}` : ''}`, today);
  }
  if (says(clause, 'filter next')) {
    const count = clause.tokens.map(({ word }) => Number(word)).find((value) => value > 1 && value < 20) ?? 1;
    const next = upcoming(range ? things.filter(within(range)) : things, today).slice(
      0,
      isPlural(clause) && count === 1 ? 5 : count,
    );
    const [first] = next;
    if (!first) return say('Nothing like that is coming up.', []);
    return next.length === 1
      ? say(`Next: ${detail(first, today)}`, next)
      : say(`Next:\n\n${listOf(next, today)}`, next);
  }
  const lone =
    (asksWhen ||
      (isNarrow && !range && !isCount && !isPlural(clause)) ||
      (says(clause, 'ask yesno') && !isPlural(clause))) &&
    !isCount
      ? single(clause, context)
      : undefined;
  if (lone) return lone;
  if (asksWhen && !isEmpty(descriptionIn(clause)) && !range)
    return say(`I found nothing like that on your schedule. What is its title?`, []);
  if (!range && !isNarrow && !isCount && !says(clause, 'ask') && !says(clause, 'verb show') && !says(clause, 'filter'))
    return undefined;
  const isOpenEnded = isNarrow || isCount || says(clause, 'filter left') || says(clause, 'filter all');
  const usual = {
    from: today,
    to: addDays(today, isOpenEnded ? far : 7),
    label: isOpenEnded ? 'to come' : 'in the next 7 days',
  };
  const asked = range ?? usual;
  const listed = things
    .filter(
      (thing) =>
        (isOpen(thing) || asked.to < today) &&
        (within(asked)(thing) || (!range && isOpenEnded && (thing.day === null || thing.day < today))),
    )
    .toSorted(inOrder);
  return listing(listed, asked.label, today);
};

/** "how bad is feb 8-12": what is on in the days that a question names, whatever else it says. */
export const onDays = (clause: Clause, { things, today }: Context): Answer | undefined => {
  const isPlain = !['ask when', 'ask time', 'ask howlong', 'filter', 'priority'].some((meaning) =>
    says(clause, meaning),
  );
  const range = isPlain ? rangeOf(clause, today) : undefined;
  return (
    range &&
    listing(things.filter((thing) => isOpen(thing) && within(range)(thing)).toSorted(inOrder), range.label, today)
  );
};
