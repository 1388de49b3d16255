import { blockText, type Page } from '@hub/contracts';
import { addDays, daysBetween, nextWeekday } from '../../dates/calendar.ts';
import { weekdayNames } from '../../dates/month-and-weekday-names.ts';
import { clausesOf } from '../../events/clauses.ts';
import { dueWord, eventNouns, otherWord } from '../../events/event-words.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import { type Scope, weekdaysOf } from '../readers/scope.ts';
import type { DatedThing } from './dated-thing.ts';
import { meeting } from './relative-rule.ts';
import { plain } from './things-on.ts';

const each =
  'every|each|weekly on|jeden|jede|immer|chaque|tous les|cada|tod[oa]s l[oa]s|tod[oa]s [oa]s|toda|todo|ogni|varje|hver|elke|iedere|każdy|každý|każdą|každou|каждый|каждую|κάθε|joka';
/** "Every Monday", "due Fridays". */
export const repeated = new RegExp(
  String.raw`(?<!\p{L})(?:${each})\s(?:other\s)?(?:${weekdayNames})(?!\p{L})|(?<!\p{L})(?:on\s|due\s)(?:mon|tues|wednes|thurs|fri|satur|sun)days(?!\p{L})`,
  'iu',
);

const longestSentence = 260;
const mostDuties = 6;
/** In days: the dates of a course, from the first to the last. */
const [shortestTerm, longestTerm] = [21, 140];

/** The days that things of a schedule are on, without those far from all others. */
const termOf = (things: readonly DatedThing[]) => {
  const days = things.map(({ day }) => day).toSorted();
  const [first, last] = [days[Math.floor(days.length * 0.03)], days[Math.ceil(days.length * 0.97) - 1]];
  if (first === undefined || last === undefined) return undefined;
  const length = daysBetween(first, last);
  return length < shortestTerm || length > longestTerm ? undefined : { first, last };
};

const titleOf = (sentence: string) => {
  const [noun] = eventNouns(sentence);
  if (!noun) return undefined;
  const name = sentence.slice(noun.start, noun.end).replace(/(?<=quiz)zes$|(?<=[a-z]{3})s$/iu, '');
  return { title: name.charAt(0).toUpperCase() + name.slice(1), type: noun.type };
};

/** "Quizzes take place every Wednesday": one thing for each such day of the term, except in free weeks. */
export const recurringThings = (pages: readonly Page[], scope: Scope, things: readonly DatedThing[]): DatedThing[] => {
  const term = termOf(things);
  if (!term) return [];
  const free = new Set(things.filter(({ context }) => otherWord.test(context)).map(({ day }) => day));
  let line = -1;
  const duties = pages.flatMap(({ blocks }, index) =>
    blocks.flatMap((block) => {
      const text = plain(blockText(block));
      line += 1;
      if (block.kind === 'table' || !repeated.test(text)) return [];
      return clausesOf(text).flatMap((clause) => {
        const named = titleOf(clause.text);
        const [weekday, other] = weekdaysOf(clause.text.replace(/(?<=day)s(?!\p{L})/giu, ''));
        const isDuty =
          clause.text.length <= longestSentence && repeated.test(clause.text) && !meeting.test(clause.text);
        if (!named || !weekday || other || !isDuty || scope.mentions(clause.text).length > 0) return [];
        return [{ ...named, weekday: weekday.weekday, sentence: clause.text, page: index + 1 }];
      });
    }),
  );
  return duties.slice(0, mostDuties).flatMap(({ title, type, weekday, sentence, page }) => {
    const found: DatedThing[] = [];
    for (let day = nextWeekday(term.first, weekday); day <= term.last; day = addDays(day, 7)) {
      if (free.has(day)) continue;
      found.push({
        title,
        type,
        day,
        time: timeOfDay(sentence),
        quote: sentence,
        text: sentence,
        context: sentence,
        date: {
          way: 'recurring',
          distance: 0,
          days: 1,
          index: 0,
          range: false,
          hasYear: false,
          offset: dueWord.test(sentence) ? 1 : -1,
        },
        place: { page, line, kind: 'text', heading: '' },
      });
    }
    return found;
  });
};
