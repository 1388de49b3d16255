import { Skeleton, Stack, VisuallyHidden } from '@hub/ui';
import { t } from '../messages.ts';

/** Placeholder rows for a list that is loading. */
export const ListSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <Stack gap={3}>
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} height={60} />
    ))}
  </Stack>
);
