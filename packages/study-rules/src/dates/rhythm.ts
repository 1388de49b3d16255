import type { NewRepeats } from '@hub/contracts';
import { nextWeekday } from './calendar.ts';
import { isEveryWeekday, isWeekdayIn, weekdays } from './weekday-words.ts';

/** How often something happens, without its last day. */
export type Rhythm = Pick<NewRepeats, 'every' | 'interval' | 'weekdays'>;

/** What was said from a word on. */
export interface FoundRhythm {
  readonly rhythm: Rhythm;
  /** The number of words. */
  readonly length: number;
  /** Weekdays in a row, "tue and thu", may also be single days. */
  readonly isExplicit: boolean;
}

/** What a word can mean in "every second tue and thu". */
type Tag =
  | { readonly kind: 'every' | 'all' | 'article' | 'second' | 'join' | 'school' }
  | { readonly kind: 'weekday'; readonly day: number; readonly isPlural: boolean }
  | { readonly kind: 'unit'; readonly unit: Rhythm['every'] }
  | { readonly kind: 'workday'; readonly isPlural: boolean }
  | { readonly kind: 'adverb'; readonly unit: Rhythm['every']; readonly interval: number };

const of = (words: string, tag: Tag) => words.split(' ').map((word): [string, Tag] => [word, tag]);

/** In English, German, Spanish and French, without accents. */
const tags: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ...of('every each evry ev jeden jede jeder cada chaque', { kind: 'every' }),
  ...of('todos todas tous toutes alle', { kind: 'all' }),
  ...of('los las les', { kind: 'article' }),
  ...of('other second 2nd 2 two zweiten zweite zwei dos deux', { kind: 'second' }),
  ...of('and & , / + on und y et', { kind: 'join' }),
  ...of('day days tag tage dia dias jour jours', { kind: 'unit', unit: 'day' }),
  ...of('week weeks wk woche wochen semana semanas semaine semaines', { kind: 'unit', unit: 'week' }),
  ...of('month months monat monate mes meses mois', { kind: 'unit', unit: 'month' }),
  ...of('weekday werktag', { kind: 'workday', isPlural: false }),
  ...of('weekdays werktags', { kind: 'workday', isPlural: true }),
  ...of('school', { kind: 'school' }),
  ...of('daily taglich diariamente quotidiennement', { kind: 'adverb', unit: 'day', interval: 1 }),
  ...of('weekly wochentlich semanalmente hebdomadaire', { kind: 'adverb', unit: 'week', interval: 1 }),
  ...of('biweekly fortnightly', { kind: 'adverb', unit: 'week', interval: 2 }),
  ...of('monthly monatlich mensualmente mensuel', { kind: 'adverb', unit: 'month', interval: 1 }),
]);

const workdays = [1, 2, 3, 4, 5];

/** "mwf", "tuth": days of a timetable. */
const runs: ReadonlyMap<string, readonly number[]> = new Map([
  ['mw', [1, 3]],
  ['mwf', [1, 3, 5]],
  ['wf', [3, 5]],
  ['mf', [1, 5]],
  ['tth', [2, 4]],
  ['tuth', [2, 4]],
  ['tr', [2, 4]],
  ['mtw', [1, 2, 3]],
  ['mtwr', [1, 2, 3, 4]],
  ['mtwth', [1, 2, 3, 4]],
  ['mtwrf', workdays],
  ['mtwthf', workdays],
]);
const letters: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['mo', 1],
  ['t', 2],
  ['tu', 2],
  ['w', 3],
  ['we', 3],
  ['th', 4],
  ['r', 4],
  ['f', 5],
  ['fr', 5],
]);

const tagOf = (word: string, language: string): Tag | undefined => {
  const day = isWeekdayIn(word, language) ? weekdays.get(word) : undefined;
  return day === undefined ? tags.get(word) : { kind: 'weekday', day, isPlural: isEveryWeekday(word) };
};

const weekly = (days: readonly number[], interval = 1): Rhythm => ({
  every: 'week',
  interval,
  weekdays: [...new Set(days)].toSorted((a, b) => a - b),
});

/** "m/w/f", "tu/th": letters with strokes between them. */
const lettersAt = (words: readonly string[], at: number): FoundRhythm | undefined => {
  const days: number[] = [];
  let next = at;
  for (let day = letters.get(words[next] ?? ''); day !== undefined; day = letters.get(words[next] ?? '')) {
    if (days.includes(day)) return undefined;
    days.push(day);
    next += 1;
    if (words[next] !== '/') break;
    next += 1;
  }
  return days.length > 1 ? { rhythm: weekly(days), length: next - at, isExplicit: true } : undefined;
};

