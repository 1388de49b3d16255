import type {
  AiPlan,
  AiReply,
  ClassView,
  Difficulty,
  ExtractedDate,
  GeneratedFlashcard,
  GeneratedQuestion,
  Page,
  Passage,
  Provenance,
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

export interface Written<Item> {
  readonly modelUsed: string;
  readonly provenance: Provenance;
  /** Fewer than were asked for where the material has no more good ones. */
  readonly items: Item[];
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
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Takes a text that grows, and may change; it is worked out only when somebody is told of it. */
export type TellText = (text: () => string) => void;

/** What the product asks of an artificial intelligence, whoever answers: rules, or a language model. */
export interface StudyAi {
  /** @throws UnreadableFile when the syllabus itself is at fault */
  extractDates: (syllabus: Syllabus, signal?: AbortSignal) => Promise<SyllabusReading>;
  /** @throws Refused when nothing can be made of the material */
  writeFlashcards: (material: Material, signal?: AbortSignal) => Promise<Written<GeneratedFlashcard>>;
  /** @throws Refused when nothing can be made of the material */
  writeQuestions: (material: TestMaterial, signal?: AbortSignal) => Promise<Written<GeneratedQuestion>>;
  /**
   * Tells how far the reply has come where it takes a while; only what it answers in the end is checked.
   * @throws Refused with what keeps it from answering
   */
  answer: (question: ChatQuestion, signal?: AbortSignal, tell?: TellText) => Promise<AiReply>;
  /** @throws Refused with what keeps it from planning */
  planSchedule: (request: ScheduleRequest, signal?: AbortSignal) => Promise<AiPlan>;
}
