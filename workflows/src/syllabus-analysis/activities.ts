import { type DocumentId, unreadableSyllabus } from '@hub/contracts';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import { pageReporter, progressReporter } from '../activity/progress-reporter.ts';
import type { SyllabusReading } from '@hub/study-rules';
import type { StudyAi } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';
import type { DocumentTexts } from '../text/document-texts.ts';

export interface SyllabusDependencies {
  readonly backend: Backend;
  readonly ai: Pick<StudyAi, 'extractDates'>;
  readonly texts: Pick<DocumentTexts, 'pagesOf'>;
}

const guarded = errorsAsFailures(unreadableSyllabus);

export const syllabusActivities = ({ backend, ai, texts }: SyllabusDependencies) => {
  const report = progressReporter(backend);
  return {
    /** Fetches and reads in one step: a whole syllabus does not belong in a workflow's history. */
    extractDates: ({ documentId }: { documentId: DocumentId }): Promise<SyllabusReading> =>
      guarded(
        withHeartbeat(async (signal) => {
          report('Reading the syllabus', 0.1);
          const { uploadedOn, term, studentId } = await backend.source(documentId, signal);
          const pages = await texts.pagesOf(documentId, { signal, onPage: pageReporter(report, [0.1, 0.6]) });
          report('Looking for dates', 0.6);
          return ai.extractDates({ pages, uploadedOn, term, studentId }, signal);
        }),
      ),

    /** Safe to repeat: the backend derives each event's id from the document and the item. */
    recordDates: (input: SyllabusReading & { documentId: DocumentId }): Promise<{ scheduled: number }> => {
      report('Adding the dates', 0.9);
      return guarded(backend.recordAnalysis(input.documentId, input));
    },

    recordFailure: (input: { documentId: DocumentId; reason: string }): Promise<void> =>
      guarded(backend.recordFailure(input.documentId, input.reason)),
  };
};

export type SyllabusActivities = ReturnType<typeof syllabusActivities>;
