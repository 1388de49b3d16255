import { addDays } from '../../dates/calendar.ts';
import { findItems } from '../find-items.ts';
import { isAnswer, resolveItems } from '../resolve-items.ts';
import { asksDay, dayName, quotedTitle } from '../replies.ts';
import { type Answer, type Intent, type PlanningContext, messageOnly } from '../planning-context.ts';
import type { ScheduleItem } from '../schedule-items.ts';
import { daysIn, isAmbiguousDay, shiftIn, timeIn, type NamedDay } from '../relative-dates.ts';
import { updateAction } from './change.ts';

const verbs =
  /^(?:move|reschedule|re-schedule|push|postpone|shift|delay|defer|bring|pull|put off|change|set|update)\b\s*(.*)$/iu;
const target =
  /\s(?:back |forward |off )?(?:(?:to )?(?:start|begin|take place)(?: at| on)?|to|until|till|for|onto?|by)\s*(?:the\s)?$/iu;
const leading = /^(?:the )?(?:due )?(?:dates?|days?|deadlines?|times?) (?:of|for) /iu;
const shifting =
  /\s*\b(?:back|forward|later|earlier|sooner|by)?\s*(?:by )?(?:an?|one|two|three|four|\d{1,2}) (?:day|week)s?(?: (?:later|earlier|sooner|back|forward))?\s*$/iu;
const afterwards = /\s(?:back|forward|off|up)$/iu;

interface Wanted {
  readonly phrase: string;
  readonly day?: string;
  readonly time?: string | null;
}

/** The day or time at the end of the sentence is the target; the words before it name the item. */
const wantedIn = (rest: string, today: string): Wanted => {
  const last: (Omit<NamedDay, 'day'> & { readonly day?: string }) | undefined =
    daysIn(rest, today).at(-1) ?? timeIn(rest, today);
  const before = last && rest.slice(0, last.start);
  if (!last || before === undefined || !target.test(before)) return { phrase: rest };
  const phrase = before
    .replace(target, '')
    .replace(afterwards, '')
    .replace(/\sfrom$/iu, '');
  return { phrase, time: last.time, ...(last.day === undefined ? {} : { day: last.day }) };
};

const confirmation = (items: readonly ScheduleItem[], to: string) =>
  `Moving ${items.map(({ title }) => quotedTitle(title)).join(', ')} to ${to}.`;

const shifted = (items: readonly ScheduleItem[], days: number, context: PlanningContext): Answer => {
  const dated = items.flatMap((item) => (item.day === null ? [] : [{ item, to: addDays(item.day, days) }]));
  if (dated.length < items.length) return messageOnly(`${asksDay} It has no due date yet that I could move.`);
  const actions = dated.map(({ item, to }) => updateAction(item, { dueDate: to }));
  const lines = dated.map(({ item, to }) => `Moving ${quotedTitle(item.title)} to ${dayName(to, context.today)}.`);
  return { message: lines.join('\n'), actions };
};

/** "make it due on Friday", "the quiz is now on Friday". */
const restated = [
  /^(?:my |the )?(.+?) (?:is|are) due (?:on |by )?(.+?) (?:now|instead)$/iu,
  /^(?:make|set) (?!(?:an?|another) )(.+?) (?:be )?due (?:on |by |for )?(.+)$/iu,
  /^(.+?) (?:is|are|was|has been|got) (?:now|moved|rescheduled|postponed|shifted|pushed|extended|delayed|brought forward)(?: back)?(?: (?:to|until|till))?(?: on)? (.+)$/iu,
];
const vague =
  /\s(?:back |forward )?(?:to|until|for) (?:the )?(?:next|following|this|another|later this) (?:week|month|term|day|time)$/iu;

/** "put the midterm on Friday": moves an existing item, otherwise adds one. */
const placing = /^(?:put|schedule|plan) (?:the|my) (.+?) (?:on|for|to) (.+)$/iu;

/** "do the essay a day earlier". */
const earlierOrLater = /^(?:do|have|hold|take|start|submit|hand in) (.+ (?:day|week)s? (?:earlier|later|sooner))$/iu;

const creating = /^set (?:an?|another|up) /iu;

const requestIn = (said: string, { items, today }: PlanningContext): string | undefined => {
  const [, placed, on = ''] = placing.exec(said) ?? [];
  if (placed !== undefined && findItems(items, { phrase: placed }, today).certainty !== 'near')
    return `${placed} to ${on}`;
  for (const pattern of restated) {
    const [, phrase, when = ''] = pattern.exec(said) ?? [];
    if (phrase !== undefined && daysIn(when, today).length > 0) return `${phrase} to ${when}`;
  }
  return creating.test(said) ? undefined : (verbs.exec(said) ?? earlierOrLater.exec(said))?.[1];
};

/** "move my bio quiz to friday", "push the essay back by two days", "change the exam to 3pm". */
export const move: Intent = (said, context) => {
  const all = requestIn(said, context);
  if (all === undefined) return undefined;
  const rest = all.replace(leading, '').replace(vague, '');
  if (isAmbiguousDay(rest))
    return messageOnly(`${asksDay} Please write the month as a word: 12/3 can be read in two ways.`);
  const days = shiftIn(rest);
  const { phrase, day, time } =
    days === undefined ? wantedIn(rest, context.today) : { phrase: rest.replace(shifting, '').replace(afterwards, '') };
  const picked = resolveItems(phrase, context);
  if (isAnswer(picked)) return picked;
  if (days !== undefined) return shifted(picked, days, context);
  if (day === undefined && !time)
    return messageOnly(`${asksDay} Tell me where ${quotedTitle(picked[0]?.title ?? '')} should go.`);
  if (day === undefined && picked.some(({ kind }) => kind === 'task')) {
    return messageOnly('Tasks have a day, but no time of day. Tell me the day.');
  }
  const to = [day && dayName(day, context.today), time].filter(Boolean).join(' at ');
  const change = { ...(day === undefined ? {} : { dueDate: day }), ...(time ? { dueTime: time } : {}) };
  return { message: confirmation(picked, to), actions: picked.map((item) => updateAction(item, change)) };
};
