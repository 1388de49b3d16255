import { Grid, Skeleton, Stack } from '@hub/ui';

/** As high as an empty list says that it is empty, so that nothing below it moves. */
export const listHeight = { minHeight: 224 };

/** A row of cards that are on their way. */
export const GridSkeleton = ({ label }: { label: string }) => (
  <Grid
    as="output"
    min={260}
    aria-label={label}
    css={{ gridTemplateRows: '132px', gridAutoRows: 0, rowGap: 0, overflow: 'hidden' }}
  >
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
