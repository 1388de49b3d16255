import { analysisSource, type DocumentId, recordAnalysis } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import type { StoredDocument } from '../document/index.ts';
import { type RecordDependencies, recordReading } from './record-reading.ts';
import type { SyllabusReview } from './state.ts';

export interface InternalDependencies extends RecordDependencies {
  /** Rejects for a deleted or replaced document (decision Q9). */
  current: (id: DocumentId) => Promise<StoredDocument>;
  /** From the event log, which may be ahead of the read model. */
  load: (id: DocumentId) => Promise<SyllabusReview | null>;
}

/** What the syllabus workflow reads and records. */
export const internalReviewRoutes = (router: Router, dependencies: InternalDependencies) => {
  const { current, load } = dependencies;

  mountInternal(router, analysisSource, async ({ params }) => {
    const { name, mimeType, createdAt, hash, ownerId } = await current(params.id);
    const term = (await load(params.id))?.term;
    return {
      name,
      mimeType,
      uploadedOn: createdAt.slice(0, 'YYYY-MM-DD'.length),
      hash,
      term: term ? { first: term.first, last: term.last } : null,
      studentId: ownerId,
    };
  });

  mountInternal(router, recordAnalysis, async (request) => {
    const document = await current(request.params.id);
    if (document.docType !== 'syllabus') throw new Rejection('not_a_syllabus');
    if (document.analysis === 'done') return { scheduled: document.scheduled };
    const context = request.contextFor(document.ownerId);
    return { scheduled: await recordReading(dependencies, document, { reading: request.body, context }) };
  });
};
