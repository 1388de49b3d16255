import type { Tone } from '../tokens.ts';

/** What a day of the month grid shows. */
export interface MonthItem {
  id: string;
  title: string;
  description?: string | null | undefined;
  /** Of the dot: the event's type. */
  tone: Tone;
  /** Of background and border: the event's priority; the same as `tone` when left out. */
  priorityTone?: Tone | undefined;
  /** The type in a word, such as "Exam"; colour is never the only cue. */
  typeLabel: string;
  /** The priority in words, such as "High priority". */
  priorityLabel?: string | undefined;
  /** Past or done. */
  muted?: boolean | undefined;
}

/** An item in a sentence: "Midterm (Exam, High priority)". */
export const describe = ({ title, typeLabel, priorityLabel }: MonthItem) =>
  `${title} (${[typeLabel, priorityLabel].filter(Boolean).join(', ')})`;
