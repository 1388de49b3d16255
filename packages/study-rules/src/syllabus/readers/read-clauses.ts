import { clausesOf, splitEvents } from '../../events/clauses.ts';
import { timeOfDay } from '../../events/time-of-day.ts';
import { isNonEvent } from '../../events/non-events.ts';
import { stripDetails } from '../../events/event-title.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { withoutDates } from '../../dates/without-dates.ts';
import { type NamedEvent, eventNameIn, type TextRole } from './event-name.ts';
import { type Anchor, type Candidate, resolveDay, type Scope } from './scope.ts';
import { weekAnchor } from './week-anchor.ts';

export interface ClauseSetting {
  readonly place: TextRole;
  /** The date of clauses without their own. */
  readonly anchor?: Anchor | undefined;
  /** The line to quote. */
  readonly line: string;
}

const longestQuote = 500;

export const quoteOf = (line: string, anchor: Anchor | undefined) => {
  const whole = anchor === undefined || line.includes(anchor.text) ? line : `${anchor.text} … ${line}`;
  return whole.replace(/\s+/gu, ' ').slice(0, longestQuote);
};

export const candidatesFor = (
  named: NamedEvent,
  anchor: Anchor,
  from: { clause: string; line: string; time?: string },
): Candidate[] => {
  const day = resolveDay(anchor, from.clause, named.type);
  if (day === undefined) return [];
  return [
    {
      ...named,
      day,
      time: timeOfDay(from.time ?? from.clause) ?? anchor.time ?? null,
      quote: quoteOf(from.line, anchor),
    },
  ];
};

const isEventName = (place: TextRole) => (text: string) => eventNameIn(text, place) !== undefined;

/** The words that belong to each date: those since the previous date if they name an event, otherwise all. */
const labelsOf = (clause: string, mentions: readonly DateMention[]) =>
  mentions.map((mention, index) => {
    const start = mentions[index - 1]?.end ?? 0;
    const end = index === mentions.length - 1 ? clause.length : mention.end;
    const own = withoutDates(clause.slice(start, end), [{ start: mention.start - start, end: mention.end - start }]);
    const says = eventTypeOf(own) !== undefined || eventNameIn(own, 'prose') !== undefined;
    return mentions.length > 1 && says ? own : withoutDates(clause, mentions);
  });

/** "Insecurities of victory (Paper 2 due)": the event is in the brackets. */
const inBracket = (text: string, place: TextRole): string | undefined => {
  const inner = /\(([^()]+)\)/u.exec(text);
  if (!inner?.[1] || eventTypeOf(inner[1]) === undefined || !isEventName(place)(inner[1])) return undefined;
  return eventTypeOf(text.replace(inner[0], ' ')) === undefined ? inner[1] : undefined;
};

/** The part after a comma, slash or dash that names the event: "Monologion, Final Paper Due". */
const focus = (text: string, place: TextRole): string => {
  if (isNonEvent(text)) return text;
  const starts = [...text.matchAll(/,\s+|(?<=\p{L})\s?\/\s?(?=\p{L})|\s+[–—-]{1,3}\s+|--+/gu)].map((seam) => ({
    before: seam.index,
    after: seam.index + seam[0].length,
  }));
  const ends = [...starts.map(({ before }) => before), text.length];
  const first = [0, ...starts.map(({ after }) => after)].find((start, index) =>
    isEventName(place)(text.slice(start, ends[index])),
  );
  return first === undefined ? text : text.slice(first);
};

const namedIn = (text: string, place: TextRole): NamedEvent[] => {
  const subject = inBracket(text, place) ?? focus(text, place);
  if (isNonEvent(subject)) return [];
  const parts = splitEvents(subject, (part) => eventTypeOf(stripDetails(part)) !== undefined).flatMap(
    (part) => eventNameIn(part, place) ?? [],
  );
  return parts.every(({ type }) => type === 'other') ? [eventNameIn(subject, place) ?? []].flat() : parts;
};

const several = /(?:ams|ests|ms|zes|ers|ons|days|ungen|enes|iales|ciales)\b|\b(?:closed|no class(?:es)?)\b/iu;
const mostDays = 4;

/** "Tests on August 1 & 13" are two events; a project over three days is one. */
const eachDay = (named: NamedEvent, anchor: Anchor): Anchor[] => {
  const apart = !anchor.range && anchor.days.length <= mostDays && several.test(named.title);
  return apart ? anchor.days.map((day) => ({ ...anchor, days: [day], fixed: true })) : [anchor];
};

/** A clause with more dates is a calendar without events. */
export const mostDates = 25;

const readClause = (clause: string, scope: Scope, { place, anchor, line }: ClauseSetting): Candidate[] => {
  const mentions = scope.mentions(clause);
  if (mentions.length > mostDates) return [];
  if (mentions.length > 0) {
    const labels = labelsOf(clause, mentions);
    return mentions.flatMap((mention, index) => {
      const own = scope.anchor(mention);
      const label = labels[index] ?? '';
      if (!own) return [];
      const fixed = { ...own, fixed: own.days.length === 1 };
      const time = mentions.length > 1 ? clause.slice(mention.end, mentions[index + 1]?.start) : label;
      return namedIn(label, place).flatMap((named) =>
        eachDay(named, fixed).flatMap((anchor) => candidatesFor(named, anchor, { clause: label, line, time })),
      );
    });
  }
  const holds = weekAnchor(clause, scope) ?? anchor;
  return holds ? namedIn(clause, place).flatMap((named) => candidatesFor(named, holds, { clause, line })) : [];
};

/** The events of one line, clause by clause. */
export const readClauses = (text: string, scope: Scope, setting: ClauseSetting): Candidate[] =>
  clausesOf(text).flatMap((piece) => readClause(piece.text, scope, setting));

/** Whether a line contains little more than its date, such as a time, brackets or a week number. */
export const isOnlyDate = (line: string, mentions: readonly DateMention[]) => {
  const rest = stripDetails(withoutDates(line, mentions).replace(/\([^)]*\)/gu, ' '));
  return (
    mentions.length > 0 &&
    eventTypeOf(rest) === undefined &&
    rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length <= 1
  );
};