type Weekday = Extract<Tag, { kind: 'weekday' }>;

interface Text {
  readonly words: readonly string[];
  readonly language: string;
}

const tagAt = ({ words, language }: Text, at: number): Tag | undefined => tagOf(words[at] ?? '', language);

/** "tue, and thu" */
const mostJoins = 2;

/** The weekdays from a word on, with what joins them: "tue and thu", and the index behind them. */
const weekdaysAt = (text: Text, at: number): { found: Weekday[]; next: number } => {
  const found: Weekday[] = [];
  let next = at;
  for (let ahead = at; ahead - next <= mostJoins; ahead += 1) {
    const tag = tagAt(text, ahead);
    if (tag?.kind === 'weekday') {
      found.push(tag);
      next = ahead + 1;
    } else if (tag?.kind !== 'join') break;
  }
  return { found, next };
};

interface Read {
  readonly rhythm: Rhythm;
  readonly next: number;
}

/** Behind "every": "tue", "second week", "month", "school day". */
const everyAt = (text: Text, at: number): Read | undefined => {
  const interval = tagAt(text, at)?.kind === 'second' ? 2 : 1;
  const first = at + interval - 1;
  const tag = tagAt(text, first);
  if (tag?.kind === 'workday') return { rhythm: weekly(workdays), next: first + 1 };
  if (tag?.kind === 'school' && tagAt(text, first + 1)?.kind === 'unit')
    return { rhythm: weekly(workdays), next: first + 2 };
  const unit = tag?.kind === 'unit' ? tag.unit : undefined;
  const { found, next } = weekdaysAt(text, unit ? first + 1 : first);
  const days = found.map(({ day }) => day);
  if (days.length > 0 && (!unit || unit === 'week')) return { rhythm: weekly(days, interval), next };
  return unit && { rhythm: { every: unit, interval, weekdays: [] }, next: first + 1 };
};

const readAt = (text: Text, at: number): (Read & { readonly isExplicit: boolean }) | undefined => {
  const tag = tagAt(text, at);
  if (tag?.kind === 'adverb') {
    const { unit, interval } = tag;
    const { found, next } = unit === 'week' ? weekdaysAt(text, at + 1) : { found: [], next: at };
    const days = found.map(({ day }) => day);
    return { rhythm: { ...weekly(days, interval), every: unit }, next: Math.max(at + 1, next), isExplicit: true };
  }
  if (tag?.kind === 'every' || (tag?.kind === 'all' && tagAt(text, at + 1)?.kind === 'article')) {
    const found = everyAt(text, tag.kind === 'all' ? at + 2 : at + 1);
    return found && { ...found, isExplicit: true };
  }
  // "los lunes y miércoles", "les lundis"
  if (tag?.kind === 'article') {
    const { found, next } = weekdaysAt(text, at + 1);
    return found.length > 0 ? { rhythm: weekly(found.map(({ day }) => day)), next, isExplicit: true } : undefined;
  }
  if (tag?.kind === 'workday' && tag.isPlural) return { rhythm: weekly(workdays), next: at + 1, isExplicit: true };
  if (tag?.kind !== 'weekday') return undefined;
  const { found, next } = weekdaysAt(text, at);
  const isExplicit = found.some(({ isPlural }) => isPlural);
  return found.length > 1 || isExplicit ? { rhythm: weekly(found.map(({ day }) => day)), next, isExplicit } : undefined;
};

/**
 * Reads "every thu", "mwf", "tue and thu", "every second week", "todos los lunes" from a word on.
 * @param words lower case, without accents
 * @param language `en`, `de`, `es` or `fr`; short names of weekdays are words of other languages
 */
export const rhythmAt = (words: readonly string[], at: number, language = 'en'): FoundRhythm | undefined => {
  const run = runs.get(words[at] ?? '');
  if (run) return { rhythm: weekly(run), length: 1, isExplicit: true };
  const found = readAt({ words, language }, at);
  if (!found) return lettersAt(words, at);
  return { rhythm: found.rhythm, length: found.next - at, isExplicit: found.isExplicit };
};

/** The first day from `from` on that fits. */
export const firstFitting = ({ weekdays: days }: Pick<Rhythm, 'weekdays'>, from: string): string =>
  days.map((day) => nextWeekday(from, day)).toSorted()[0] ?? from;
