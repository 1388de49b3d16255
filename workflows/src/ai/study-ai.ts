import type { ExtractedDate } from '@hub/contracts';
import type { Page } from '../text/blocks.ts';

export interface Syllabus {
  readonly pages: readonly Page[];
  /** YYYY-MM-DD; gives dates without a year their year when the text names no term. */
  readonly uploadedOn: string;
}

/** What the product asks of an artificial intelligence, whoever answers: rules, or a language model. */
export interface StudyAi {
  /** @throws UnreadableFile when the syllabus itself is at fault */
  extractDates: (syllabus: Syllabus, signal?: AbortSignal) => Promise<ExtractedDate[]>;
}
