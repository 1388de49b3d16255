import { useFailureNotice } from '@hub/mfe';
import { Card, CardHeader, ErrorState, Skeleton } from '@hub/ui';
import { useReviewCounts } from '../features/review/api.ts';
import { DashboardList } from '../features/review/dashboard-list.tsx';
import { t } from '../messages.ts';
import { useClasses } from '../shared/api.ts';

/** The dashboard's card with what is due; renders nothing for a student without cards. */
export const DashboardReview = () => {
  const { data: counts, isLoadingError, isFetching, refetch } = useReviewCounts();
  const { data: classes } = useClasses();
  useFailureNotice(isLoadingError, t('review.failed'));
  if (counts?.length === 0) return null;
  return (
    <Card as="section" aria-label={t('review.dashboard')}>
      <CardHeader title={t('review.dashboard')} />
      {isLoadingError && !isFetching && <ErrorState title={t('review.failed')} onRetry={() => void refetch()} />}
      {counts && classes && <DashboardList counts={counts} classes={classes} />}
      {!isLoadingError && !(counts && classes) && <Skeleton height={44} />}
    </Card>
  );
};
