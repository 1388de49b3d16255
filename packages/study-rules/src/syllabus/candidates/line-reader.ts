import type { DateMention } from '../../dates/date-mention.ts';
import { withoutDates } from '../../dates/without-dates.ts';
import { type Piece, clausesOf } from '../../events/clauses.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { type Scope, weekdayIn } from '../readers/scope.ts';
import type { DatedThing, Place, Way } from './dated-thing.ts';
import { dateOfMention, dateOfWeek, type KnownDate, nearOf, onWeekday, weekWord } from './known-date.ts';
import { isNameless } from './segments.ts';
import { type From, type NamingText, thingsOn } from './things-on.ts';
import { isWeekdayOnly } from './weekday-rule.ts';

/** In lines. */
const farthestDate = 14;
const farthestName = 6;
/** From the date of a week to the weekdays below it. */
const farthestWeek = 40;
/** From the last row of a table to the lines below it, which an extraction may have taken out of it. */
const farthestRow = 3;
const longestName = 160;
/** A line with more dates is a calendar without events. */
const mostDates = 25;

const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;

/** What may come before the date at the head of a line: marks, numbers, a weekday, "Week 3". */
const beforeLead = /^[\s\p{P}\p{S}\d]*(?:\p{L}{1,12}\.?[\s\d.,:()–-]*){0,2}$/u;

const leads = (text: string, mention: DateMention | undefined) =>
  mention !== undefined && beforeLead.test(text.slice(0, mention.start));

const nearDate = (date: KnownDate | undefined, near: string) => date && { ...date, near };

/** Reads lines in order. A date applies to its clause, to its line, and to the lines below until the next one. */
export class LineReader {
  readonly #scope: Scope;
  #date: { date: KnownDate; way: Way; reach: number } | undefined;
  /** The last date that is no weekday of a week. */
  #week: KnownDate | undefined;
  /** The line right above, if it has no date: a date alone on the next line may belong to it. */
  #previous: NamingText | undefined;
  /** The last line that names a kind of event and has no date. */
  #name: NamingText | undefined;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Begins again below a table, whose last row may have had a date. */
  forget(last?: KnownDate): void {
    this.#date = this.#week = this.#previous = this.#name = undefined;
    if (last) this.#date = { date: last, way: 'row-above', reach: farthestRow };
  }

