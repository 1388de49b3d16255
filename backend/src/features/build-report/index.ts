import type { BuildName } from '@hub/contracts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { createRateLimit, createRequestLimit } from '../../platform/http/index.ts';
import { releaseQueries } from '../release/index.ts';
import { createBuildCounts } from './counts.ts';
import { keepGuarding } from './keep-guarding.ts';
import { buildReportQueries } from './queries.ts';
import { buildReportRoutes } from './routes.ts';

const knownForMs = 5000;

/** The builds that were released, or published by a start; read at most every five seconds. */
const knownBuilds = ({ db, publishedRemotes }: Pick<FeatureDependencies, 'db' | 'publishedRemotes'>) => {
  let known: Promise<ReadonlySet<string>> | null = null;
  const read = async () => {
    const [published, releases] = await Promise.all([publishedRemotes(), releaseQueries(db).served()]);
    return new Set([
      ...Object.entries(published.remotes).flatMap(([remote, { version, previous }]) => [
        `${remote} ${version}`,
        `${remote} ${previous?.version}`,
      ]),
      ...releases.flatMap(({ remote, versions }) => versions.map((version) => `${remote} ${version}`)),
    ]);
  };
  const forget = () => (known = null);
  return async ({ remote, version }: BuildName) => {
    if (!known) {
      known = read();
      known.catch(forget);
      setTimeout(forget, knownForMs).unref();
    }
    return (await known).has(`${remote} ${version}`);
  };
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
      isKnown: knownBuilds(parts),
      // a page reports every ten seconds at most; several tabs do
      reports: createRequestLimit(parts, { name: 'build reports', perSecond: 0.5, seconds: 60 }),
      firstFailures: createRateLimit(parts, {
        name: 'failing builds',
        windows: [{ attempts: 1, withinSeconds: 600 }],
      }),
    }),
};

export { keepGuarding };
