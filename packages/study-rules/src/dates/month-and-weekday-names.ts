import { fold } from './fold.ts';

/** With common abbreviations and misspellings; the names of `languages` are added to them. */
const months = [
  ['january', 'jan', 'januar', 'jänner', 'jän', 'janvier', 'janv', 'enero', 'ene'],
  [
    'february',
    'feb',
    'febr',
    'februar',
    'feber',
    'février',
    'fevrier',
    'févr',
    'fév',
    'febrero',
    'febuary',
    'feburary',
  ],
  ['march', 'mar', 'märz', 'maerz', 'mär', 'mrz', 'mars', 'marzo'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr'],
  ['may', 'mai', 'mayo'],
  ['june', 'jun', 'juni', 'juin', 'junio'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septemeber', 'septmber', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ocotber'],
  ['november', 'nov', 'novembre', 'noviembre', 'novemeber'],
  ['december', 'dec', 'dezember', 'dez', 'décembre', 'decembre', 'déc', 'diciembre', 'dic', 'decemeber'],
];

const weekdays = [
  ['sunday', 'sun', 'sonntag', 'dimanche', 'domingo'],
  ['monday', 'mon', 'montag', 'lundi', 'lunes'],
  ['tuesday', 'tues', 'tue', 'dienstag', 'mardi', 'martes'],
  ['wednesday', 'wed', 'weds', 'mittwoch', 'mercredi', 'miércoles', 'miercoles'],
  ['thursday', 'thurs', 'thur', 'thu', 'donnerstag', 'jeudi', 'jueves'],
  ['friday', 'fri', 'freitag', 'vendredi', 'viernes'],
  ['saturday', 'sat', 'samstag', 'sonnabend', 'samedi', 'sábado', 'sabado'],
];

/** Short forms that are accepted only right before a date, as in "M 9/11" or "Di 5.10.". */
const weekdayLetters: Readonly<Record<string, number>> = {
  su: 0,
  so: 0,
  m: 1,
  mo: 1,
  t: 2,
  tu: 2,
  di: 2,
  w: 3,
  we: 3,
  mi: 3,
  r: 4,
  th: 4,
  do: 4,
  f: 5,
  fr: 5,
  s: 6,
  sa: 6,
};

/** Languages whose names of months and weekdays come from the Unicode tables of the runtime. */
const languages = [
  'pt',
  'it',
  'ca',
  'ro',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'et',
  'lv',
  'lt',
  'pl',
  'cs',
  'sk',
  'sl',
  'hu',
  'tr',
  'el',
  'ru',
  'uk',
  'bg',
  'id',
  'de',
  'fr',
  'es',
  'hr',
  'is',
  'sr-Latn',
  'sr',
  'eu',
  'gl',
  'vi',
] as const;

type NameStyle = 'long' | 'short';

/** As in a date ("5 października") and alone ("październik"). */
const namesIn = (language: string, field: 'month' | 'weekday', style: NameStyle): string[][] => {
  const forms: Intl.DateTimeFormatOptions[] = [{ [field]: style }, { day: 'numeric', [field]: style }];
  const formats = forms.map((form) => new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }));
  return Array.from({ length: field === 'month' ? 12 : 7 }, (_, index) => {
    const day = field === 'month' ? Date.UTC(2023, index, 15) : Date.UTC(2023, 0, 1 + index); // 1 January 2023: a Sunday
    return formats.flatMap((format) =>
      format
        .formatToParts(day)
        .flatMap(({ type, value }) => (type === field ? value.toLowerCase().replace(/\.$/u, '') : [])),
    );
  });
};

/** The weekdays of each language from Sunday on, as they are written alone; made when a table first needs them. */
let weekdaysByLanguage: readonly (readonly string[])[] | undefined;
const weekdayNamesByLanguage = () =>
  (weekdaysByLanguage ??= ['en', ...languages].map((language) =>
    namesIn(language, 'weekday', 'long').map(([name]) => fold(name ?? '')),
  ));

