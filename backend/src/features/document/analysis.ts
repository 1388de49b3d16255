import { rejections, type DocumentId, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { Outcome } from '../../platform/workflows/index.ts';
import type { DocumentCommand } from './decider.ts';
import type { DocumentEvent } from './events.ts';
import type { StoredDocument } from './queries.ts';

export interface AnalysisDependencies {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<RecordedEvents<DocumentEvent>>;
  documentOf: (owner: UserId, id: DocumentId) => Promise<StoredDocument>;
  startAnalysis: (id: DocumentId, owner: UserId) => Promise<void>;
  analysisOutcome: (id: DocumentId) => Promise<Outcome<unknown>>;
}

interface Asked {
  readonly documentId: DocumentId;
  readonly by: UserId;
  readonly context: CommandContext;
}

const unknownReason = 'The syllabus could not be read.';

/**
 * Joins the running analysis, or starts one, and waits for its end (decisions Q7, Q166).
 * Returns the document. Its `analysis` is still `running` if the wait timed out.
 * @throws Rejection `analysis_failed` with the reason, `analysis_unavailable` without Temporal
 */
export const analyze = async (
  dependencies: AnalysisDependencies,
  { documentId, by, context }: Asked,
): Promise<StoredDocument> => {
  const known = await dependencies.documentOf(by, documentId);
  if (known.analysis === 'done') return known;

  const { events: requested } = await dependencies.handle({ type: 'RequestAnalysis', documentId, by }, context);
  const fail = (reason: string) =>
    dependencies.handle({ type: 'RecordAnalysisFailure', documentId, by, reason }, context);

  try {
    await dependencies.startAnalysis(documentId, by);
  } catch (error) {
    // an analysis that could not be started must not appear as running
    if (requested.length > 0) await fail(rejections.analysis_unavailable.message);
    throw error;
  }

  const outcome = await dependencies.analysisOutcome(documentId);
  const document = await dependencies.documentOf(by, documentId);
  if (outcome.status !== 'failed' || document.analysis === 'done') return document;
  // the workflow records its own failures; this is for one that ended without doing so
  if (document.analysis === 'running') await fail(unknownReason);
  throw new Rejection('analysis_failed', `Analysis failed: ${document.analysisError ?? unknownReason}`);
};
