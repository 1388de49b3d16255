import { Card, Row, Skeleton, Stack } from '@hub/ui';
import { cardStyle } from './class-card.tsx';

export const ClassCardSkeleton = () => (
  <Card css={cardStyle}>
    <Row gap={3} wrap={false}>
      <Skeleton width={44} height={44} />
      <Stack gap={2} css={{ flex: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </Stack>
    </Row>
    <Skeleton width="50%" />
    <Skeleton />
    <Skeleton width="80%" />
    <Row css={{ marginTop: 'auto' }}>
      <Skeleton width="60%" height={32} />
    </Row>
  </Card>
);
