import { rhythmAt } from '../../dates/rhythm.ts';
import { isEveryWeekday } from '../../dates/weekday-words.ts';
import { addDays, makeDay, nextWeekday, weekdayOf, yearOf } from '../../dates/calendar.ts';
import { lastWords, months, nextWords, thisWords, units } from './day-words.ts';
import { countAt, type Found, monthDay, numberAt, type Text, wordAt } from './find-days.ts';

const range = (from: string, to: string, { label, length }: { label: string; length: number }): Found => ({
  when: { kind: 'range', from, to, label },
  length,
});

const lastOfMonth = (day: string) => addDays(firstOfNext(day), -1);
const firstOfNext = (day: string) => {
  const month = Number(day.slice(5, 7));
  return makeDay(yearOf(day) + (month === 12 ? 1 : 0), { month: month === 12 ? 1 : month + 1, day: 1 }) ?? day;
};

/** "dec 14-18", "14.–18. Dezember": days of one month. */
const daysOfMonth = (text: Text, at: number): Found | undefined => {
  const first = monthDay(text, at);
  if (first?.when.kind === 'day') {
    const mark = wordAt(text, at + first.length);
    const last = /^(?:-|–|—|to|until|till|thru|through|bis|al|au|a|hasta)$/u.test(mark)
      ? numberAt(text, at + first.length + 1)
      : undefined;
    const { day } = first.when;
    const to = last === undefined ? undefined : makeDay(yearOf(day), { month: Number(day.slice(5, 7)), day: last });
    const suffix = /^(?:st|nd|rd|th)$/u.test(wordAt(text, at + first.length + 2)) ? 1 : 0;
    const clock = /^(?:am|pm|:|p|a)$/u.test(wordAt(text, at + first.length + 2));
    return to !== undefined && to > day && !clock
      ? range(day, to, { label: '', length: first.length + 2 + suffix })
      : undefined;
  }
  const [one, mark] = [numberAt(text, at), wordAt(text, at + 1) === '.' ? at + 2 : at + 1];
  if (one === undefined || !/^(?:-|–|—|to|bis|al|au|a)$/u.test(wordAt(text, mark))) return undefined;
  const end = monthDay(text, mark + 1);
  if (end?.when.kind !== 'day') return undefined;
  const { day } = end.when;
  const from = makeDay(yearOf(day), { month: Number(day.slice(5, 7)), day: one });
  return from !== undefined && from < day
    ? range(from, day, { label: '', length: mark + 1 - at + end.length })
    : undefined;
};

/** "next 3 days", "the next two weeks", "los próximos 3 días". */
const comingDays = (text: Text, at: number): Found | undefined => {
  if (!nextWords.has(wordAt(text, at)) && !/^(?:proximos|proximas|prochains|prochaines)$/u.test(wordAt(text, at)))
    return undefined;
  const couple = wordAt(text, at + 1) === 'couple' ? (wordAt(text, at + 2) === 'of' ? 2 : 1) : 0;
  const count = couple > 0 ? 2 : wordAt(text, at + 1) === 'few' ? 3 : countAt(text, at + 1);
  const unit = units.get(wordAt(text, at + 2 + Math.max(0, couple - 1)));
  if (count === undefined || count > 60 || (unit !== 'day' && unit !== 'week')) return undefined;
  const days = count * (unit === 'week' ? 7 : 1);
  const length = 3 + Math.max(0, couple - 1);
  return range(text.today, addDays(text.today, days), { label: `in the next ${days} days`, length });
};

