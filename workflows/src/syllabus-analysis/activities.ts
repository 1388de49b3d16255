import { type DocumentId, type ExtractedDate, unreadableSyllabus } from '@hub/contracts';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { StudyAi } from '../ai/study-ai.ts';
import { type Backend, BackendAway, DocumentGone } from '../backend.ts';
import type { TextReader } from '../text/text-reader.ts';
import { UnreadableFile } from '../text/unreadable.ts';

export interface SyllabusParts {
  readonly backend: Backend;
  readonly ai: StudyAi;
  readonly text: Pick<TextReader, 'read'>;
}

const heartbeatMs = 2000;
/** A fault of our own may pass; this often, it does not. */
const mostAttempts = 3;

/** A call that beats while it runs, so that a cancelled workflow stops it and a dead worker is noticed. */
const beating = async <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
  const context = Context.current();
  const timer = setInterval(() => {
    context.heartbeat();
  }, heartbeatMs);
  try {
    return await work(context.cancellationSignal);
  } finally {
    clearInterval(timer);
  }
};

/** What trying again cannot mend ends the workflow; a backend that is away is waited for. */
const judged = (error: unknown): unknown => {
  if (error instanceof UnreadableFile) return ApplicationFailure.nonRetryable(error.message, unreadableSyllabus);
  if (error instanceof DocumentGone) return ApplicationFailure.nonRetryable(error.message, error.name);
  const last = !(error instanceof BackendAway) && Context.current().info.attempt >= mostAttempts;
  return last && error instanceof Error
    ? ApplicationFailure.create({ message: error.message, type: error.name, nonRetryable: true, cause: error })
    : error;
};

const guarded = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    Context.current().cancellationSignal.throwIfAborted();
    throw judged(error);
  }
};

export const syllabusActivities = ({ backend, ai, text }: SyllabusParts) => ({
  /** Fetches and reads in one step: a whole syllabus has no place in a workflow's history. */
  extractDates: ({ documentId }: { documentId: DocumentId }): Promise<ExtractedDate[]> =>
    guarded(
      beating(async (signal) => {
        const { name, uploadedOn } = await backend.source(documentId, signal);
        const file = await backend.file(documentId, signal);
        const pages = await text.read(file, name, signal);
        return ai.extractDates({ pages, uploadedOn }, signal);
      }),
    ),

  /** Safe to repeat: the backend derives each event's id from the document and the item. */
  recordDates: (given: { documentId: DocumentId; dates: ExtractedDate[] }): Promise<{ scheduled: number }> =>
    guarded(backend.recordAnalysis(given.documentId, given.dates)),

  recordFailure: (given: { documentId: DocumentId; reason: string }): Promise<void> =>
    guarded(backend.recordFailure(given.documentId, given.reason)),
});

export type SyllabusActivities = ReturnType<typeof syllabusActivities>;
