import { addDays, nextWeekday } from '../../dates/calendar.ts';
import type { Anchor, Scope } from './scope.ts';
import { weekdayIn } from './scope.ts';
import { dueWord, eventNouns } from '../../events/event-words.ts';

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const number = String.raw`(\d{1,2}|${words.slice(1).join('|')})`;
const inWeek = new RegExp(
  String.raw`\b(end\s+of\s+)?(?:the\s+)?(?:week|wk|woche|semaine|semana)\s+#?${number}\b`,
  'iu',
);
const notThat = /\b(?:start(?:s|ing)?|from|after|until|since|every|each|per)\b[^.;]*$/i;

export const weekNumber = (text: string): number | undefined => {
  const value = /^\d+$/.test(text) ? Number(text) : words.indexOf(text.toLowerCase());
  return value >= 0 && value <= 53 ? value : undefined;
};

/** "due at the end of week four", "Quiz 2 in week 5": the days of that week, if the text says when it begins. */
export const weekAnchor = (clause: string, scope: Scope): Anchor | undefined => {
  const match = inWeek.exec(clause);
  const value = weekNumber(match?.[2] ?? '');
  if (!match || value === undefined || notThat.test(clause.slice(0, match.index))) return undefined;
  const sits = eventNouns(clause).some(({ type }) => type === 'exam' || type === 'quiz');
  if (!dueWord.test(clause) && !sits) return undefined;
  const first = scope.week(value);
  if (first === undefined) return undefined;
  const end = nextWeekday(first, 0);
  if (match[1] !== undefined && weekdayIn(clause) === undefined) return { days: [end], range: false, text: '' };
  return { days: [first, end > first ? end : addDays(first, 6)], range: true, text: '' };
};