/** "this week", "next week", "la semana que viene", "next month". This week ends on Sunday. */
const namedSpan = (text: Text, at: number): Found | undefined => {
  const { today } = text;
  const before = wordAt(text, at);
  const isThe = /^(?:the|my|die|la|le|el|les|der|das|den|dieses|of|des|du)$/u.test(before);
  const [isNext, isThis, isLast] = [nextWords.has(before), thisWords.has(before), lastWords.has(before)];
  const first = isNext || isThis || isThe || isLast ? at + 1 : at;
  const twice = isThe && (nextWords.has(wordAt(text, first)) || lastWords.has(wordAt(text, first)));
  const unitAt = twice ? first + 1 : first;
  const word = wordAt(text, unitAt);
  const after = wordAt(text, unitAt + 1);
  const behind = nextWords.has(after)
    ? 1
    : after === 'que' && wordAt(text, unitAt + 2) === 'viene'
      ? 2
      : after === 'd'
        ? 0
        : 0;
  const next = isNext || (twice && nextWords.has(wordAt(text, first))) || (behind > 0 && text.language !== 'en');
  const length = unitAt - at + 1 + (text.language === 'en' ? 0 : behind);
  const sunday = nextWeekday(today, 0);
  if (/^(?:weekend|wkend|wknd|wochenende|weekends|finde)$/u.test(word) || (word === 'week' && after === 'end')) {
    const saturday = weekdayOf(today) === 0 ? addDays(today, -1) : nextWeekday(today, 6);
    const from = addDays(saturday, next ? 7 : 0);
    const label = next ? 'next weekend' : 'this weekend';
    return range(from < today ? today : from, addDays(from, 1), { label, length: length + (after === 'end' ? 1 : 0) });
  }
  if (word === 'fin' && after === 'de' && wordAt(text, unitAt + 2) === 'semana') {
    const saturday = nextWeekday(today, 6);
    return range(saturday, addDays(saturday, 1), { label: 'this weekend', length: length + 2 });
  }
  if (!isNext && !isThis && !isThe && !isLast && behind === 0) return undefined;
  const unit = units.get(word);
  if (unit === 'week') {
    const monday = addDays(sunday, 1);
    if (isLast) return range(addDays(sunday, -13), addDays(sunday, -7), { label: 'last week', length });
    if (next) return range(monday, addDays(monday, 6), { label: 'next week', length });
    if (isThe && /^(?:of|von)$/u.test(after)) {
      const day = monthDay(text, unitAt + 2);
      if (day?.when.kind === 'day') {
        const start = day.when.day;
        return range(start, addDays(start, 6), { label: 'in that week', length: unitAt - at + 2 + day.length });
      }
    }
    if (!isThis && !(isThe && before !== 'of')) return undefined;
    // at the weekend, this week is the one that begins
    return range(today, addDays(sunday, weekdayOf(today) === 6 || weekdayOf(today) === 0 ? 7 : 0), {
      label: 'this week',
      length,
    });
  }
  if (unit === 'month') {
    if (next) {
      const start = firstOfNext(today);
      return range(start, lastOfMonth(start), { label: 'next month', length });
    }
    return isThis ? range(today, lastOfMonth(today), { label: 'this month', length }) : undefined;
  }
  return undefined;
};

