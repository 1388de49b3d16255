import { candidate, isOnlyDate, readClauses } from './read-clauses.ts';
import { bare } from '../../events/event-title.ts';
import { typeOf } from '../../events/event-type.ts';
import { dueWord } from '../../events/event-words.ts';
import { type Named, nameOf, type Place } from './event-name.ts';
import type { Anchor, Candidate, Scope } from './scope.ts';
import type { Mention } from '../../dates/date-mention.ts';

export interface Around {
  readonly place: Place;
  /** The date of the row or entry that the lines stand in. */
  readonly anchor?: Anchor | undefined;
  /** A heading or an opening line that names what dates alone below it are for. */
  readonly label?: string | undefined;
  /** What the quote shows in place of the line. */
  readonly quote?: string | undefined;
}

const beforeLead =
  /^(?:[\s•◦▪●○■□*_#>(|:.–—-]|\(?[\da-z]{1,2}[.)]\s|(?:week|wk|woche|semaine|semana|class|lecture|session|unit|day)\s*#?\d{1,2}\b[\s,:.(–—-]*|(?:on|am|le|el|week of|the week of)\s)*$/iu;

/** Is the date what the line begins with? */
export const leads = (line: string, mention: Mention) => beforeLead.test(line.slice(0, mention.start));

const noLead = /(?:\b(?:due|by|on|until|before|from|to|and|at|of|am|bis|le|el|the|or)|[(,–—-])\s*$/iu;

/** A line that begins with a date and goes on with others is several entries, unless a word binds a date to what is before. */
const entriesOf = (line: string, mentions: readonly Mention[]): string[] => {
  const [first] = mentions;
  if (!first || !leads(line, first)) return [line];
  const starts = mentions.slice(1).filter((mention) => !noLead.test(line.slice(0, mention.start)));
  const cuts = [0, ...starts.map((mention) => mention.start), line.length];
  return cuts.slice(1).map((end, index) => line.slice(cuts[index] ?? 0, end));
};

const bracket = (line: string, mentions: readonly Mention[]) => {
  const inside = [...line.matchAll(/\(([^)]{2,40})\)/gu)].map((match) => match[1] ?? '');
  const own = inside.find(
    (text) =>
      !mentions.some(({ start, end }) => line.slice(start, end).includes(text)) &&
      !/\d{1,2}:\d{2}|tentative/i.test(text),
  );
  return own === undefined ? '' : ` (${own.trim()})`;
};

export const listOf = /\b(?:dates?|deadlines?|days|termine|fechas)\b\W*$/iu;

/** Lines of a paragraph or a cell; a date that begins a line holds for the lines after it, until the next. */
export const readLines = (lines: readonly string[], scope: Scope, around: Around): Candidate[] => {
  const { place } = around;
  /** What stands below a date of its own is a schedule: topics, of which not each is an event. */
  const below = place === 'prose' ? 'topic' : place;
  const found: Candidate[] = [];
  let anchor = around.anchor;
  let label = around.label;
  /** A line that names an event and waits for its date in the next ones. */
  let waiting: { named: Named; line: string } | undefined;

  const settleWaiting = () => {
    if (waiting && anchor)
      found.push(...candidate(waiting.named, anchor, { clause: waiting.line, line: waiting.line }));
    waiting = undefined;
  };

  /** "Map quiz dates:" over "January 22: Europe": what the list is of stands in its heading. */
  const listed = (entry: string, mention: Mention): boolean => {
    const named = label !== undefined && listOf.test(label) ? nameOf(label, 'prose') : undefined;
    const own = named && scope.anchor(mention);
    const tail = bare(entry.slice(mention.end));
    if (!named || !own || tail === '' || tail.length > 60 || typeOf(tail) !== undefined || dueWord.test(tail))
      return false;
    found.push(
      ...candidate({ ...named, title: `${named.title}: ${tail}` }, own, { clause: entry, line: `${label} … ${entry}` }),
    );
    return true;
  };

  const dateAlone = (entry: string, mentions: readonly Mention[]) => {
    const named = waiting?.named ?? (label === undefined ? undefined : nameOf(label, 'prose'));
    const lead = waiting?.line ?? label ?? '';
    for (const mention of named ? mentions : []) {
      const own = scope.anchor(mention);
      if (!own || !named) continue;
      const title = `${named.title}${bracket(entry, mentions)}`;
      found.push(...candidate({ ...named, title }, own, { clause: entry, line: `${lead} … ${entry}` }));
    }
    return named !== undefined;
  };

  for (const [index, line] of lines.entries()) {
    const all = scope.mentions(line);
    for (const entry of entriesOf(line, all)) {
      const mentions = scope.mentions(entry);
      const [first] = mentions;
      const leading = first !== undefined && leads(entry, first);
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
      const named = first === undefined ? nameOf(entry, place) : undefined;
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
