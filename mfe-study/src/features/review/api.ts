import {
  listReviewCounts,
  listReviews,
  rateFlashcard,
  type ClassId,
  type FlashcardId,
  type Rating,
} from '@hub/contracts';
import { change, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { countsKey, queueKey } from '../../shared/query-keys.ts';
import { whenDue } from './when-due.ts';

export const useReviewCounts = () => useQuery(query(listReviewCounts));

/** Refetched whenever a review begins, as cards become due over time. */
export const useReviews = (classId: ClassId) =>
  useQuery({ ...query(listReviews, { query: { classId } }), refetchOnMount: 'always' });

export const useRate = () =>
  useChange({
    send: ({ id, rating }: { id: FlashcardId; rating: Rating }) =>
      change(rateFlashcard, { params: { id }, body: { rating } }),
    refresh: [queueKey, countsKey],
    done: ({ rating, due }) => ({
      title: t('review.rated', { rating: t(`review.rating.${rating}`), when: whenDue(due) }),
    }),
    failed: { title: t('review.rateFailed') },
  });
