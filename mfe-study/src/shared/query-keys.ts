import { getStats, listReviewCounts, listReviews } from '@hub/contracts';
import { keyOf } from '@hub/mfe';

/** The queries that a change of cards makes stale, outside their own lists. */
export const queueKey = keyOf(listReviews);
export const countsKey = keyOf(listReviewCounts);
export const statsKey = keyOf(getStats);
