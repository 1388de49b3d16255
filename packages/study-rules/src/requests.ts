import type {
  ClassView,
  Difficulty,
  ExtractedDate,
  Page,
  Passage,
  scheduleContext,
  SchedulingTurn,
  SkippedLine,
  UserId,
} from '@hub/contracts';
import type { z } from 'zod';

export interface Syllabus {
  readonly pages: readonly Page[];
  /** YYYY-MM-DD; gives dates without a year their year when the text names no term. */
  readonly uploadedOn: string;
}

/** The events of a syllabus, and its lines with dates that became none. */
export interface SyllabusReading {
  readonly dates: ExtractedDate[];
  readonly skipped: SkippedLine[];
}

/** What cards or questions are to be made of. */
export interface Material {
  readonly studentId: UserId;
  readonly class: ClassView;
  readonly prompt: string;
  readonly count: number;
  /** Of the class's documents: what the prompt finds first, then the others in reading order. */
  readonly passages: readonly Passage[];
}

export interface TestMaterial extends Material {
  readonly difficulty: Difficulty;
}

export interface ChatQuestion {
  readonly studentId: UserId;
  readonly message: string;
  readonly class: ClassView;
  /** The turns before, oldest first. */
  readonly turns: readonly { readonly type: 'user' | 'bot'; readonly content: string }[];
  /** Of the class's documents, what answers best first. */
  readonly passages: readonly Passage[];
  /** The file beside the message, in pieces; null without one. */
  readonly attachment: { readonly name: string; readonly pieces: readonly { page: number; text: string }[] } | null;
}

export type Schedule = z.infer<typeof scheduleContext.result>;

export interface ScheduleRequest {
  readonly studentId: UserId;
  readonly message: string;
  /** The student's calendar day. */
  readonly today: string;
  /** From the browser: a hint to what words mean, and never a permission. */
  readonly history: readonly SchedulingTurn[];
  readonly schedule: Schedule;
}

/** The message is a sentence for the student: asking again gives the same. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
}
