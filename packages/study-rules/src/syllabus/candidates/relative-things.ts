import type { Page } from '@hub/contracts';
import { blockText } from '@hub/contracts';
import { clausesOf } from '../../events/clauses.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import type { Scope } from '../readers/scope.ts';
import type { DatedThing } from './dated-thing.ts';
import { isOfKind, relativeRule } from './relative-rule.ts';
import { plain } from './things-on.ts';

/** A thing whose day follows from that of another. */
export interface Derived {
  readonly thing: DatedThing;
  readonly from: DatedThing;
}

const longestSentence = 300;
const mostRules = 12;
/** Things that one rule gives a day. */
const mostThings = 80;

const rulesIn = (pages: readonly Page[], scope: Scope) =>
  pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [] : [plain(blockText(block))])))
    .flatMap((text) => clausesOf(text))
    .flatMap(({ text }) => {
      if (text.length > longestSentence || scope.mentions(text).length > 0) return [];
      const rule = relativeRule(text);
      return rule ? [{ sentence: text, rule }] : [];
    })
    .slice(0, mostRules);

/**
 * "Each problem set is due the Sunday after it was assigned": the things of that kind with the day that the rule gives
 * them.
 */
export const relativeThings = (pages: readonly Page[], scope: Scope, things: readonly DatedThing[]): Derived[] =>
  rulesIn(pages, scope).flatMap(({ sentence, rule: { subject, anchor, shift } }) => {
    const seen = new Set<string>();
    return things
      .filter(({ title }) => title.length < 80 && isOfKind(title, anchor))
      .slice(0, mostThings)
      .flatMap((thing): Derived[] => {
        const title = isOfKind(thing.title, subject) ? thing.title : `${thing.title}: ${subject}`;
        const day = shift(thing.day);
        if (seen.has(`${day} ${title}`)) return [];
        seen.add(`${day} ${title}`);
        const derived: DatedThing = {
          ...thing,
          title,
          text: title,
          day,
          type: eventTypeOf(title) ?? thing.type,
          time: timeOfDay(sentence) ?? null,
          quote: `${sentence} … ${thing.quote}`.slice(0, 500).toWellFormed(),
          date: { ...thing.date, way: 'relative', base: thing.date.way, near: sentence },
        };
        return [{ thing: derived, from: thing }];
      });
  });
