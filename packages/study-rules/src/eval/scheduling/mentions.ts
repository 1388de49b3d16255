import type { Thing } from './conversation.ts';

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\\*_“”"]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'sun mon tue wed thu fri sat'.split(' ');

const timeForms = (hours: number, minutes: string) => {
  const [half, hour] = [hours < 12 ? 'am' : 'pm', hours % 12 === 0 ? 12 : hours % 12];
  const short = minutes === '00' ? [`${hour} ${half}`, `${hour}${half}`] : [];
  return [`${hours}:${minutes}`, `${hour}:${minutes} ${half}`, `${hour}:${minutes}${half}`, ...short];
};

const dayForms = (day: string) => {
  const [, month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1] ?? '';
  return [day, `${name} ${Number(date)}(?!\\d)`, `${Number(date)}\\.? ${name}`];
};

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Patterns of the forms in which a reply may write a word of the set. */
const formsOf = (word: string): string[] => {
  const [, hours, minutes = ''] = /^(\d{1,2}):(\d{2})$/u.exec(word) ?? [];
  if (hours !== undefined) return [quoted(word), ...timeForms(Number(hours), minutes)];
  if (/^\d{4}-\d{2}-\d{2}$/u.test(word)) return dayForms(word);
  const weekday = weekdays.find((name) => new RegExp(`^${name}[a-z]*day$`, 'u').test(folded(word)));
  return weekday === undefined ? [quoted(folded(word))] : [quoted(folded(word)), weekday];
};

/** Whether a reply names a thing by its title, or a word, a time or a day in any usual form. */
export const mentions = (reply: string, name: string, things: readonly Thing[]): boolean => {
  const thing = things.find(({ id }) => id === name);
  const said = folded(reply);
  const forms = thing ? [quoted(folded(thing.title))] : formsOf(name);
  return (
    forms.some((form) => new RegExp(String.raw`(?<![\p{L}\p{N}])${form}(?![\p{L}\p{N}])`, 'u').test(said)) ||
    (!thing && forms.some((form) => /\P{ASCII}|^\D{4,}/u.test(form) && said.includes(form)))
  );
};