/**
 * The weekdays of short labels in a row, such as "L Ma Me J V" or "M T W Th F": each label begins the name of the next
 * day in one language. Undefined unless at least five do.
 */
export const weekdaysOfLabels = (labels: readonly string[]): readonly (number | undefined)[] | undefined => {
  const short = labels.map((label) => fold(label).replace(/[^\p{L}]/gu, ''));
  const begins = (name: string | undefined, label: string) => label !== '' && name?.startsWith(label) === true;
  for (const names of weekdayNamesByLanguage()) {
    for (let start = 0; start + 5 <= short.length; start += 1) {
      for (const first of [1, 0]) {
        const run = short.slice(start).findIndex((label, index) => !begins(names[(first + index) % 7], label));
        const length = Math.min(7, run < 0 ? short.length - start : run);
        if (length >= 5 && short.slice(start, start + length).every((label) => label.length <= 4))
          return labels.map((_, index) =>
            index < start || index >= start + length ? undefined : (first + index - start) % 7,
          );
      }
    }
  }
  return undefined;
};

/** Two letters are words of other languages: "to", "me". */
const isName = (name: string) => /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(name);

const lookup = (lists: readonly (readonly string[])[], base: number) =>
  new Map(lists.flatMap((names, index) => names.map((name): [string, number] => [name, index + base])));

/** Adds the names of all languages, the earlier language first; a name is never overwritten. */
const withLanguages = (known: Map<string, number>, field: 'month' | 'weekday', style: NameStyle) => {
  const all = new Map(known);
  const base = field === 'month' ? 1 : 0;
  for (const language of languages) {
    for (const [index, names] of namesIn(language, field, style).entries()) {
      for (const name of names) if (isName(name) && !all.has(name)) all.set(name, index + base);
    }
  }
  return all;
};

/** Names that are clear without a day next to them. */
const clearNames = (known: Map<string, number>, field: 'month' | 'weekday') =>
  new Map([...[...withLanguages(new Map(), field, 'long')].filter(([name]) => name.length > 3), ...known]);

const monthNumbers = clearNames(lookup(months, 1), 'month');
const weekdayNumbers = clearNames(lookup(weekdays, 0), 'weekday');

/** Only next to a day: "12 set", "3 lis", "ons 5/10". As words of their own they mean something else. */
const shortMonthNumbers = withLanguages(monthNumbers, 'month', 'short');
const shortWeekdayNumbers = withLanguages(
  new Map([...weekdayNumbers, ...lookup([[], ['segunda'], ['terça'], ['quarta'], ['quinta'], ['sexta'], []], 0)]),
  'weekday',
  'short',
);

const alternatives = (names: Iterable<string>) => [...names].toSorted((a, b) => b.length - a.length).join('|');

/** Includes short forms, for which `mayBeMonth` needs to know whether a day is right before them. */
export const monthNames = alternatives(shortMonthNumbers.keys());
export const weekdayNames = alternatives(weekdayNumbers.keys());
/** Includes short forms that are weekdays only next to a date. */
export const weekdayNamesNearDate = alternatives(shortWeekdayNumbers.keys());

export const monthNumber = (name: string) => shortMonthNumbers.get(name.toLowerCase().replace(/\.$/, ''));

export const weekdayNumber = (name: string): number | undefined => {
  const key = name.toLowerCase().replace(/\.$/, '');
  return weekdayNumbers.get(key) ?? weekdayLetters[key] ?? shortWeekdayNumbers.get(key);
};

/** "may", "march" and "mar" are also verbs or words: lower case does not count as a month. */
export const mayBeMonth = (name: string, dayBefore = false) =>
  dayBefore
    ? !/^(?:sun|do)$/.test(name)
    : monthNumbers.has(name.toLowerCase()) && !/^(?:may|march|mar|sun|dec|ago|do|mart|maj)$/.test(name);
