import type { BuildName } from '@hub/contracts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { createRateLimit, createRequestLimit } from '../../platform/http/index.ts';
import { createBuildCounts } from './counts.ts';
import { buildReportQueries } from './queries.ts';
import { buildReportRoutes } from './routes.ts';

const knownIn =
  ({ manifest }: Pick<FeatureDependencies, 'manifest'>) =>
  async ({ remote, version }: BuildName) => {
    const live = (await manifest())?.remotes[remote];
    return live !== undefined && (live.version === version || live.previous?.version === version);
  };

/** How builds fare in the browsers of students, and the guard that takes a bad one back. */
export const buildReportFeature: Feature = {
  privacy: {
    tables: { build_minutes: { impersonal: 'how often builds were shown and failed, for everyone together' } },
    streams: [],
  },
  routes: (router, parts) =>
    buildReportRoutes(router, {
      ...buildReportQueries(parts.db),
      count: createBuildCounts(parts),
      isKnown: knownIn(parts),
      // a page reports every ten seconds at most; several tabs do
      reports: createRequestLimit(parts, { name: 'build reports', perSecond: 0.5, seconds: 60 }),
      firstFailures: createRateLimit(parts, {
        name: 'failing builds',
        windows: [{ attempts: 1, withinSeconds: 600 }],
      }),
    }),
};
