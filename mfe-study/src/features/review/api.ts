import {
  listClasses,
  listReviewCounts,
  listReviews,
  rateFlashcard,
  type ClassId,
  type FlashcardId,
  type Rating,
} from '@hub/contracts';
import { change, query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { countsKey, queueKey } from '../../shared/query-keys.ts';
import { useChanging } from '../../shared/use-changing.ts';
import { whenDue } from './when-due.ts';

export const useClasses = () => useQuery(query(listClasses));

export const useReviewCounts = () => useQuery(query(listReviewCounts));

/** Time passes, so what is due is asked for anew each time a review begins. */
export const useReviews = (classId: ClassId) =>
  useQuery({ ...query(listReviews, { query: { classId } }), refetchOnMount: 'always' });

export const useRate = () =>
  useChanging({
    make: ({ id, rating }: { id: FlashcardId; rating: Rating }) =>
      change(rateFlashcard, { params: { id }, body: { rating } }),
    stale: [queueKey, countsKey],
    done: ({ rating, due }) => ({
      title: t('review.rated', { rating: t(`review.rating.${rating}`), when: whenDue(due) }),
    }),
    failed: { title: t('review.rateFailed') },
  });
