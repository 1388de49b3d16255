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

const lookup = (lists: readonly (readonly string[])[], base: number) =>
  new Map(lists.flatMap((names, index) => names.map((name): [string, number] => [name, index + base])));

const monthNumbers = lookup(months, 1);
const weekdayNumbers = lookup(weekdays, 0);

const alternatives = (names: Iterable<string>) => [...names].toSorted((a, b) => b.length - a.length).join('|');

export const monthNames = alternatives(monthNumbers.keys());
export const weekdayNames = alternatives(weekdayNumbers.keys());

export const monthNumber = (name: string) => monthNumbers.get(name.toLowerCase().replace(/\.$/, ''));

export const weekdayNumber = (name: string): number | undefined => {
  const key = name.toLowerCase().replace(/\.$/, '');
  return weekdayNumbers.get(key) ?? weekdayLetters[key];
};

/** "may", "march" and "mar" are also verbs or words: lower case does not count as a month. */
export const mayBeMonth = (name: string) => !/^(?:may|march|mar|sun|dec|ago|do)$/.test(name);
