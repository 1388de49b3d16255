import type { AiPlan, AiReply, GeneratedFlashcard, GeneratedQuestion, Provenance } from '@hub/contracts';
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
  /** Fewer than were asked for where the material has no more good ones. */
  readonly items: Item[];
}

/** Takes a text that grows, and may change; it is worked out only when somebody is told of it. */
export type ReportText = (text: () => string) => void;

/** What the product asks of an artificial intelligence, whoever answers: rules, or a language model. */
export interface StudyAi {
  /** @throws UnreadableFile when the syllabus itself is at fault */
  extractDates: (syllabus: Syllabus, signal?: AbortSignal) => Promise<SyllabusReading>;
  /** @throws RequestRefused when nothing can be made of the material */
  writeFlashcards: (material: Material, signal?: AbortSignal) => Promise<Written<GeneratedFlashcard>>;
  /** @throws RequestRefused when nothing can be made of the material */
  writeQuestions: (material: TestMaterial, signal?: AbortSignal) => Promise<Written<GeneratedQuestion>>;
  /**
   * Tells how far the reply has come where it takes a while; only what it answers in the end is checked.
   * @throws RequestRefused with what keeps it from answering
   */
  answer: (question: ChatQuestion, signal?: AbortSignal, report?: ReportText) => Promise<AiReply>;
  /** @throws RequestRefused with what keeps it from planning */
  planSchedule: (request: ScheduleRequest, signal?: AbortSignal) => Promise<AiPlan>;
}
