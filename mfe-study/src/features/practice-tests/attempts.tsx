import type { PracticeTestId } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ErrorState, Stack, dateFormat, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { listStyle, muted } from '../../shared/styles.ts';
import { useAttempts } from './api.ts';
import { duration } from './format-duration.ts';

const when = (moment: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

/** Every taking of a test with its score and time, newest first. */
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
          <li key={id} css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
            <span>
              {t('tests.attempts.line', { correct, total, time: duration(seconds) })}
              {correctBySelf > correct && ` · ${t('tests.attempts.bySelf', { correct: correctBySelf })}`}
            </span>
            <time css={muted} dateTime={completedAt}>
              {when(completedAt)}
            </time>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
