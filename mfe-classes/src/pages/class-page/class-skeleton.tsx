import { Card, Grid, Row, Skeleton, Stack, VisuallyHidden, space } from '@hub/ui';
import { t } from '../../messages.ts';

/** Placeholder of a loading class page. */
export const ClassSkeleton = () => (
  <Stack as="output" gap={6} aria-label={t('class.loading')}>
    <VisuallyHidden as="h1">{t('class.title')}</VisuallyHidden>
    <Row gap={4} wrap={false}>
      <Skeleton width={56} height={56} />
      <Stack gap={2} css={{ flex: 1 }}>
        <Skeleton width={`min(60%, ${space(90)})`} height={28} />
        <Skeleton width={`min(40%, ${space(55)})`} />
      </Stack>
    </Row>
    <Skeleton height={40} />
    <CardsSkeleton />
  </Stack>
);

export const CardsSkeleton = () => (
  <Grid min={360}>
    <CardSkeleton />
    <CardSkeleton />
  </Grid>
);

/** A card with three lines. */
export const CardSkeleton = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton width={180} height={36} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  </Card>
);
