import { t } from './calendar-messages.ts';
import type { Tone } from './tokens.ts';

/** The screen that shows the event: a quiz is orange, but purple on the to-do list (decision Q63). */
export type EventPalette = 'default' | 'todo';

const eventTones = new Map<string, Tone>([
  ['exam', 'red'],
  ['quiz', 'orange'],
  ['assignment', 'yellow'],
  ['homework', 'green'],
  ['project', 'blue'],
  ['lecture', 'purple'],
]);

const priorityTones = new Map<string, Tone>([
  ['high', 'red'],
  ['medium', 'yellow'],
  ['low', 'green'],
]);

/** Colour of an event type (specification §3); other and unknown types are grey. */
export const eventTone = (type: string, palette: EventPalette = 'default'): Tone =>
  palette === 'todo' && type === 'quiz' ? 'purple' : (eventTones.get(type) ?? 'grey');

/** Colour of a priority (specification §3); unknown ones are grey. */
export const priorityTone = (priority: string): Tone => priorityTones.get(priority) ?? 'grey';

/** The word next to the colour: "exam" becomes "Exam". Unknown words are returned unchanged. */
export const label = (word: string) => t(`word.${word as 'other'}`, { defaultValue: word });