  read(line: string, at: Place): DatedThing[] {
    const place = { ...at, above: this.#previous?.text };
    const all = this.#scope.mentions(line);
    if (all.length > mostDates || (all.length === 0 && this.#isDayOfWeek(line, place))) return [];
    const first = leads(line, all[0]) ? -1 : 1;
    const found: DatedThing[] = [];
    let near: KnownDate | undefined;
    for (const clause of clausesOf(line)) {
      const naming = { text: clause.text, line, place };
      const dated = this.#ownDates(clause, naming);
      const week = dated || near ? undefined : dateOfWeek(clause.text, this.#scope, place.line);
      if (dated) {
        found.push(...dated.things);
        near = dated.last;
      } else if (near) {
        const way: Way = place.cell ? 'above-in-cell' : 'same-line';
        found.push(...thingsOn(naming, near, { way, distance: 0, offset: first }));
      } else if (week) {
        const text = clause.text.replace(weekWord, ' ');
        found.push(...thingsOn({ ...naming, text }, week, { way: 'week-number', distance: 0, offset: 0 }));
        near = week;
      } else if (this.#scope.mentions(clause.text).length === 0) found.push(...this.#inherited(naming));
    }
    return [...found, ...this.#remember(line, place, all)];
  }

  /** "Due Friday" or "Wednesday:" below the date of a week: the day of the lines below. */
  #isDayOfWeek(line: string, place: Place): boolean {
    const week = this.#week;
    if (!week || place.cell || place.line - week.line > farthestWeek || !isWeekdayOnly(line)) return false;
    const near = `${week.near ?? ''} ${line}`;
    const date = { ...onWeekday(week, weekdayIn(line)), line: place.line, near };
    this.#date = { date, way: place.kind === 'heading' ? 'heading-above' : 'line-above', reach: farthestDate };
    return true;
  }

  /** The things of a clause that has dates; undefined without any. */
  #ownDates(clause: Piece, naming: NamingText): { things: DatedThing[]; last: KnownDate } | undefined {
    const { text } = clause;
    const { place } = naming;
    const mentions = this.#scope.mentions(text);
    const own = mentions.flatMap((mention) => {
      const date = dateOfMention(mention, this.#scope, place.line);
      return date ? [{ mention, date: { ...date, near: nearOf(text, mention) } }] : [];
    });
    const last = own.at(-1);
    if (!last) return undefined;
    const leading = leads(text, own[0]?.mention);
    const whole = withoutDates(text, mentions);
    const things = own.flatMap(({ mention, date }, index) => {
      const before = text.slice(own[index - 1]?.mention.end ?? 0, mention.start);
      const after = text.slice(mention.end, own[index + 1]?.mention.start ?? text.length);
      const part = leading ? after : wordCount(before) > 0 ? before : whole;
      const way: Way = place.cell ? 'own-cell-date' : 'same-clause';
      const named = { ...naming, text: own.length === 1 ? whole : part };
      return this.#named(named, date, { way, distance: 0, offset: leading ? -1 : 1 });
    });
    return { things, last: last.date };
  }

  /** A text that says only that something is due takes its name from above. */
  #named(naming: NamingText, date: KnownDate, from: From): DatedThing[] {
    if (!isNameless(naming.text)) return thingsOn(naming, date, from);
    const { place } = naming;
    const near = this.#name && place.line - this.#name.place.line <= farthestName ? this.#name : this.#previous;
    const names: readonly (readonly [string, Way])[] = [
      [near?.text ?? '', 'named-above'],
      [place.heading, 'named-by-heading'],
    ];
    return names.flatMap(([text, way]) =>
      text.length > longestName ? [] : thingsOn({ ...naming, text, lead: text }, date, { ...from, way }),
    );
  }

  #inherited(naming: NamingText): DatedThing[] {
    const above = this.#date;
    const { place } = naming;
    if (!above || place.line - above.date.line > above.reach) return [];
    const way = place.cell ? 'above-in-cell' : above.way;
    const from = { way, distance: place.line - above.date.line, offset: -1 };
    return thingsOn({ ...naming, lead: above.date.text }, above.date, from);
  }

  /** What a line means for the lines below. Returns the thing of the line above, if this line is its date. */
  #remember(line: string, place: Place, mentions: readonly DateMention[]): DatedThing[] {
    const [first] = mentions;
    const heading = place.kind === 'heading';
    const bare = first !== undefined && wordCount(withoutDates(line, mentions)) <= 1;
    const previous = bare ? this.#previous : undefined;
    const found = previous
      ? mentions.flatMap((mention) => {
          const date = dateOfMention(mention, this.#scope, place.line);
          const from = { way: 'line-below', distance: 1, offset: 1 } as const;
          return date ? thingsOn({ ...previous, lead: mention.text }, date, from) : [];
        })
      : [];
    const date =
      first === undefined
        ? heading || wordCount(line.replace(weekWord, ' ')) <= 6
          ? dateOfWeek(line, this.#scope, place.line)
          : undefined
        : heading || bare || leads(line, first)
          ? nearDate(dateOfMention(first, this.#scope, place.line), nearOf(line, first))
          : undefined;
    if (date) {
      this.#date = { date, way: heading ? 'heading-above' : 'line-above', reach: farthestDate };
      this.#week = date;
    } else if (heading && first === undefined) this.#date = this.#week = undefined;
    const named = first === undefined && line.length < longestName ? { text: line, line, place } : undefined;
    if (named && eventTypeOf(line) !== undefined) this.#name = named;
    if (!bare) this.#previous = named;
    return found;
  }
}
