import type {
  ClassView,
  Clock,
  Dialogue,
  Difficulty,
  ExtractedDate,
  FoundDate,
  Page,
  Passage,
  scheduleContext,
  SchedulingTurn,
  SkippedLine,
  TermChoice,
  UserId,
} from '@hub/contracts';
import type { z } from 'zod';

export interface Syllabus {
  readonly pages: readonly Page[];
  /** YYYY-MM-DD; determines the year of dates without one when the text names no term. */
  readonly uploadedOn: string;
  /** Chosen by the student; null or missing when the text decides. */
  readonly term?: { readonly first: string; readonly last: string } | null;
}

/** A syllabus that belongs to no class yet. */
export interface NewSyllabus {
  readonly pages: readonly Page[];
  /** With its extension. */
  readonly fileName: string;
}

/** The events of a syllabus, and its lines with dates that are not events. */
export interface SyllabusReading {
  readonly dates: ExtractedDate[];
  readonly skipped: SkippedLine[];
  /** Uncertain: the student decides about them. */
  readonly toCheck?: readonly FoundDate[];
  /** Terms that fit the dates alike: nothing is scheduled before the student chooses one. */
  readonly termChoices?: readonly TermChoice[];
}

/** The material for cards or questions. */
export interface Material {
  readonly studentId: UserId;
  readonly class: ClassView;
  readonly prompt: string;
  readonly count: number;
  /** From the class's documents: first the passages that match the prompt, then the others in reading order. */
  readonly passages: readonly Passage[];
  /** The same passages as the documents have them, from which headings and lists are read; `passages` when missing. */
  readonly inReadingOrder?: readonly Passage[];
}

export interface TestMaterial extends Material {
  readonly difficulty: Difficulty;
}

export interface ChatQuestion {
  readonly studentId: UserId;
  readonly message: string;
  readonly class: ClassView;
  /** Earlier turns, oldest first. */
  readonly turns: readonly { readonly type: 'user' | 'bot'; readonly content: string }[];
  /** From the class's documents, most relevant first. */
  readonly passages: readonly Passage[];
  /**
   * All passages of the class in reading order, as far as they are few: for a language model, which reads the whole class when
   * it fits.
   */
  readonly wholeClass?: (() => Promise<readonly Passage[]>) | undefined;
  /**
   * By an embedding engine, for each passage: how near each of its texts is to the question (`textsOfPassages`), null for a
   * passage without vectors. Undefined without an engine.
   */
  readonly closeness?: readonly (readonly number[] | null)[] | undefined;
  /** The attached file in pieces; null without one. */
  readonly attachment: { readonly name: string; readonly pieces: readonly { page: number; text: string }[] } | null;
  /** The student's own schedule on their calendar day; only for questions that may be about it. */
  readonly own?: { readonly today: string; readonly schedule: Schedule } | undefined;
}

export type Schedule = z.infer<typeof scheduleContext.result>;

export interface ScheduleRequest {
  readonly studentId: UserId;
  readonly message: string;
  /** The student's calendar day. */
  readonly today: string;
  /** What the student's clock shows; only a language model reads it. */
  readonly clock?: Clock | undefined;
  /** From the browser: helps to understand the message, but never grants permission. */
  readonly history: readonly SchedulingTurn[];
  /** From the server; absent at the beginning of a conversation. */
  readonly dialogue?: Dialogue | undefined;
  readonly schedule: Schedule;
}

/** The message is a sentence for the student; a retry has the same result. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
}
