import { listFindings } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import { SyllabusReviewEvent } from './events.ts';
import { reviewAfter, type SyllabusReview } from './state.ts';

/** One row per syllabus, under the document's id; also for replaced ones, whose decisions apply to the next. */
export type SyllabusReviewRow = Omit<SyllabusReview, 'erased'> & { createdAt: string };

export const syllabusReviewList: Projection<SyllabusReviewEvent, SyllabusReviewRow> = {
  name: 'syllabus-review-list',
  version: 1, // raise it to rebuild from the first event
  table: 'syllabus_review_list',
  events: SyllabusReviewEvent,
  categories: ['syllabusReview'],
  queryKeys: [listFindings.path],
  key: (event) => event.data.documentId,

  evolve(row, event, { recordedAt }) {
    const review = reviewAfter(row && { ...row, erased: false }, event);
    if (!review || review.erased) return null;
    const { erased: _erased, ...fields } = review;
    return { ...fields, createdAt: row?.createdAt ?? recordedAt };
  },
};
