import { rejections, type DocumentId, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Outcome } from '../../platform/workflows/index.ts';
import type { DocumentCommand } from './decider.ts';
import type { DocumentEvent } from './events.ts';
import type { StoredDocument } from './queries.ts';

export interface AnalysisDeps {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<readonly DocumentEvent[]>;
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
 * Joins the analysis that runs, or starts one, and waits for its end (decisions Q7, Q166).
 * Answers the document, whose `analysis` is still `running` when the wait was too long.
 * @throws Rejection `analysis_failed` with the reason, `analysis_unavailable` without Temporal
 */
export const analyze = async (deps: AnalysisDeps, { documentId, by, context }: Asked): Promise<StoredDocument> => {
  const known = await deps.documentOf(by, documentId);
  if (known.analysis === 'done') return known;

  const requested = await deps.handle({ type: 'RequestAnalysis', documentId, by }, context);
  const fail = (reason: string) => deps.handle({ type: 'RecordAnalysisFailure', documentId, by, reason }, context);

  try {
    await deps.startAnalysis(documentId, by);
  } catch (error) {
    // a request of ours that reached nobody must not look as if it ran
    if (requested.length > 0) await fail(rejections.analysis_unavailable.message);
    throw error;
  }

  const outcome = await deps.analysisOutcome(documentId);
  const document = await deps.documentOf(by, documentId);
  if (outcome.status !== 'failed' || document.analysis === 'done') return document;
  // the workflow tells its own failure; this is for one that ended without a word
  if (document.analysis === 'running') await fail(unknownReason);
  throw new Rejection('analysis_failed', `Analysis failed: ${document.analysisError ?? unknownReason}`);
};
