import type { PracticeTestId } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ErrorState, Stack, dateFormat, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { listStyle, muted, splitLine } from '../../shared/styles.ts';
import { useAttempts } from './api.ts';
import { formatDuration } from './format-duration.ts';

const formatMoment = (moment: string) =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

/** All attempts at a test with their score and time, newest first. */
export const Attempts = ({ testId }: { testId: PracticeTestId }) => {
  const { data: attempts, isLoadingError, refetch } = useAttempts(testId);
  useFailureNotice(isLoadingError, t('tests.attempts.failed'));
  if (isLoadingError) return <ErrorState compact title={t('tests.attempts.failed')} onRetry={() => void refetch()} />;
  if (!attempts || attempts.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('tests.attempts.heading')}>
      <h3 css={{ fontSize: fontSize.md }}>{t('tests.attempts.heading')}</h3>
      <ul css={listStyle}>
        {attempts.map(({ id, correct, correctBySelf, total, seconds, completedAt }) => (
          <li key={id} css={splitLine}>
            <span>
              {t('tests.attempts.line', { correct, total, time: formatDuration(seconds) })}
              {correctBySelf > correct && ` · ${t('tests.attempts.bySelf', { correct: correctBySelf })}`}
            </span>
            <time css={muted} dateTime={completedAt}>
              {formatMoment(completedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
