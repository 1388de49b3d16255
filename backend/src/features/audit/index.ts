import type { Feature } from '../../platform/feature.ts';
import { auditQueries } from './queries.ts';
import { auditRoutes } from './routes.ts';

/** What auditors see: who did what, when and why, over all students, and the proof of each event. */
export const auditFeature: Feature = {
  routes: (router, { db, proofs }) => auditRoutes(router, { ...auditQueries(db), ...proofs }),
};