/** "in december": the month, when no day follows. */
const wholeMonth = (text: Text, at: number): Found | undefined => {
  const { today } = text;
  const word = wordAt(text, at);
  const month = months.get(word);
  const introduced = /^(?:in|im|en|for|of|this|de|through|until|till|til|bis|hasta|late|early|mid|next)$/u.test(
    wordAt(text, at - 1),
  );
  if (month === undefined || (!introduced && /^(?:may|march|mar|mars|ago|jan|dec|sept?|set)$/u.test(word)))
    return undefined;
  const year = yearOf(today) + (month < Number(today.slice(5, 7)) ? 1 : 0);
  const start = makeDay(year, { month, day: 1 });
  if (start === undefined) return undefined;
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${start}T00:00:00Z`),
  );
  return range(start, lastOfMonth(start), { label: `in ${name}`, length: 1 });
};

export const spanOfDays = (text: Text, at: number): Found | undefined =>
  daysOfMonth(text, at) ?? comingDays(text, at) ?? namedSpan(text, at);
export const monthSpan = wholeMonth;

const untilWord = /^(?:until|till|til|through|thru|bis|hasta|jusqu|jusque|jusqua|jusquau)$/u;

/** "until dec 11", "5 times", "for 3 weeks": what says how long something repeats. */
const isBounded = (text: Text): boolean =>
  text.tokens.some(
    ({ word }, at) =>
      (untilWord.test(word) && [1, 2, 3].some((ahead) => months.has(wordAt(text, at + ahead)))) ||
      countOf(text, at) !== undefined ||
      (/^(?:for|fur|por|pendant|durante)$/u.test(word) &&
        countAt(text, at + 1) !== undefined &&
        units.get(wordAt(text, at + 2)) === 'week'),
  );

const nouns = /^(?:quiz|exam|test|lecture|class|homework|midterm|lab|essay|meeting|deadline)/u;
const days = 7;

/** "every tuesday", "weekly", "tuesdays and thursdays", "mwf", "jeden Dienstag", "todos los martes". */
export const recurrence = (text: Text, at: number): Found | undefined => {
  const words = text.tokens.slice(at, at + 2 * days).map(({ word }) => word);
  const found = rhythmAt(words, 0, text.language);
  if (!found || /['’]/u.test(text.tokens[at]?.text ?? '')) return undefined;
  const { rhythm, length, isExplicit } = found;
  if (!isExplicit && !isBounded(text)) return undefined;
  // "fridays quiz" is the quiz of friday
  if (length === 1 && isEveryWeekday(words[0] ?? '') && nouns.test(words[1] ?? '')) return undefined;
  return { when: { kind: 'weekly', rhythm }, length };
};

/** "5 times", "fünf Mal": the number. */
const countOf = (text: Text, at: number): number | undefined => {
  const count = countAt(text, at);
  const isRate = /^(?:a|per|pro|die|al|par)$/u.test(wordAt(text, at + 2));
  return count !== undefined && /^(?:times|mal|veces|fois)$/u.test(wordAt(text, at + 1)) && !isRate ? count : undefined;
};

export const times = (text: Text, at: number): Found | undefined => {
  const count = countOf(text, at);
  return count === undefined ? undefined : { when: { kind: 'times', count }, length: 2 };
};

/** "by two days", "a week later", "an hour earlier", "2 Tage nach hinten". */
export const shift = (text: Text, at: number): Found | undefined => {
  const extra = wordAt(text, at) === 'another' || wordAt(text, at) === 'half' ? 1 : 0;
  const added = /^(?:more|extra|additional|mas|weitere)$/u.test(wordAt(text, at + 1)) ? 1 : 0;
  const more =
    added > 0
      ? 0
      : wordAt(text, at) === 'a' && wordAt(text, at + 1) === 'couple'
        ? wordAt(text, at + 2) === 'of'
          ? 2
          : 1
        : 0;
  const count =
    wordAt(text, at) === 'half'
      ? 0.5
      : extra > 0 && !countAt(text, at + 1)
        ? 1
        : more > 0
          ? 2
          : countAt(text, at + extra);
  const unitAt =
    added > 0
      ? at + 2
      : wordAt(text, at) === 'half'
        ? at + 2
        : extra > 0 && !countAt(text, at + 1)
          ? at + 1
          : at + extra + 1 + more;
  const unit = units.get(wordAt(text, unitAt));
  if (count === undefined || unit === undefined || count > 60) return undefined;
  let length = unitAt - at + 1;
  const before = wordAt(text, at - 1);
  const back = [wordAt(text, at - 1), wordAt(text, at - 2)];
  const after = wordAt(text, at + length);
  const two = `${after} ${wordAt(text, at + length + 1)}`;
  const earlier =
    /^(?:earlier|sooner|fruher|antes|early|up|eher)$/u.test(after) ||
    /^(?:plus tot|nach vorne|mas temprano|more early)/u.test(two);
  const later =
    (/^(?:later|back|spater|despues|forward|more|late|plus|extra)$/u.test(after) && !earlier) ||
    /^(?:plus tard|mas tarde|nach hinten)/u.test(two);
  if (earlier || later) length += /^(?:plus t|mas|nach|more early)/u.test(two) ? 2 : 1;
  const by =
    /^(?:by|um|another|d|back|forward|up|extra|pushed|moved|delayed|extended|postponed|bumped|wait|warten|esperar|attendre)$/u.test(
      before,
    ) ||
    extra > 0 ||
    added > 0;
  const isUp =
    back.some((word) => /^(?:up|forward|vor)$/u.test(word)) ||
    (after === 'forward' && /\b(?:bring|pull)\b/u.test(text.tokens.map(({ word }) => word).join(' ')));
  const words = text.tokens.map(({ word }) => word);
  const brings =
    words.some((word) => /^(?:bring|pull|move|zieh|ziehe)$/u.test(word)) &&
    words.some((word) => /^(?:forward|up|ahead|vor)$/u.test(word));
  const advances = words.some((word) => /^(?:adelanta|adelantar|adelantalo|avance|avancer|vorziehen)$/u.test(word));
  const sign = !later && (earlier || isUp || brings || advances) ? -1 : 1;
  const amount = count * sign;
  const days = unit === 'day' ? amount : unit === 'week' ? 7 * amount : unit === 'month' ? 30 * amount : 0;
  const minutes = unit === 'hour' ? 60 * amount : unit === 'minute' ? amount : 0;
  return { when: { kind: 'shift', days, minutes, signed: earlier || later || by }, length };
};
