import type { InStream } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { recordLook } from '../audit-grant/index.ts';
import { contentsRoutes } from './contents-routes.ts';
import { pastEvent } from './past-event.ts';
import { pastStates } from './past-states.ts';
import { auditQueries } from './queries.ts';
import { auditRoutes } from './routes.ts';
import { treeRoutes } from './tree-routes.ts';

/**
 * What auditors see of these features: who did what, when and why, over all students, the proof of each event, and under a
 * grant what was written.
 */
export const auditFeature = (features: readonly Feature[]): Feature => ({
  routes(router, { db, proofs, treeProofs, histories, commands }) {
    const queries = auditQueries(db);
    const aggregates = new Map(features.flatMap(({ aggregates = [] }) => aggregates.map((one) => [one.category, one])));
    const streamOf = async (id: string, { subject, subjectId }: InStream) => {
      const stream = subject && subjectId ? `${subject}-${subjectId}` : await queries.streamOf(id);
      if (stream === null) throw new Rejection('not_found');
      return stream;
    };
    auditRoutes(router, { ...queries, ...proofs, streamOf });
    treeRoutes(router, { ...treeProofs, streamOf });
    contentsRoutes(router, {
      eventOf: pastEvent(histories),
      statesOf: pastStates(histories, aggregates),
      part: histories.part,
      isErased: queries.isErased,
      streamOf,
      recordLook: recordLook({ db, commands }),
    });
  },
});
