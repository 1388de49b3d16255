import type { EventType, Priority } from '@hub/contracts';
import { addDays } from '../../dates/calendar.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { dayAsked } from '../dialogue/day-asked.ts';
import { says } from '../understand/clause.ts';
import type { Clause } from '../understand/clause.ts';
import { type ClassOf, thingsAt } from '../things/things.ts';
import type { WhenSpan } from '../when/when.ts';
import { fold, isQuoted } from '../words/tokens.ts';
import { type Answer, ask, type Context, keepOption } from './answer.ts';
import { titleIn } from './title.ts';
import { escapeMarkdown } from '../../language/escape-markdown.ts';
import { dueOf } from './change-thing.ts';
import { placeSpanIn } from './place-span.ts';
import { onEachDay, type Repetition, repeatsOf, repetitionName } from './repeats.ts';
import { dayName, nameOf, whenOf } from './words.ts';

interface Draft {
  readonly title: string;
  readonly day: string | null;
  readonly time: string | null;
  readonly endTime?: string | undefined;
  /** Where it is, and its title without that: for an event, which has a place. */
  readonly at?: { readonly place: string; readonly title: string } | undefined;
  readonly priority: Priority | undefined;
  readonly of: ClassOf | undefined;
  readonly type: EventType | undefined;
  /** The student said task or event. */
  readonly kind: 'task' | 'event' | undefined;
}

const taskWord =
  /^(?:tasks?|to-?dos?|todo|reminders?|remind|remember|aufgabe|tarea|tache|erinnerung|recordatorio|rappel|erinner|erinnere|recuerdame|rappelle|remember|forget)$/u;
const eventWord = /^(?:events?|termin|evento|evenement)$/u;
const lecture = /\b(?:lecture|seminar|tutorial|lab session|vorlesung|review session|study group)s?\b/iu;
/** A title that begins with a verb is something to do, not an event. */
const doing =
  /^(?:submit|read|reread|write|finish|do|buy|call|e?-?mail|print|prepare|prep|revise|review|watch|pay|bring|ask|send|hand|turn|complete|start|work|go|learn|upload|study|practice|memorize|make|get|pick|drop|return|register|sign|talk|meet|check|fix|clean|book|schedule|wash|text|order|renew|apply|grab|download|install|message|outline|draft|edit|proofread|annotate|summarize|lernen|lesen|kaufen|schreiben|leer|estudiar|comprar|hacer|escribir|llamar|lire|acheter|ecrire|reviser|faire|appeler|rendre)\b/iu;

/** What a class has every week. */
const meeting =
  /\b(?:lab|class|lecture|seminar|tutorial|recitation|discussion|section|office (?:hours|hrs)|vorlesung|ubung|clase|tutoria|cours)s?\b/u;
const isMeeting = (title: string) => meeting.test(fold(title)) && !isDoing(title);

const isDoing = (title: string) => doing.test(title);

const dayOf = (clause: Clause): WhenSpan | undefined =>
  clause.whens.findLast(({ when }) => when.kind === 'day') ?? undefined;

/** "3pm" is when something happens, "by 3pm" is when it is due. */
const isAppointment = ({ whens }: Clause) =>
  whens.some(({ when, how }) => when.kind === 'time' && (how === undefined || how === 'at' || how === 'from')) &&
  !whens.some(({ how }) => how === 'by' || how === 'until' || how === 'before');

/** "3 hours of studying for that". */
const forLast = /\b(?:study|studying|review|reviewing|revise|prep|prepare)\b[\p{L}\s]{0,20}\bfor (?:that|it|this)\b/u;

