import { analysisSource, type DocumentId, recordAnalysis, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { Rejection } from '../../platform/domain/index.ts';
import type { InTurn } from '../../platform/postgres/index.ts';
import { mountInternal } from '../../platform/http/routing/index.ts';
import type { StoredDocument } from '../document/index.ts';
import { type RecordDependencies, recordReading } from './record-reading.ts';
import type { SyllabusReview } from './state.ts';

export interface InternalDependencies extends RecordDependencies {
  /** Rejects for a document of someone else, or one that was deleted or replaced (decision Q9). */
  current: (id: DocumentId, owner: UserId) => Promise<StoredDocument>;
  /** From the event log, which may be ahead of the read model. */
  load: (id: DocumentId) => Promise<SyllabusReview | null>;
  /** Syllabi of a class are compared one after the other, so that none adds what another one adds. */
  inTurn: InTurn;
}

/** What the syllabus workflow reads and records. */
export const internalReviewRoutes = (router: Router, dependencies: InternalDependencies) => {
  const { current, load, inTurn } = dependencies;

  mountInternal(router, analysisSource, async ({ params: { id }, student }) => {
    const { name, mimeType, size, createdAt, hash } = await current(id, student);
    const term = (await load(id))?.term;
    return {
      name,
      mimeType,
      size,
      uploadedOn: createdAt.slice(0, 'YYYY-MM-DD'.length),
      hash,
      term: term ? { first: term.first, last: term.last } : null,
      studentId: student,
    };
  });

  mountInternal(router, recordAnalysis, async ({ params: { id }, body: reading, student, context }) => {
    const { docType, classId } = await current(id, student);
    if (docType !== 'syllabus') throw new Rejection('not_a_syllabus');
    return inTurn(classId, async () => {
      const document = await current(id, student); // a newer one may have come first
      if (document.analysis === 'done') return { scheduled: document.scheduled };
      return { scheduled: await recordReading(dependencies, document, { reading, context }) };
    });
  });
};
