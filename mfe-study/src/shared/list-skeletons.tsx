import { Grid, Skeleton, Stack, space } from '@hub/ui';

/** At least as high as the empty state, so that nothing below the list moves. */
export const listHeight = { minHeight: space(56) };

const cardHeight = space(33);

/** Placeholder for a row of cards that is loading. */
export const GridSkeleton = ({ label }: { label: string }) => (
  <Grid
    as="output"
    min={260}
    aria-label={label}
    css={{ gridTemplateRows: cardHeight, gridAutoRows: 0, rowGap: 0, overflow: 'hidden' }}
  >
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} height={cardHeight} />
    ))}
  </Grid>
);

/** Placeholder for lines that are loading. */
export const LinesSkeleton = ({ label }: { label: string }) => (
  <Stack as="output" gap={2} aria-label={label}>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} height={space(16)} />
    ))}
  </Stack>
);