const draftOf = (clause: Clause, context: Context): Draft => {
  const { schedule, things, dialogue } = context;
  const said = titleIn(clause);
  const [latest] = thingsAt(things, dialogue?.things ?? []);
  const isForLast =
    latest !== undefined &&
    forLast.test(clause.tokens.map(({ word }) => word).join(' ')) &&
    !clause.tokens.some(isQuoted);
  const isOfLast = latest !== undefined && said === '' && says(clause, 'need') && clause.whens.length > 0;
  const title = isOfLast ? latest.title : isForLast ? `Study for ${latest.title}` : said;
  const words = clause.tokens.slice(0, 8).map(({ word }) => word);
  const day = dayOf(clause)?.when;
  const time = clause.whens.map(({ when }) => when).find((when) => when.kind === 'time');
  const last = clause.tokens.map(({ word }) => word);
  const isTask =
    words.some((word) => taskWord.test(word)) ||
    last.some((word) => /^(?:todos?|to-?do|task)$/u.test(word)) ||
    says(clause, 'need');
  const isEvent =
    words.some((word) => eventWord.test(word)) ||
    last.some((word) => /^(?:calendar|kalender|calendario|calendrier)$/u.test(word));
  const known = eventTypeOf(title) ?? (lecture.test(title) ? 'lecture' : undefined);
  const isRepeated = clause.whens.some(({ when }) => when.kind === 'weekly');
  const isEventful = (isAppointment(clause) && !isDoing(title)) || (isRepeated && isMeeting(title));
  const type = known ?? (isEventful ? 'other' : undefined);
  const span = title === said ? placeSpanIn(clause) : undefined;
  const [of, ...others] = clause.classes;
  const counted = clause.whens.flatMap(({ when }) => (when.kind === 'day' && when.of !== undefined ? [when.of] : []));
  const anchored = schedule.classes.find(({ id }) => id === counted[0]);
  return {
    title,
    day: day?.kind === 'day' ? day.day : time === undefined ? null : (dayAsked(context) ?? null),
    time: time?.kind === 'time' ? time.time : null,
    ...(time?.kind === 'time' && time.to !== undefined && time.to > time.time ? { endTime: time.to } : {}),
    ...(span ? { at: { place: span.place, title: titleIn(clause, [span]) || title } } : {}),
    priority: clause.priority?.priority,
    of: of && others.length === 0 ? of : of ? undefined : (anchored ?? (isForLast || isOfLast ? latest.of : undefined)),
    type,
    kind: isTask ? 'task' : isEvent ? 'event' : schedule.classes.length === 0 ? 'task' : undefined,
  };
};

const created = ({ title, of, day, time }: Draft, what: 'task' | 'event', today: string) =>
  `Added the ${what} ${nameOf({ title, of })}${day === null && time === null ? '' : `, ${whenOf({ day, time }, today)}`}.`;

const asTask = (draft: Draft, today: string): Answer => {
  const { title, day, time, priority = 'medium', of } = draft;
  const task = { title, priority, classId: of?.id ?? null, ...dueOf(day, time) };
  return { message: created(draft, 'task', today), actions: [{ type: 'CREATE_TASK', summary: title, task }] };
};

const asEvent = (draft: Draft, of: ClassOf, today: string): Answer => {
  const { day, time, endTime, priority, type, at } = draft;
  if (day === null) return asTask({ ...draft, of }, today);
  const title = at?.title ?? draft.title;
  const event = {
    classId: of.id,
    title,
    description: null,
    dueDate: day,
    dueTime: time,
    ...(endTime === undefined ? {} : { endTime }),
    ...(at ? { place: at.place } : {}),
    eventType: type ?? 'other',
    priority: priority ?? 'medium',
  };
  const place = at ? `, in ${escapeMarkdown(at.place)}` : '';
  const message = created({ ...draft, title, of }, 'event', today).replace(
    /\.$/u,
    `${endTime === undefined ? '' : ` to ${endTime}`}${place}.`,
  );
  return { message, actions: [{ type: 'CREATE_EVENT', summary: title, event }] };
};

const attended = new Set<EventType>(['exam', 'quiz', 'lecture', 'project', 'homework', 'assignment', 'other']);

