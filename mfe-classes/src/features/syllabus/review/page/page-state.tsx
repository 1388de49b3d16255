import { ApiError } from '@hub/mfe';
import { EmptyState, ErrorState, Skeleton } from '@hub/ui';
import { FileX } from 'lucide-react';
import { t } from '../../../../messages.ts';

interface Props {
  page: number;
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that is loading, could not be loaded, or was deleted. */
export const PageState = ({ page, error, onRetry }: Props) => {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState icon={<FileX />} title={t('review.picture.missing')} />;
  }
  if (error) return <ErrorState title={t('review.picture.failed')} onRetry={onRetry} />;
  return (
    <output css={{ display: 'block', height: '100%' }} aria-label={t('review.picture.loading', { page })}>
      <Skeleton height="100%" />
    </output>
  );
};
