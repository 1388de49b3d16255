import { candidatesFor, isOnlyDate, readClauses } from './read-clauses.ts';
import { stripDetails } from '../../events/event-title.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { dueWord } from '../../events/event-words.ts';
import { type NamedEvent, eventNameIn, type TextRole } from './event-name.ts';
import type { Anchor, Candidate, Scope } from './scope.ts';
import type { DateMention } from '../../dates/date-mention.ts';

export interface LineContext {
  readonly place: TextRole;
  /** The date of the row or entry that contains the lines. */
  readonly anchor?: Anchor | undefined;
  /** A heading or an opening line that names the event of bare dates below it. */
  readonly label?: string | undefined;
  /** Quoted instead of the line. */
  readonly quote?: string | undefined;
}

/** No two branches match the same text, which would take exponential time. */
const beforeLead =
  /^(?:[\s•◦▪●○■□*_#>(|:.–—-]|[\da-z]{1,2}[.)]\s|(?:week|wk|woche|semaine|semana|class|lecture|session|unit|day)\s*#?\d{1,2}\b(?:\s?,)?|(?:on|am|le|el|week of|the week of)\s)*$/iu;

/** Whether the line begins with this date. */
export const startsWithDate = (line: string, mention: DateMention) => beforeLead.test(line.slice(0, mention.start));

const noLead = /(?:\b(?:due|by|on|until|before|from|to|and|at|of|am|bis|le|el|the|or)|[(,–—-])\s*$/iu;

/**
 * Splits a line with several dates into entries, except where a word such as "by" binds a date to the words before it.
 */
const entriesOf = (line: string, mentions: readonly DateMention[]): string[] => {
  const [first] = mentions;
  if (!first || !startsWithDate(line, first)) return [line];
  const starts = mentions.slice(1).filter((mention) => !noLead.test(line.slice(0, mention.start)));
  const cuts = [0, ...starts.map((mention) => mention.start), line.length];
  return cuts.slice(1).map((end, index) => line.slice(cuts[index] ?? 0, end));
};

const bracket = (line: string, mentions: readonly DateMention[]) => {
  const inside = [...line.matchAll(/\(([^)]{2,40})\)/gu)].map((match) => match[1] ?? '');
  const own = inside.find(
    (text) =>
      !mentions.some(({ start, end }) => line.slice(start, end).includes(text)) &&
      !/\d{1,2}:\d{2}|tentative/i.test(text),
  );
  return own === undefined ? '' : ` (${own.trim()})`;
};

export const listHeading = /\b(?:dates?|deadlines?|days|termine|fechas)\b\W*$/iu;

/** Reads the lines of a paragraph or a cell; a date at the beginning of a line applies until the next one. */
export const readLines = (lines: readonly string[], scope: Scope, around: LineContext): Candidate[] => {
  const { place } = around;
  /** Lines below a date are a schedule: topics, not all of which are events. */
  const below = place === 'prose' ? 'topic' : place;
  const found: Candidate[] = [];
  let anchor = around.anchor;
  let label = around.label;
  /** A line that names an event whose date is expected in the next lines. */
  let waiting: { named: NamedEvent; line: string } | undefined;

  const settleWaiting = () => {
    if (waiting && anchor)
      found.push(...candidatesFor(waiting.named, anchor, { clause: waiting.line, line: waiting.line }));
    waiting = undefined;
  };

  /** "Map quiz dates:" above "January 22: Europe": the heading names the kind of event. */
  const listed = (entry: string, mention: DateMention): boolean => {
    const named = label !== undefined && listHeading.test(label) ? eventNameIn(label, 'prose') : undefined;
    const own = named && scope.anchor(mention);
    const tail = stripDetails(entry.slice(mention.end));
    if (!named || !own || tail === '' || tail.length > 60 || eventTypeOf(tail) !== undefined || dueWord.test(tail))
      return false;
    found.push(
      ...candidatesFor({ ...named, title: `${named.title}: ${tail}` }, own, {
        clause: entry,
        line: `${label} … ${entry}`,
      }),
    );
    return true;
  };

  const dateAlone = (entry: string, mentions: readonly DateMention[]) => {
    const named = waiting?.named ?? (label === undefined ? undefined : eventNameIn(label, 'prose'));
    const lead = waiting?.line ?? label ?? '';
    for (const mention of named ? mentions : []) {
      const own = scope.anchor(mention);
      if (!own || !named) continue;
      const title = `${named.title}${bracket(entry, mentions)}`;
      found.push(...candidatesFor({ ...named, title }, own, { clause: entry, line: `${lead} … ${entry}` }));
    }
    return named !== undefined;
  };

  for (const [index, line] of lines.entries()) {
    const all = scope.mentions(line);
    for (const entry of entriesOf(line, all)) {
      const mentions = scope.mentions(entry);
      const [first] = mentions;
      const leading = first !== undefined && startsWithDate(entry, first);
      if (leading && listed(entry, first)) continue;
      if (first && isOnlyDate(entry, mentions) && dateAlone(entry, mentions)) {
        label = waiting?.line ?? label;
        continue;
      }
      if (leading) {
        settleWaiting();
        anchor = scope.anchor(first);
        const rest = entry.slice(first.end).replace(/^[\s:.,)–—-]+/u, '');
        if (anchor) found.push(...readClauses(rest, scope, { place: below, anchor, line: around.quote ?? entry }));
        continue;
      }
      settleWaiting();
      const next = lines[index + 1];
      const named = first === undefined ? eventNameIn(entry, place) : undefined;
      const nextMentions = next === undefined ? [] : scope.mentions(next);
      const free = anchor === undefined || (place !== 'prose' && anchor === around.anchor);
      if (named && free && next !== undefined && isOnlyDate(next, nextMentions)) waiting = { named, line: entry };
      else
        found.push(
          ...readClauses(entry, scope, { place: anchor ? below : place, anchor, line: around.quote ?? entry }),
        );
    }
  }
  settleWaiting();
  return found;
};
