import { buildFigures, type BuildName, type BuildReport, reportBuilds } from '@hub/contracts';
import type Router from '@koa/router';
import type { RateLimit, RequestLimit } from '../../platform/http/index.ts';
import { mount, mountForRole } from '../../platform/http/routing/index.ts';
import type { Counted } from './counts.ts';
import type { BuildReportQueries } from './queries.ts';

interface BuildReportDependencies extends Pick<BuildReportQueries, 'figuresOfAll'> {
  readonly count: (counted: Counted) => void;
  /** Whether a build is live, or was lately. */
  readonly isKnown: (build: BuildName) => Promise<boolean>;
  readonly reports: RequestLimit;
  /** Allows one failure of a student and build in ten minutes. */
  readonly firstFailures: RateLimit;
}

export const buildReportRoutes = (router: Router, dependencies: BuildReportDependencies): void => {
  const { count, isKnown, reports, firstFailures } = dependencies;

  const isFirstFailure = async ({ remote, version, failures, errors }: BuildReport, student: string) => {
    if (failures + errors === 0) return false;
    const counting = firstFailures.count(`${student} ${remote} ${version}`);
    return counting.then(
      () => true,
      () => false,
    );
  };

  mount(router, reportBuilds, async ({ user, body }) => {
    await reports.count(user.id);
    for (const report of body.builds) {
      if (!(await isKnown(report))) continue;
      count({ ...report, failingStudents: (await isFirstFailure(report, user.id)) ? 1 : 0 });
    }
    return undefined;
  });

  mountForRole(router, buildFigures, async () => ({ builds: await dependencies.figuresOfAll() }));
};
