import { type DocumentId, unreadableSyllabus } from '@hub/contracts';
import { Context } from '@temporalio/activity';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import { pageReporter, progressReporter } from '../activity/progress-reporter.ts';
import type { SyllabusReading } from '@hub/study-rules';
import type { StudyAi } from '../ai/study-ai.ts';
import type { Backend } from '../backend.ts';
import type { DocumentTexts } from '../text/document-texts.ts';
import { NotShort, type ShortSyllabi } from './short-syllabi.ts';

export interface SyllabusDependencies {
  readonly backend: Backend;
  readonly ai: Pick<StudyAi, 'extractDates'>;
  readonly texts: Pick<DocumentTexts, 'pagesOf'>;
  /** Missing where a language model reads every syllabus too. */
  readonly short?: Pick<ShortSyllabi, 'extractDates'> | undefined;
}

const guarded = errorsAsFailures(unreadableSyllabus);

const nullIfNotShort = (error: unknown) => {
  if (error instanceof NotShort) return null;
  throw error;
};

export const syllabusActivities = ({ backend, ai, texts, short }: SyllabusDependencies) => {
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

    /** The dates of a short syllabus; null for any other, which is left to `extractDates`. */
    extractDatesSoon: async ({ documentId }: { documentId: DocumentId }): Promise<SyllabusReading | null> => {
      if (!short) return null;
      report('Reading the syllabus', 0.1);
      const reading = short.extractDates(documentId, Context.current().cancellationSignal);
      return guarded(reading.catch(nullIfNotShort));
    },

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
