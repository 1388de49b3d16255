import { type GeneratedQuestion, type PracticeTestId, messageForStudent } from '@hub/contracts';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import { progressReporter, writingReporter } from '../activity/progress-reporter.ts';
import type { StudyAi, Written } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';
import { materialFor } from '../study-material/material-for.ts';

export interface PracticeTestDependencies {
  readonly backend: Pick<
    Backend,
    'practiceTestRequest' | 'recordQuestions' | 'chatContext' | 'passages' | 'reportProgress'
  >;
  readonly ai: Pick<StudyAi, 'writeQuestions'>;
}

const guarded = errorsAsFailures(messageForStudent);

export const practiceTestActivities = ({ backend, ai }: PracticeTestDependencies) => {
  const report = progressReporter(backend);
  return {
    writeQuestions: ({ testId }: { testId: PracticeTestId }): Promise<Written<GeneratedQuestion>> =>
      guarded(
        withHeartbeat(async (signal) => {
          report('Reading your documents', 0.1);
          const request = await backend.practiceTestRequest(testId, signal);
          const material = await materialFor(backend, request, { signal, report });
          report('Writing the questions', 0.4);
          const written = writingReporter(report, { what: 'questions', count: request.count });
          return ai.writeQuestions({ ...request, ...material }, signal, written);
        }),
      ),

    /** Safe to repeat: the first recording is kept. */
    recordQuestions: (input: { testId: PracticeTestId; written: Written<GeneratedQuestion> }) => {
      report('Saving the questions', 0.9);
      const { items: questions, ...by } = input.written;
      return guarded(backend.recordQuestions(input.testId, { ...by, questions }));
    },
  };
};

export type PracticeTestActivities = ReturnType<typeof practiceTestActivities>;