/** "exam": which one, and when? */
const isOnlyKind = ({ title, day, time, of, type }: Draft) =>
  type !== undefined && day === null && time === null && of === undefined && /^\p{L}+$/u.test(title);

const made = (draft: Draft, context: Context, isRepeated = false): Answer => {
  const { today, schedule } = context;
  const { of, kind, type, title, day } = draft;
  const wantsEvent =
    kind === 'event' || (kind === undefined && type !== undefined && attended.has(type) && !isDoing(title));
  if (!wantsEvent) return asTask(draft, today);
  if (of)
    return day === null && (type === 'exam' || type === 'quiz' || kind === 'event')
      ? askDay(draft, context)
      : asEvent(draft, of, today);
  const isOfClass = isRepeated && isMeeting(title);
  if (kind !== 'event' && type !== 'exam' && type !== 'quiz' && !isOfClass) return asTask(draft, today);
  const [only] = schedule.classes;
  if (only && schedule.classes.length === 1 && !isOfClass) return asEvent(draft, only, today);
  if (day === null) return asTask(draft, today);
  return ask('Which class is it for?', [
    ...schedule.classes.slice(0, 8).map((each) => ({ label: each.name, ...asEvent(draft, each, today) })),
    { label: 'No class, add a task', ...asTask(draft, today) },
  ]);
};

/** Something at a time is on a day: the one that was spoken of, or one of the next. */
const askDay = (draft: Draft, context: Context): Answer => {
  const { today, things, dialogue } = context;
  const spoken = thingsAt(things, dialogue?.things ?? []).flatMap(({ day }) =>
    day !== null && day > today ? [day] : [],
  );
  const near = draft.time === null ? [1, 7] : [0, 1];
  const days = [...new Set([...spoken.slice(0, 1), ...near.map((later) => addDays(today, later))])];
  return ask(`Which day is ${nameOf(draft)}?`, [
    ...days.map((day) => ({ label: dayName(day, today), ...made({ ...draft, day }, context) })),
    { label: 'Add it as a task without a day', ...asTask(draft, today) },
  ]);
};

/** Adds what repeats; asks until when if no end is said. */
const repeated = (draft: Draft, repetition: Repetition, context: Context): Answer => {
  const { today } = context;
  const once = made({ ...draft, day: repetition.first }, context, true);
  const series = onEachDay(once, repetition, today);
  if (repetition.isEnded || series.options) return series;
  const title = once.actions[0]?.summary ?? draft.title;
  return ask(`Until when does ${nameOf({ title, of: draft.of })} repeat?`, [
    { label: repetitionName(repetition, today).replace(/^every/u, 'Every'), ...series },
    { label: 'Only once', ...once },
    keepOption('Add nothing'),
  ]);
};

const most = 10;

/** "same thing on the 22nd", "and another one thursday", "the week after too": adds a thing like the last one. */
export const again = (clause: Clause, context: Context): Answer | undefined => {
  const [thing, ...others] = thingsAt(context.things, context.dialogue?.things ?? []);
  const day = dayOf(clause)?.when;
  if (!thing || others.length > 0 || day?.kind !== 'day' || day.or !== undefined || day.day < context.today)
    return undefined;
  const time = clause.whens.flatMap(({ when }) => (when.kind === 'time' ? [when.time] : []))[0] ?? thing.time;
  const draft = {
    title: thing.title,
    day: day.day,
    time,
    priority: thing.priority,
    of: thing.of,
    type: thing.type,
    kind: thing.kind,
  };
  return thing.kind === 'event' && thing.of ? asEvent(draft, thing.of, context.today) : asTask(draft, context.today);
};

