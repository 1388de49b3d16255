import type { Page } from '@hub/contracts';
import { nextWeekday, weekdayOf } from '../../dates/calendar.ts';
import { eventTitle } from '../../events/event-title.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import type { Scope } from '../readers/scope.ts';
import type { DatedThing } from './dated-thing.ts';
import type { Derived } from './relative-things.ts';
import { type WeekdayRule, weekdayRules } from './weekday-rule.ts';

const longestTitle = 120;
/** Things that one rule gives a day. */
const mostThings = 80;
/** Where so many are on the weekday already, the schedule has the days on which they are due. */
const mostThere = 0.6;

/** The parts of a text that name things of a rule: "InQuizitive, Film response" has one of each. */
const partsOf = (text: string, rule: WeekdayRule) => {
  const parts = text.split(/[,;\n]|\s(?:and|und|y|et|&|\+)\s/u).filter((part) => rule.names(part));
  return parts.length > 0 ? parts : rule.names(text) ? [text] : [];
};

const thingsOf = (rule: WeekdayRule, things: readonly DatedThing[]): Derived[] => {
  const own = things
    .filter(({ text, date }) => text.length <= longestTitle && date.index === 0 && rule.names(text))
    .slice(0, mostThings);
  const there = own.filter(({ day }) => weekdayOf(day) === rule.weekday).length;
  if (own.length === 0 || there >= own.length * mostThere) return [];
  const seen = new Set<string>();
  return own.flatMap((from) =>
    partsOf(from.text, rule).flatMap((part): Derived[] => {
      const title = eventTitle(part);
      const day = nextWeekday(from.day, rule.weekday);
      if (day === from.day || title.length < 2 || seen.has(`${day} ${title}`)) return [];
      seen.add(`${day} ${title}`);
      const thing: DatedThing = {
        ...from,
        title,
        text: part,
        day,
        type: eventTypeOf(title) ?? from.type,
        time: rule.time,
        quote: `${rule.sentence} … ${from.quote}`.slice(0, 500).toWellFormed(),
        date: { ...from.date, way: 'relative', base: from.date.way, near: rule.sentence, days: 1, range: false },
      };
      return [{ thing, from }];
    }),
  );
};

/** "Homework is due on Fridays": the things of that kind on that weekday of their week. */
export const weekdayThings = (pages: readonly Page[], scope: Scope, things: readonly DatedThing[]): Derived[] =>
  weekdayRules(pages, scope).flatMap((rule) => thingsOf(rule, things));
