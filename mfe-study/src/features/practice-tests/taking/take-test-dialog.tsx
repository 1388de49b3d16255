import type { AttemptView, PracticeTestView, QuestionView } from '@hub/contracts';
import { useState } from 'react';
import { QuestionsLoader } from './questions-loader.tsx';
import { TakeTest } from './take-test.tsx';
import { TestResults } from './test-results.tsx';

/** Takes a test, then shows its results with the questions as they were asked. */
export const TakeTestDialog = ({ test, onClose }: { test: PracticeTestView; onClose: () => void }) => {
  const [done, setDone] = useState<{ attempt: AttemptView; questions: readonly QuestionView[] } | null>(null);
  if (done) return <TestResults test={test} {...done} onClose={onClose} />;
  return (
    <QuestionsLoader test={test} onClose={onClose}>
      {(questions) => (
        <TakeTest
          test={test}
          questions={questions}
          onDone={(attempt) => setDone({ attempt, questions })}
          onClose={onClose}
        />
      )}
    </QuestionsLoader>
  );
};
