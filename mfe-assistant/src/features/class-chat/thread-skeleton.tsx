import { Row, Skeleton, Stack, space } from '@hub/ui';
import { t } from '../../messages.ts';

const Asked = () => (
  <Row justify="flex-end">
    <Skeleton width="50%" height={40} />
  </Row>
);

/** Placeholder of a loading conversation. */
export const ThreadSkeleton = () => (
  <Stack as="output" gap={4} aria-label={t('chat.loadingMessages')} css={{ flex: 1, padding: space(4) }}>
    <Asked />
    <Skeleton width="75%" height={96} />
    <Asked />
    <Skeleton width="65%" height={72} />
  </Stack>
);
