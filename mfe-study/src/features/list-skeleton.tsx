import { Grid, Skeleton, Stack } from '@hub/ui';

/** Three cards that are on their way. */
export const GridSkeleton = ({ label }: { label: string }) => (
  <Grid as="output" min={260} aria-label={label}>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} height={132} />
    ))}
  </Grid>
);

export const LinesSkeleton = ({ label }: { label: string }) => (
  <Stack as="output" gap={2} aria-label={label}>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} height={64} />
    ))}
  </Stack>
);
