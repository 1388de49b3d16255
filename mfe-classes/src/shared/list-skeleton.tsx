import { Row, Skeleton, Stack } from '@hub/ui';

export const ListSkeleton = ({ rows, label }: { rows: number; label: string }) => (
  <Stack as="output" gap={5} aria-label={label}>
    {Array.from({ length: rows }, (_, index) => (
      <Row key={index} gap={3} wrap={false}>
        <Skeleton width={24} height={28} />
        <Stack gap={2} css={{ flex: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="30%" height={12} />
        </Stack>
      </Row>
    ))}
  </Stack>
);
