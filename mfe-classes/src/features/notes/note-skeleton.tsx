import { Skeleton, Stack } from '@hub/ui';
import { t } from '../../messages.ts';

export const NoteSkeleton = () => (
  <output aria-label={t('notes.loading')}>
    <Stack gap={4}>
      <Skeleton height={36} />
      <Skeleton height={44} />
      <Skeleton height={420} />
    </Stack>
  </output>
);
