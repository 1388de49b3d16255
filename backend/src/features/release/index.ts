import type { Feature } from '../../platform/feature.ts';
import { releaseAggregate } from './aggregate.ts';
import { buildFiles } from './build-files.ts';
import { releaseControl, type Releasing } from './control.ts';
import { keepRemovingBuilds } from './keep-removing.ts';
import { releaseList } from './projection.ts';
import { releaseQueries } from './queries.ts';
import { releaseRoutes } from './routes.ts';
import { releaseServing } from './serving.ts';
import { teamTokens } from './team-tokens.ts';

/** Which builds of the remotes students get: uploaded by teams, shown to a share of the students, taken back. */
export const releaseFeature: Feature = {
  privacy: {
    tables: {
      [releaseList.table]: { impersonal: 'builds of screens, which teams and operators release' },
      release_tokens: { impersonal: 'hashes of the tokens of teams' },
      release_files: { impersonal: 'where the scripts of builds are stored' },
    },
    streams: ['release'],
  },
  aggregates: [releaseAggregate],
  projections: [releaseList],
  files: (parts) => {
    const { isNamed } = buildFiles(parts);
    return { release: (_id, file) => isNamed(file) };
  },
  routes: (router, parts) =>
    releaseRoutes(router, {
      control: releaseControl(parts),
      queries: releaseQueries(parts.db),
      teamOf: teamTokens(parts.db).find,
    }),
};

export { keepRemovingBuilds, releaseControl, releaseQueries, releaseServing, type Releasing, teamTokens };
