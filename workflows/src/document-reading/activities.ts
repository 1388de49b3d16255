import { type DocumentId, unreadableDocument } from '@hub/contracts';
import { withHeartbeat, errorsAsFailures } from '../activity/errors-as-failures.ts';
import { pageReporter, progressReporter } from '../activity/progress-reporter.ts';
import type { Backend } from '../backend.ts';
import type { VectorWriter } from '../embeddings/vector-writer.ts';
import type { DocumentTexts } from '../text/document-texts.ts';

export interface ReadingDependencies {
  readonly backend: Pick<Backend, 'recordTextFailure' | 'reportProgress'>;
  readonly texts: Pick<DocumentTexts, 'pagesOf'>;
  /** Missing without an embedding engine. */
  readonly vectors?: Pick<VectorWriter, 'prepare'> | undefined;
}

const guarded = errorsAsFailures(unreadableDocument);

export const readingActivities = ({ backend, texts, vectors }: ReadingDependencies) => {
  const report = progressReporter(backend);
  return {
    /** Fetches, reads and stores in one step: a text does not belong in a workflow's history. */
    readText: ({ documentId }: { documentId: DocumentId }): Promise<{ pages: number }> =>
      guarded(
        withHeartbeat(async (signal) => {
          report('Reading the document', 0.1);
          const onPage = pageReporter(report, [0.1, 0.95]);
          const { length: pages } = await texts.pagesOf(documentId, { signal, onPage });
          vectors?.prepare(documentId);
          return { pages };
        }),
      ),

    recordTextFailure: (input: { documentId: DocumentId; reason: string }): Promise<void> =>
      guarded(backend.recordTextFailure(input.documentId, input.reason)),
  };
};

export type ReadingActivities = ReturnType<typeof readingActivities>;
