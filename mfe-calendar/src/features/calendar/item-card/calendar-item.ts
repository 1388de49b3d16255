import type { Tone } from '@hub/ui';

/** An item of the month grid. */
export interface CalendarItem {
  id: string;
  title: string;
  description?: string | null | undefined;
  /** Tone of the dot: the event's type. */
  tone: Tone;
  /** Tone of background and border: the event's priority; `tone` by default. */
  priorityTone?: Tone | undefined;
  /** The type as a word, such as "Exam"; colour is never the only cue. */
  typeLabel: string;
  /** The priority in words, such as "High priority". */
  priorityLabel?: string | undefined;
  /** What the item belongs to: its name in the card, its color as a bar on the chip. */
  group?: { readonly name: string; readonly tone: Tone } | undefined;
  /** Past or done. */
  muted?: boolean | undefined;
}

/** An item in a sentence: "Midterm (Exam, High priority)". */
export const describe = ({ title, typeLabel, priorityLabel }: CalendarItem) =>
  `${title} (${[typeLabel, priorityLabel].filter(Boolean).join(', ')})`;
