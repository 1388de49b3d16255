import { Skeleton, VisuallyHidden } from '@hub/ui';
import { t } from '../../messages.ts';

/** Placeholder for a month that is loading, about as tall as the month. */
export const MonthSkeleton = ({ height = 600 }: { height?: number }) => (
  <>
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    <Skeleton height={height} />
  </>
);
