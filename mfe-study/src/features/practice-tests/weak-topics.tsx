import type { ClassId } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ErrorState, Stack, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { listStyle, muted, splitLine } from '../../shared/styles.ts';
import { useTests, useWeakTopics } from './api.ts';

/** Topics to practise; renders nothing without wrong answers, or before the tests above it have loaded. */
export const WeakTopics = ({ classId }: { classId: ClassId }) => {
  const tests = useTests(classId);
  const { data: topics, isLoadingError, refetch } = useWeakTopics(classId);
  useFailureNotice(isLoadingError, t('tests.topics.failed'));
  if (tests.isPending) return null;
  if (isLoadingError) return <ErrorState compact title={t('tests.topics.failed')} onRetry={() => void refetch()} />;
  if (!topics || topics.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('tests.topics.heading')}>
      <h3 css={{ fontSize: fontSize.md }}>{t('tests.topics.heading')}</h3>
      <p css={muted}>{t('tests.topics.hint')}</p>
      <ul css={listStyle}>
        {topics.map(({ topic, documentId, answered, correct }) => (
          <li key={documentId ?? topic} css={splitLine}>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{topic}</span>
            <span css={muted}>{t('tests.topics.score', { correct, answered })}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
