import {
  changeReleaseShare,
  changeTeamShare,
  listReleases,
  listTeamReleases,
  promoteRelease,
  promoteTeamRelease,
  rollBackRelease,
  rollBackTeamRelease,
  startRelease,
  type UserId,
  uploadBuild,
  uploadBuildFile,
} from '@hub/contracts';
import type Router from '@koa/router';
import type { RequestContext } from '../../platform/http/index.ts';
import { mountForRole, mountForTeam, type TeamRequest } from '../../platform/http/routing/index.ts';
import type { ReleaseControl, Releasing } from './control.ts';
import type { ReleaseQueries } from './queries.ts';

export interface ReleaseDependencies {
  readonly control: ReleaseControl;
  readonly queries: ReleaseQueries;
  /** The team of a token. */
  readonly teamOf: (secret: string) => Promise<string | undefined>;
}

const byOperator = ({ user, context }: { user: { id: UserId }; context: RequestContext }): Releasing => {
  const { actorId, correlationId, idempotencyKey, requestHash, onStale } = context;
  const key = idempotencyKey && `${actorId} ${idempotencyKey}`;
  return {
    by: { kind: 'operator', name: user.id },
    context: { actorId, actorKind: 'operator', correlationId, idempotencyKey: key, requestHash, onStale },
  };
};

const byTeam = ({
  team,
  correlationId,
  onStale,
}: Pick<TeamRequest, 'team' | 'correlationId' | 'onStale'>): Releasing => ({
  by: { kind: 'team', name: team },
  context: { actorId: `team ${team}`, actorKind: 'system', correlationId, onStale },
});

const operatorRoutes = (router: Router, { control, queries }: ReleaseDependencies) => {
  mountForRole(router, listReleases, () => queries.allReleases());
  mountForRole(router, promoteRelease, async ({ params: { remote }, body, ...request }) =>
    queries.releaseAfter(remote, await control.promote(remote, body, byOperator(request))),
  );
  mountForRole(router, changeReleaseShare, async ({ params: { remote }, body, ...request }) =>
    queries.releaseAfter(remote, await control.changeShare(remote, body, byOperator(request))),
  );
  mountForRole(router, rollBackRelease, async ({ params: { remote }, body, ...request }) =>
    queries.releaseAfter(remote, await control.rollBack(remote, body, byOperator(request))),
  );
};

const teamRoutes = (router: Router, { control, queries, teamOf }: ReleaseDependencies) => {
  mountForTeam(router, { endpoint: listTeamReleases, teamOf }, ({ team }) => queries.releasesOf(team));
  mountForTeam(router, { endpoint: uploadBuild, teamOf }, async ({ params: { remote }, body, ...request }) =>
    control.upload(remote, body, byTeam(request)),
  );
  mountForTeam(router, { endpoint: uploadBuildFile, teamOf }, async ({ params, body, ...request }) => {
    const content = Buffer.from(body.content, 'base64');
    await control.addFile(params.remote, { hash: params.hash, content }, byTeam(request));
    return undefined;
  });
  mountForTeam(router, { endpoint: startRelease, teamOf }, async ({ params: { remote }, body, ...request }) =>
    queries.releaseOfTeamAfter(remote, await control.start(remote, body, byTeam(request))),
  );
  mountForTeam(router, { endpoint: changeTeamShare, teamOf }, async ({ params: { remote }, body, ...request }) =>
    queries.releaseOfTeamAfter(remote, await control.changeShare(remote, body, byTeam(request))),
  );
  mountForTeam(router, { endpoint: promoteTeamRelease, teamOf }, async ({ params: { remote }, body, ...request }) =>
    queries.releaseOfTeamAfter(remote, await control.promote(remote, body, byTeam(request))),
  );
  mountForTeam(router, { endpoint: rollBackTeamRelease, teamOf }, async ({ params: { remote }, body, ...request }) =>
    queries.releaseOfTeamAfter(remote, await control.rollBack(remote, body, byTeam(request))),
  );
};

export const releaseRoutes = (router: Router, dependencies: ReleaseDependencies): void => {
  operatorRoutes(router, dependencies);
  teamRoutes(router, dependencies);
};
