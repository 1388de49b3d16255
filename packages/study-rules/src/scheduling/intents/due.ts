import { addDays } from '../../dates/calendar.ts';
import { findItems } from '../find-items.ts';
import { withoutDays } from '../resolve-items.ts';
import { dayName, itemList, quotedTitle, askWhich } from '../replies.ts';
import { type Answer, classesIn, type Intent, type PlanningContext, messageOnly } from '../planning-context.ts';
import type { ScheduleItem } from '../schedule-items.ts';
import { daysIn, type DayRange, rangeIn } from '../relative-dates.ts';

const asks =
  /^(?:what|which|when|how many|how much|how long|how soon|do i|have i|am i|is there|are there|is anything|anything|show|list|tell me|give me|any|who|where|find|see|view|my(?!.*\b(?:is|are)\b))\b/iu;
const about =
  /\b(?:due|overdue|late|missed|deadlines?|coming up|upcoming|schedule|plate|agenda|tasks?|to-?dos?|events?|assignments?|exams?|midterms?|finals?|tests?|quiz(?:zes)?|homework|projects?|lectures?|happening|free|busy|planned|going on|left|to do|have|next|work|everything)\b/iu;

const oneThing =
  /^(?:(?:when|how soon|what (?:day|date|time)|on what day|which day) (?:is|are|was|does|do i have|do we have|will)|how (?:long|many days)(?: is it| do i have| are left| is left)? (?:until|till|before))\b (?:my |the |our )?(.+?)(?: due| on| happening| take place| start| held)?$/iu;

const kinds: readonly (readonly [RegExp, (item: ScheduleItem) => boolean])[] = [
  [/\b(?:exams?|midterms?|finals?)\b/iu, ({ kindWords }) => kindWords.includes('exam')],
  [/\bquiz(?:zes)?\b/iu, ({ kindWords }) => kindWords.includes('quiz')],
  [/\btests?\b/iu, ({ kindWords }) => kindWords.includes('test')],
  [/\bhomework\b/iu, ({ kindWords }) => kindWords.includes('homework')],
  [/\bassignments?\b/iu, ({ kindWords }) => kindWords.includes('assignment') || kindWords.includes('homework')],
  [/\bprojects?\b/iu, ({ kindWords }) => kindWords.includes('project')],
  [/\blectures?\b/iu, ({ kindWords }) => kindWords.includes('lecture')],
  [/\b(?:tasks?|to-?dos?)\b/iu, ({ kind }) => kind === 'task'],
  [/\bevents?\b/iu, ({ kind }) => kind === 'event'],
];

const byDay = (a: ScheduleItem, b: ScheduleItem) => (a.day ?? '9999').localeCompare(b.day ?? '9999');

const rangeOf = (said: string, today: string): DayRange | undefined => {
  const [day, other] = daysIn(said, today);
  if (day && other)
    return { from: day.day, to: other.day, label: `from ${dayName(day.day, today)} to ${dayName(other.day, today)}` };
  if (day && /\b(?:by|before|until|till)\s*$/iu.test(said.slice(0, day.start)))
    return { from: today, to: day.day, label: `until ${dayName(day.day, today)}` };
  if (day) return { from: day.day, to: day.day, label: day.day === today ? 'today' : `on ${dayName(day.day, today)}` };
  return rangeIn(said, today);
};

const counted = (items: readonly ScheduleItem[]) => `${items.length} ${items.length === 1 ? 'thing' : 'things'}`;

const overdue = (open: readonly ScheduleItem[], today: string): Answer => {
  const late = open.filter(({ day }) => day !== null && day < today);
  return messageOnly(late.length === 0 ? 'Nothing is overdue.' : `Overdue:\n\n${itemList(late, today)}`);
};

const undated = (open: readonly ScheduleItem[], today: string): Answer => {
  const found = open.filter(({ day }) => day === null);
  return messageOnly(
    found.length === 0 ? 'Everything has a due date.' : `Without a due date:\n\n${itemList(found, today)}`,
  );
};

const next = (open: readonly ScheduleItem[], today: string): Answer => {
  const [first] = open.filter(({ day }) => day !== null && day >= today);
  return messageOnly(first ? `Next comes:\n\n${itemList([first], today)}` : 'Nothing like that is coming up.');
};

const dayOfOne = (phrase: string, { items, today }: PlanningContext): Answer | undefined => {
  if (/^next\b/iu.test(phrase)) return undefined;
  const found = findItems(items, { phrase: withoutDays(phrase, today) }, today);
  if (found.certainty === 'several') return askWhich(found.items, today);
  if (found.certainty !== 'one') return undefined;
  const { title, day } = found.item;
  return messageOnly(
    day === null
      ? `${quotedTitle(title)} has no due date.`
      : `${quotedTitle(title)} is due ${day === today ? '' : 'on '}${dayName(day, today)}.`,
  );
};

/** "what is due this week", "do I have an exam on Friday", "when is my bio quiz", "how many tasks are left". */
export const due: Intent = (said, context) => {
  if (!asks.test(said)) return undefined;
  const { today } = context;
  const range = rangeOf(said, today);
  const [, phrase] = oneThing.exec(said) ?? [];
  const single = phrase === undefined ? undefined : dayOfOne(phrase, context);
  if (single) return single;
  if (!range && !about.test(said)) return undefined;

  const classes = classesIn(said, context);
  const wanted = kinds.filter(([words]) => words.test(said)).map(([, is]) => is);
  const open = context.items
    .filter(({ completed }) => !completed)
    .filter(({ classView: of }) => classes.length === 0 || classes.some(({ id }) => id === of?.id))
    .filter((item) => wanted.length === 0 || wanted.some((is) => is(item)))
    .toSorted(byDay);
  if (/\b(?:no|without(?: an?)?) (?:due )?(?:date|day|deadline)s?\b/iu.test(said)) return undated(open, today);
  if (/\b(?:overdue|late|missed)\b/iu.test(said)) return overdue(open, today);
  if (!range && /\bnext\b/iu.test(said)) return next(open, today);
  const unbounded =
    wanted.length > 0 || classes.length > 0 || /\b(?:how many|all|everything|left|upcoming)\b/iu.test(said);
  const { from, to, label } = range ?? {
    from: today,
    to: addDays(today, unbounded ? 3650 : 7),
    label: unbounded ? 'to come' : 'in the next 7 days',
  };
  const within = open.filter(({ day }) => (day === null ? unbounded && !range : day >= from && day <= to));
  if (within.length === 0) return messageOnly(`You have nothing ${wanted.length > 0 ? 'like that ' : ''}${label}.`);
  return messageOnly(`You have ${counted(within)} ${label}:\n\n${itemList(within, today)}`);
};
