import { Skeleton, Stack, VisuallyHidden } from '@hub/ui';
import { t } from '../messages.ts';

/** Rows in the shape of a list that is being fetched. */
export const ListSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <Stack gap={3}>
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} height={60} />
    ))}
  </Stack>
);
