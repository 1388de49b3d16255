import { Skeleton, VisuallyHidden } from '@hub/ui';
import { t } from '../../messages.ts';

/** A month that is being fetched, about as tall as it will be. */
export const MonthSkeleton = ({ height = 600 }: { height?: number }) => (
  <>
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    <Skeleton height={height} />
  </>
);
