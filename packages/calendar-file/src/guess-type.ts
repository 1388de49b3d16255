import type { EventType } from '@hub/contracts';

const words: readonly (readonly [EventType, RegExp])[] = [
  ['quiz', /\bquiz(?:zes)?\b/i],
  ['homework', /\b(?:homework|hw ?\d*|problem sets?)\b/i],
  ['project', /\b(?:project|presentation|capstone)\b/i],
  ['assignment', /\b(?:assignment|essay|paper|report|lab report|due|submission|submit|deadline)\b/i],
  ['exam', /\b(?:exam|examination|midterm|mid-term|final|test)s?\b/i],
  ['lecture', /\b(?:lecture|seminar|tutorial|recitation|lab|discussion|class)\b/i],
];

/** From the words of a date. Canvas says which of its dates are assignments in their ids. */
export const eventTypeOf = (text: string, uid: string): EventType =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? (uid.includes('assignment') ? 'assignment' : 'other');
