import { weekdayOf } from '../../dates/calendar.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { dueWord, eventNouns } from '../../events/event-words.ts';
import { isUndecided } from '../../events/non-events.ts';
import { type DatedThing, type Way, ways } from '../candidates/dated-thing.ts';
import { eventNameIn } from '../readers/event-name.ts';
import type { Candidate } from '../readers/scope.ts';
import { type GradedWork, namingWords } from './graded-work.ts';
import { mostCompared, rivalsAmong } from './rivals.ts';
import { count, one, patterns, sectionPatterns, textFeatures } from './text-features.ts';
import { overlap } from './title-overlap.ts';

const places = ['date', 'due', 'topic', 'label', 'reading', 'notes', 'ignore', 'prose'] as const;
const types = ['exam', 'quiz', 'assignment', 'homework', 'project', 'lecture', 'other'] as const;

/** Too few documents have these to learn what they are worth: all of them are cells of a table with a day. */
const pooled: ReadonlyMap<Way, Way> = new Map([
  ['date-row', 'date-column'],
  ['month-grid', 'date-column'],
]);

/** A day that follows from another is as good as that one: whether it follows is another feature. */
const wayOf = ({ way, base = way }: DatedThing['date']) => pooled.get(base) ?? base;

/** Things with a word for a deadline that a weekday is compared with. */
const [fewestDue, mostDue] = [4, 100];

/** Where like things are: a column of a table, the list below a heading. */
const groupOf = ({ place, date }: DatedThing) =>
  place.cell ? `${place.cell.table}:${place.cell.index}` : `${place.heading}:${date.way}:${place.kind}`;

/** What is known of a whole document while its things are decided. */
export interface Whole {
  readonly things: readonly DatedThing[];
  readonly rules: readonly Candidate[];
  readonly graded: GradedWork;
}

interface Kind {
  readonly typed: boolean;
  readonly due: boolean;
  readonly named: boolean;
  readonly reading: boolean;
  readonly numbered: boolean;
  readonly code: boolean;
}

const kindOf = ({ text }: DatedThing): Kind => ({
  typed: eventTypeOf(text) !== undefined,
  due: dueWord.test(text),
  named: eventNameIn(text, 'topic') !== undefined,
  reading: patterns.reading.test(text),
  numbered: /\d/u.test(text),
  code: /^\W*\p{L}{1,3}\s?\d{1,2}(?!\d)/u.test(text),
});

/** The share of things that are on the weekday of another one. */
const sameWeekday = (own: readonly DatedThing[]) => {
  const counts = Map.groupBy(own, ({ day }) => weekdayOf(day));
  return ({ day }: DatedThing) => (counts.get(weekdayOf(day))?.length ?? 0) / Math.max(1, own.length);
};

const weekdaysByKey = (groups: ReadonlyMap<string, readonly DatedThing[]>) =>
  new Map([...groups].map(([key, own]) => [key, sameWeekday(own.slice(0, mostCompared))]));

/** On how many days the things of each key are. Many things may share one key. */
const daysByKey = (groups: ReadonlyMap<string, readonly DatedThing[]>) =>
  new Map([...groups].map(([key, own]) => [key, new Set(own.map(({ day }) => day)).size]));

/** How much of a name is among what the document grades. */
const gradedShare = (text: string, { words }: GradedWork) => {
  const own = namingWords(text).slice(0, 12);
  return own.filter((word) => words.has(word)).length / Math.max(1, own.length);
};

const gradedFeatures = (thing: DatedThing, graded: GradedWork): [string, number][] => [
  ['graded', gradedShare(thing.title, graded)],
  ['gradedFirst', one(graded.words.has(namingWords(thing.title)[0] ?? ''))],
  ['gradedType', one(eventTypeOf(thing.title) !== undefined && graded.types.has(thing.type))],
  ['gradedColumn', gradedShare(thing.place.cell?.column?.header ?? '', graded)],
  ['gradedHeading', gradedShare(thing.place.heading, graded)],
  ['gradedCount', Math.min(30, graded.count)],
];

const remembered = new WeakMap<readonly DatedThing[], readonly Map<string, number>[]>();

/** The features of every thing of a document, by name. Training reads them many times. */
export const featuresOf = (whole: Whole): readonly Map<string, number>[] => {
  const found = remembered.get(whole.things) ?? describe(whole);
  remembered.set(whole.things, found);
  return found;
};

