import type { AttemptView, PracticeTestView, QuestionView } from '@hub/contracts';
import { Button, Dialog, Stack } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { listStyle, muted } from '../../../shared/styles.ts';
import { formatDuration } from '../format-duration.ts';
import { AnswerReview } from './answer-review.tsx';

interface Props {
  test: PracticeTestView;
  attempt: AttemptView;
  questions: readonly QuestionView[];
  onClose: () => void;
}

/** The review after a test: the exact score, the score with the student's own marks (decision Q82), and each question. */
export const TestResults = ({ test, attempt, questions, onClose }: Props) => {
  const [latest, setLatest] = useState(attempt);
  const { correct, correctBySelf, total, seconds, answers } = latest;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={test.title}
      size="lg"
      footer={<Button onClick={onClose}>{t('tests.results.close')}</Button>}
    >
      <Stack>
        <div>
          <p css={{ fontWeight: 600 }}>{t('tests.results.score', { correct, total })}</p>
          {correctBySelf > correct && <p css={muted}>{t('tests.results.scoreBySelf', { correct: correctBySelf })}</p>}
          <p css={muted}>{t('tests.results.time', { time: formatDuration(seconds) })}</p>
        </div>
        <ol css={listStyle}>
          {questions.map((question) => (
            <AnswerReview
              key={question.id}
              attemptId={latest.id}
              question={question}
              answer={answers.find(({ questionId }) => questionId === question.id)}
              onMarked={setLatest}
            />
          ))}
        </ol>
      </Stack>
    </Dialog>
  );
};