/** "mon wed fri", "tues + thurs": each of these days. */
const isDayList = ({ whens, tokens }: Clause): boolean => {
  const days = whens.filter(({ when }) => when.kind === 'day');
  if (/\b(?:that|which|whole) week\b|\bor\b/u.test(tokens.map(({ word }) => word).join(' '))) return false;
  return days.every((span, index) => {
    const before = days[index - 1];
    const between = before ? tokens.slice(before.last, span.lead).map(({ word }) => word) : [];
    return between.every((word) => /^(?:and|,|&|\+|\/|n|und|y|et)$/u.test(word)) && span.how !== 'to' && !span.denied;
  });
};

/** "wed 2-3 and thu 4-5": the time behind a day, before the next one. */
const timeOn = ({ whens }: Clause, day: string): string | undefined => {
  const at = whens.findIndex(({ when }) => when.kind === 'day' && when.day === day);
  const next = whens.findIndex(({ when }, index) => index > at && when.kind === 'day');
  const own = whens.slice(at + 1, next === -1 ? whens.length : next);
  return own.flatMap(({ when }) => (when.kind === 'time' ? [when.time] : []))[0];
};

/** Adds a task or an event; asks about a past day, an unclear day or class, and a repetition. */
export const create = (clause: Clause, context: Context): Answer => {
  const { today } = context;
  const draft = draftOf(clause, context);
  if (draft.title === '' || draft.title.length < 2) {
    if (clause.tokens.length > 0 && draft.type === undefined) return ask('What should it be called?');
  }
  if (isOnlyKind(draft))
    return ask(`Which class and which day is ${nameOf(draft)}?`, [
      { label: 'Add it as a task without a day', ...asTask(draft, today) },
      keepOption('Add nothing'),
    ]);
  const repetition = repeatsOf(clause, today);
  if (repetition) return repeated(draft, repetition, context);
  const day = dayOf(clause)?.when;
  if (day?.kind === 'day' && day.or !== undefined) {
    const readings = [day.day, day.or].filter((each) => each >= today);
    return ask(
      `Which day do you mean for ${nameOf(draft)}?`,
      (readings.length > 0 ? readings : [day.day, day.or]).map((each) => ({
        label: dayName(each, today),
        ...made({ ...draft, day: each }, context),
      })),
    );
  }
  if (draft.day !== null && draft.day < today) {
    return ask(`${dayName(draft.day, today)} is in the past. Should I still add ${nameOf(draft)} on that day?`, [
      { label: `Add it on ${dayName(draft.day, today)}`, ...made(draft, context) },
      { label: 'Add it without a day', ...asTask({ ...draft, day: null }, today) },
      keepOption('Add nothing'),
    ]);
  }
  const days = [
    ...new Set(clause.whens.flatMap(({ when, denied }) => (when.kind === 'day' && !denied ? [when.day] : []))),
  ].toSorted();
  if (days.length > 1) {
    const single = days.slice(0, most).map((each) => ({
      label: dayName(each, today),
      ...made({ ...draft, day: each, time: timeOn(clause, each) ?? draft.time }, context),
    }));
    const all = {
      message: single.map(({ message }) => message).join('\n'),
      actions: single.flatMap(({ actions }) => actions),
    };
    if (isDayList(clause)) return all;
    return ask(`Which day is it for ${nameOf(draft)}?`, [...single, { label: 'Each of these days', ...all }]);
  }
  const range = clause.whens.map(({ when }) => when).find((when) => when.kind === 'range');
  if (draft.day === null && range?.kind === 'range') {
    const ends = range.from === range.to ? [range.from] : [range.from, range.to];
    return ask(`Which day is it for ${nameOf(draft)}?`, [
      ...ends.map((each) => ({ label: dayName(each, today), ...made({ ...draft, day: each }, context) })),
      { label: 'Without a day', ...asTask(draft, today) },
    ]);
  }
  if (draft.day === null && draft.time !== null) return askDay(draft, context);
  if (clause.classes.length > 1) {
    return ask(
      'Which class is it for?',
      clause.classes.map((of) => ({ label: of.name, ...made({ ...draft, of }, context) })),
    );
  }
  return made(draft, context);
};
