import { getStats, listReviewCounts, listReviews } from '@hub/contracts';
import { keyOf } from '@hub/mfe';

/** What becomes stale when cards change. */
export const queueKey = keyOf(listReviews);
export const countsKey = keyOf(listReviewCounts);
export const statsKey = keyOf(getStats);
