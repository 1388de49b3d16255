import { findItems, type ItemMatch } from './find-items.ts';
import { type Answer, type PlanningContext, messageOnly } from './planning-context.ts';
import { notFound, askWhich } from './replies.ts';
import type { ScheduleItem } from './schedule-items.ts';
import { distinctiveWords } from './match-words.ts';
import { daysIn, rangeIn } from './relative-dates.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** An index in the list that was shown: "the second one", "2". */
const placeIn = (hint: string, length: number): number => {
  if (/\blast\b/iu.test(hint)) return length - 1;
  const [, digit] = /^\W*(?:the |number |#)?([1-9])\b\W*(?:one)?\W*$/iu.exec(hint) ?? [];
  return digit === undefined
    ? ordinals.findIndex((word) => new RegExp(String.raw`\b${word}\b`, 'iu').test(hint))
    : Number(digit) - 1;
};

const withHint = (found: ItemMatch, context: PlanningContext): ItemMatch => {
  if (found.certainty === 'one' || context.hint === '') return found;
  const item = found.items[placeIn(context.hint, found.items.length)];
  if (item) return { certainty: 'one', item };
  const [day] = daysIn(context.hint, context.today);
  return findItems(
    found.items.length > 0 ? found.items : context.items,
    day ? { phrase: '', day: day.day } : { phrase: context.hint, byClass: true },
    context.today,
  );
};

const allWords =
  /^(?:(?:my|the) (?=(?:tasks|events|to-?dos)$)|(?:all|every|everything|each)\b)\s*(?:of )?(?:(?:my|the)\b)?\s*/iu;

/** "all tasks due tomorrow": filtered by kind, class and day. */
const allOf = (phrase: string, { items, today }: PlanningContext): ScheduleItem[] => {
  const named = phrase.replace(allWords, '');
  const [day] = daysIn(named, today);
  const range = rangeIn(named, today);
  const rest = distinctiveWords(
    withoutDays(named, today).replaceAll(/\b(?:this|next|the) (?:week|month|weekend)\b/giu, ''),
  );
  const within = ({ day: on }: ScheduleItem) =>
    (!day || on === day.day) && (!range || (on !== null && on >= range.from && on <= range.to));
  const kinds = [/\btasks?\b/iu.test(named) ? 'task' : '', /\bevents?\b/iu.test(named) ? 'event' : ''].filter(Boolean);
  return items.filter(
    (item) =>
      !item.completed &&
      within(item) &&
      (kinds.length === 0 || kinds.includes(item.kind)) &&
      rest.every((word) => [...item.own, ...item.kindWords, ...item.classWords].some((name) => name.startsWith(word))),
  );
};

/** A text without its days and the prepositions before them. */
export const withoutDays = (text: string, today: string): string =>
  daysIn(text, today)
    .toReversed()
    .reduce(
      (left, { start, end }) =>
        left.slice(0, start).replace(/\b(?:due|on|by|at|for|until|till|from|before|of|this|the)\s*$/iu, '') +
        left.slice(end),
      text,
    )
    .replaceAll(/\s+/gu, ' ')
    .trim();

const single = (phrase: string, context: PlanningContext): ItemMatch => {
  const [day] = daysIn(phrase, context.today);
  const named = { phrase: withoutDays(phrase, context.today), day: day?.day };
  const found = findItems(context.items, named, context.today);
  // the day may be part of a title
  return found.certainty === 'near' && day ? findItems(context.items, { phrase }, context.today) : found;
};

const phraseParts = (phrase: string) => phrase.split(/,? and |, /iu).filter((part) => part.trim() !== '');

/** The items that a phrase names, or a question to the student. */
export const resolveItems = (phrase: string, context: PlanningContext): readonly ScheduleItem[] | Answer => {
  if (allWords.test(phrase)) {
    const all = allOf(phrase, context);
    return all.length > 0 ? all : messageOnly('I found nothing like that among your open tasks and events.');
  }
  const whole = withHint(single(phrase, context), context);
  if (whole.certainty === 'one') return [whole.item];
  if (whole.certainty === 'near' && phraseParts(phrase).length > 1) {
    const each = phraseParts(phrase).map((part) => single(part, context));
    const sure = each.flatMap((found) => (found.certainty === 'one' ? [found.item] : []));
    if (sure.length === each.length) return sure;
  }
  return whole.certainty === 'several'
    ? askWhich(whole.items, context.today)
    : notFound(withoutDays(phrase, context.today), whole.items, context.today);
};

export const isAnswer = (picked: readonly ScheduleItem[] | Answer): picked is Answer => 'message' in picked;
