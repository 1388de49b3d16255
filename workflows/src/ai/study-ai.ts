import type { AiPlan, AiReply, GeneratedFlashcard, GeneratedQuestion, Provenance, UserId } from '@hub/contracts';
import type {
  ChatQuestion,
  Material,
  ScheduleRequest,
  Syllabus,
  SyllabusReading,
  TestMaterial,
} from '@hub/study-rules';

export interface Written<Item> {
  readonly modelUsed: string;
  readonly provenance: Provenance;
  /** Fewer than requested when the material does not allow more good ones. */
  readonly items: Item[];
}

/** Reports a text that grows and may change; the text is computed only when it is reported. */
export type ReportText = (text: () => string) => void;

/** How far cards or questions are: those written so far, or why the rules write them instead of a model. */
export type WritingProgress = { readonly written: number } | { readonly reason: string };
export type ReportWriting = (progress: WritingProgress) => void;

interface UploadedSyllabus extends Syllabus {
  /** null when unknown: then no language model reads it, because its tokens are counted by student. */
  readonly studentId?: UserId | null;
}

/** What the product needs from an AI, implemented by rules and by language models. */
export interface StudyAi {
  /** @throws UnreadableFile when the syllabus itself is at fault */
  extractDates: (syllabus: UploadedSyllabus, signal?: AbortSignal) => Promise<SyllabusReading>;
  /** @throws RequestRefused when nothing can be made from the material */
  writeFlashcards: (
    material: Material,
    signal?: AbortSignal,
    report?: ReportWriting,
  ) => Promise<Written<GeneratedFlashcard>>;
  /** @throws RequestRefused when nothing can be made from the material */
  writeQuestions: (
    material: TestMaterial,
    signal?: AbortSignal,
    report?: ReportWriting,
  ) => Promise<Written<GeneratedQuestion>>;
  /**
   * Reports the reply while it is written if that takes a while; only the final reply is checked.
   * @throws RequestRefused with the reason
   */
  answer: (question: ChatQuestion, signal?: AbortSignal, report?: ReportText) => Promise<AiReply>;
  /** @throws RequestRefused with the reason */
  planSchedule: (request: ScheduleRequest, signal?: AbortSignal) => Promise<AiPlan>;
}
