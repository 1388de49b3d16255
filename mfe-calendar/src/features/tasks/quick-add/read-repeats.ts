import type { NewRepeats } from '@hub/contracts';
import { addDays, weekday } from '@hub/ui';
import { removeSpan, type Span } from './text-span.ts';

/** How often a line says that something happens, without its last day. */
export type Rhythm = Pick<NewRepeats, 'every' | 'interval' | 'weekdays'>;

/** What a word can mean in "every second tue and thu". */
type Tag =
  | { kind: 'every' | 'second' | 'join' }
  | { kind: 'weekday'; day: number; isPlural: boolean }
  | { kind: 'unit'; unit: Rhythm['every'] }
  | { kind: 'adverb'; unit: Rhythm['every']; interval: number };

const names = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday'.split('|');
const short = 'sun|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat'.split('|');
const workdays = [1, 2, 3, 4, 5];

const weekdayTags = [...names, ...short].map((word): [string, Tag] => {
  const day = names.findIndex((name) => name.startsWith(word.slice(0, 3)));
  return [word, { kind: 'weekday', day, isPlural: false }];
});
const pluralTags = names.map((word, day): [string, Tag] => [`${word}s`, { kind: 'weekday', day, isPlural: true }]);

const tags: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ...weekdayTags,
  ...pluralTags,
  ...['every', 'each'].map((word): [string, Tag] => [word, { kind: 'every' }]),
  ...['other', 'second', '2nd', '2', 'two'].map((word): [string, Tag] => [word, { kind: 'second' }]),
  ...['and', '&', ',', '/', '+', 'on'].map((word): [string, Tag] => [word, { kind: 'join' }]),
  ...(['day', 'week', 'month'] as const).flatMap((unit): [string, Tag][] => [
    [unit, { kind: 'unit', unit }],
    [`${unit}s`, { kind: 'unit', unit }],
  ]),
  ['daily', { kind: 'adverb', unit: 'day', interval: 1 }],
  ['weekly', { kind: 'adverb', unit: 'week', interval: 1 }],
  ['biweekly', { kind: 'adverb', unit: 'week', interval: 2 }],
  ['fortnightly', { kind: 'adverb', unit: 'week', interval: 2 }],
  ['monthly', { kind: 'adverb', unit: 'month', interval: 1 }],
]);

interface Word extends Span {
  tag: Tag | undefined;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}]/gu)].map(({ 0: word, index }) => ({
    index,
    length: word.length,
    tag: tags.get(word.toLowerCase()),
  }));

type Weekday = Extract<Tag, { kind: 'weekday' }>;

/** The weekdays from a word on, with what joins them: "tue and thu". */
const weekdaysAt = (words: readonly Word[], at: number): { found: Weekday[]; next: number } => {
  const found: Weekday[] = [];
  let next = at;
  for (let ahead = at; ahead < words.length; ahead += 1) {
    const tag = words[ahead]?.tag;
    if (tag?.kind === 'weekday') {
      found.push(tag);
      next = ahead + 1;
    } else if (tag?.kind !== 'join') break;
  }
  return { found, next };
};

const weekly = (found: readonly Weekday[], interval: number): Rhythm => ({
  every: 'week',
  interval,
  weekdays: [...new Set(found.map(({ day }) => day))].toSorted((a, b) => a - b),
});

/** What is said from a word on, and the word after it. */
const rhythmAt = (words: readonly Word[], at: number): { rhythm: Rhythm; next: number } | undefined => {
  const tag = words[at]?.tag;
  if (tag?.kind === 'adverb') {
    const { found, next } = weekdaysAt(words, at + 1);
    if (tag.unit === 'week') return { rhythm: weekly(found, tag.interval), next: Math.max(at + 1, next) };
    return { rhythm: { every: tag.unit, interval: tag.interval, weekdays: [] }, next: at + 1 };
  }
  if (tag?.kind === 'every') {
    const interval = words[at + 1]?.tag?.kind === 'second' ? 2 : 1;
    const first = at + interval;
    const unit = words[first]?.tag;
    const isUnit = unit?.kind === 'unit';
    const { found, next } = weekdaysAt(words, isUnit ? first + 1 : first);
    if (found.length > 0 && (!isUnit || unit.unit === 'week')) return { rhythm: weekly(found, interval), next };
    return isUnit ? { rhythm: { every: unit.unit, interval, weekdays: [] }, next: first + 1 } : undefined;
  }
  if (tag?.kind !== 'weekday') return undefined;
  const { found, next } = weekdaysAt(words, at);
  return found.length > 1 || tag.isPlural ? { rhythm: weekly(found, 1), next } : undefined;
};

/** "every thu", "tue and thu", "every second week", and the text without it. */
export const readRhythm = (text: string): { rhythm: Rhythm | null; rest: string } => {
  const spoken = text.replaceAll(/(?<!\p{L})(?:every|each) (?:weekday|school day)s?(?!\p{L})/giu, (words) =>
    ' '.repeat(words.length),
  );
  if (spoken !== text) {
    return { rhythm: { every: 'week', interval: 1, weekdays: workdays }, rest: spoken.replaceAll(/\s+/g, ' ').trim() };
  }
  const words = wordsOf(text);
  for (const at of words.keys()) {
    const found = rhythmAt(words, at);
    const [first, last] = [words[at], found && words[found.next - 1]];
    if (!found || !first || !last) continue;
    const { index } = first;
    return { rhythm: found.rhythm, rest: removeSpan(text, { index, length: last.index + last.length - index }) };
  }
  return { rhythm: null, rest: text };
};

/** The first day from `from` on that fits. */
export const firstFitting = ({ weekdays }: Rhythm, from: string): string => {
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => weekdays.includes(weekday(addDays(from, days))));
  return addDays(from, ahead ?? 0);
};
