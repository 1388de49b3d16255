import type { Aggregate } from '../../platform/domain/index.ts';
import { syllabusReview, type SyllabusReviewCommand } from './decider.ts';
import { SyllabusReviewEvent } from './events.ts';
import type { SyllabusReview } from './state.ts';
import { undoSyllabusReview } from './undo.ts';

/** One stream per syllabus, under the document's id. */
export const syllabusReviewAggregate: Aggregate<SyllabusReviewCommand, SyllabusReviewEvent, SyllabusReview | null> = {
  category: 'syllabusReview',
  decider: syllabusReview,
  events: SyllabusReviewEvent,
  undo: undoSyllabusReview,
};
