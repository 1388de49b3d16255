import type { ClassId } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, Card, ErrorState, Row, Skeleton, fontSize } from '@hub/ui';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { muted } from '../../shared/styles.ts';
import { useReviewCounts } from './api.ts';
import { dueText } from './due-text.ts';
import { ReviewMode } from './review-mode.tsx';

/** What is due in a class, over all its sets, and the button that starts the review. */
export const ReviewCard = ({ classId }: { classId: ClassId }) => {
  const [open, setOpen] = useState(false);
  const { data, isLoadingError, isFetching, refetch } = useReviewCounts();
  useFailureNotice(isLoadingError, t('review.failed'));
  const failed = isLoadingError && !isFetching;
  const count = data?.find((each) => each.classId === classId);
  const isDue = count !== undefined && count.due + count.fresh > 0;
  return (
    <Card as="section" aria-label={t('review.heading')}>
      <Row justify="space-between" wrap={false}>
        <div css={{ minWidth: 0 }}>
          <h2 css={{ fontSize: fontSize.md }}>{t('review.heading')}</h2>
          {data && <p css={muted}>{dueText(count)}</p>}
          {failed && <ErrorState compact title={t('review.failed')} onRetry={() => void refetch()} />}
          {!data && !failed && <Skeleton width={96} height={20} />}
        </div>
        {!failed && (
          <Button disabled={!isDue} css={{ flex: 'none' }} onClick={() => setOpen(true)}>
            <Repeat aria-hidden /> {t('review.start')}
          </Button>
        )}
      </Row>
      {open && <ReviewMode classId={classId} onExit={() => setOpen(false)} />}
    </Card>
  );
};