const describe = ({ things, rules, graded }: Whole): Map<string, number>[] => {
  const byGroup = Map.groupBy(things, groupOf);
  const byDay = Map.groupBy(things, ({ day }) => day);
  const byLine = Map.groupBy(things, ({ place }) => place.line);
  const rivalsOf = rivalsAmong(things, byLine);
  const rulesByDay = Map.groupBy(rules, ({ day }) => day);
  const days = things.map(({ day }) => day).toSorted();
  const [low, high] = [days[Math.floor(days.length * 0.05)] ?? '', days[Math.floor(days.length * 0.95)] ?? ''];
  const span = Math.max(1, Date.parse(high) - Date.parse(low));
  const titleCount = Map.groupBy(things, ({ title }) => title.toLowerCase());
  const seriesOf = ({ title }: DatedThing) => title.toLowerCase().replace(/\d+/gu, '#').replace(/:.*$/u, '').trim();
  const series = Map.groupBy(things, seriesOf);
  const [titleDays, seriesDays] = [daysByKey(titleCount), daysByKey(series)];
  const numberIn = ({ title }: DatedThing) => Number(/\d+/u.exec(title)?.[0] ?? Number.NaN);
  const ascending = new Map(
    [...series].map(([key, own]) => {
      const sorted = own.filter((thing) => numberIn(thing) < 60).toSorted((a, b) => (a.day < b.day ? -1 : 1));
      const steps = sorted.slice(1).map((thing, index) => numberIn(thing) - numberIn(sorted[index] ?? thing));
      return [
        key,
        steps.length === 0 ? -1 : steps.filter((step) => step >= 0 && step <= 2).length / steps.length,
      ] as const;
    }),
  );
  const classDays = new Map<number, number>();
  for (const { day, date } of things) {
    if (date.way === 'date-column' || date.offset < 0) {
      const weekday = weekdayOf(day);
      classDays.set(weekday, (classDays.get(weekday) ?? 0) + 1 / things.length);
    }
  }
  const kinds = new Map(things.map((thing) => [thing, kindOf(thing)]));
  const texts = new Map<string, [string, number][]>();
  const featuresOfText = (text: string, prefix: string) => {
    const known = texts.get(prefix + text) ?? textFeatures(text, prefix);
    texts.set(prefix + text, known);
    return known;
  };
  const share = (own: readonly DatedThing[], holds: (kind: Kind) => boolean) =>
    own.length === 0
      ? 0
      : own.filter((thing) => {
          const kind = kinds.get(thing);
          return kind !== undefined && holds(kind);
        }).length / own.length;
  const sharesOf = (own: readonly DatedThing[]): [string, number][] => [
    ['groupNouns', share(own, ({ typed }) => typed)],
    ['groupDue', share(own, ({ due }) => due)],
    ['groupNamed', share(own, ({ named }) => named)],
    ['groupRead', share(own, ({ reading }) => reading)],
    ['groupNumbered', share(own, ({ numbered }) => numbered)],
    ['groupCodes', share(own, ({ code }) => code)],
    ['groupLength', own.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, own.length)],
    ['groupDays', new Set(own.map(({ day }) => day)).size / Math.max(1, own.length)],
  ];
  const dueThings = things.filter((thing) => kinds.get(thing)?.due === true).slice(0, mostDue);
  const [seriesWeekdays, groupWeekdays, dueWeekdays] = [
    weekdaysByKey(series),
    weekdaysByKey(byGroup),
    sameWeekday(dueThings),
  ];
  const groupShares = new Map([...byGroup].map(([group, own]) => [group, sharesOf(own)]));

  return things.map((thing) => {
    const { text, context, title, type, day, date, place } = thing;
    const column = place.cell?.column;
    const header = column?.header ?? '';
    const titled = eventTypeOf(title) !== undefined;
    const sameDay = (byDay.get(day) ?? []).slice(0, mostCompared);
    const agreeing = (rulesByDay.get(day) ?? []).slice(0, mostCompared).map((rule) => overlap(rule.title, title));
    const at = (Date.parse(day) - Date.parse(low)) / span;
    const features: [string, number][] = [
      ...featuresOfText(text, 't.'),
      ...featuresOfText(context.slice(0, 300), 'c.'),
      ...Object.entries(sectionPatterns).map(([name, pattern]): [string, number] => [
        `h.${name}`,
        one(pattern.test(place.heading)),
      ]),
      ['h.nouns', eventNouns(place.heading).length],
      ['h.empty', one(place.heading === '')],
      ['col.nouns', eventNouns(header).length],
      ['col.due', one(dueWord.test(header))],
      ['col.out', one(patterns.handedOut.test(header))],
      ['col.reading', one(patterns.reading.test(header))],
      ['col.topic', one(patterns.topic.test(header))],
      ['col.empty', one(place.cell !== undefined && header.trim() === '')],
      ...places.map((name): [string, number] => [`place.${name}`, one(column?.place === name)]),
      ...ways.map((way): [string, number] => [`way.${way}`, one(wayOf(date) === way)]),
      ['derived', one(date.way === 'relative' || date.way === 'recurring')],
      ['moved', one(date.moved)],
      ...types.map((name): [string, number] => [`type.${name}`, one(type === name && titled)]),
      ['untyped', one(!titled)],
      ['code', one(kinds.get(thing)?.code)],
      ['strong', one(kinds.get(thing)?.named)],
      ['weak', one(eventNameIn(text, 'prose') !== undefined)],
      ['kind.heading', one(place.kind === 'heading')],
      ['kind.cell', one(place.kind === 'cell')],
      ['cell.index', place.cell?.index ?? -1],
      ['cell.fromRight', place.cell ? place.cell.width - place.cell.index : 0],
      ['length', text.length],
      ['words', count(text, /[\p{L}\d]+/gu)],
      ['contextLength', Math.min(context.length, 600)],
      ['capitals', count(text, /\p{Lu}/gu) / Math.max(1, count(text, /\p{L}/gu))],
      ['digits', count(text, /\d/g)],
      ['verb', one(/\b(?:will|is|are|be|have|has|you|your|we|can|please)\b/iu.test(text))],
      ['sentence', one(/[.!]\s*$/u.test(text))],
      ['colon', one(text.includes(':'))],
      ['bullet', one(/^\s*[•◦▪●○■□*–-]/u.test(context))],
      ['time', one(thing.time !== null)],
      ['late', one(thing.time === '23:59' || thing.time === '23:55' || thing.time === '17:00')],
      ['undecided', one(isUndecided(context))],
      ['distance', date.distance],
      ['days', date.days],
      ['dayIndex', date.index],
      ['isLast', one(date.index === date.days - 1)],
      ['range', one(date.range)],
      ['weekdayFits', date.weekdayFits === undefined ? 0 : date.weekdayFits ? 1 : -1],
      ['hasYear', one(date.hasYear)],
      ['d.due', one(dueWord.test(date.near ?? ''))],
      ['d.out', one(patterns.handedOut.test(date.near ?? ''))],
      ['d.nouns', eventNouns(date.near ?? '').length],
      ['d.policy', one(patterns.policy.test(date.near ?? ''))],
      ['d.week', one(/\bweek\b/iu.test(date.near ?? ''))],
      ...rivalsOf(thing),
      ...gradedFeatures(thing, graded),
      ['offset', date.offset],
      ['weekday', weekdayOf(day)],
      ['classDay', classDays.get(weekdayOf(day)) ?? 0],
      ['seriesWeekday', seriesWeekdays.get(seriesOf(thing))?.(thing) ?? 0],
      ['groupWeekday', groupWeekdays.get(groupOf(thing))?.(thing) ?? 0],
      ['dueWeekday', dueThings.length < fewestDue ? -1 : dueWeekdays(thing)],
      ['at', Math.max(-1, Math.min(2, at))],
      ['outside', one(at < -0.15 || at > 1.15)],
      ['thingsOnLine', Math.min(20, byLine.get(place.line)?.length ?? 0)],
      ['sameTitle', Math.min(20, titleCount.get(title.toLowerCase())?.length ?? 0)],
      ['sameTitleDays', titleDays.get(title.toLowerCase()) ?? 0],
      ['series', Math.min(20, seriesDays.get(seriesOf(thing)) ?? 0)],
      ['ascending', ascending.get(seriesOf(thing)) ?? -1],
      [
        'closerOnDay',
        one(
          sameDay.some(
            (other) => other !== thing && overlap(other.title, title) >= 0.6 && other.place.line !== place.line,
          ),
        ),
      ],
      ['rule', Math.max(0, ...agreeing)],
      ['rulesOnDay', agreeing.length],
      ['things', Math.log(things.length + 1)],
      ['aboveNouns', eventNouns(place.above ?? '').length],
      ['aboveDue', one(dueWord.test(place.above ?? ''))],
      ...(groupShares.get(groupOf(thing)) ?? []),
    ];
    return new Map(features);
  });
};
