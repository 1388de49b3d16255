import type { AttemptView, PracticeTestView, QuestionView } from '@hub/contracts';
import { useState } from 'react';
import { TestFrame } from './questions-loader.tsx';
import { Results } from './test-results.tsx';
import { TakeTest } from './take-test.tsx';

/** Takes a test and shows what came of it, against the questions as they were asked. */
export const TakeTestDialog = ({ test, onClose }: { test: PracticeTestView; onClose: () => void }) => {
  const [done, setDone] = useState<{ attempt: AttemptView; questions: readonly QuestionView[] } | null>(null);
  if (done) return <Results test={test} {...done} onClose={onClose} />;
  return (
    <TestFrame test={test} onClose={onClose}>
      {(questions) => (
        <TakeTest
          test={test}
          questions={questions}
          onDone={(attempt) => setDone({ attempt, questions })}
          onClose={onClose}
        />
      )}
    </TestFrame>
  );
};
