import { BuildFigures, buildSteps, type BuildName } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Figures } from './guard.ts';

const counts = (prefix = '') =>
  ['mounts', 'failures', 'errors', 'long_tasks'].map((name) => `coalesce(sum(${prefix}${name}), 0)::int as ${name}`);

const stepped = `date_bin(interval '${buildSteps.minutes} minutes', minute, 'epoch')`;
const since = `date_bin(interval '${buildSteps.minutes} minutes', now(), 'epoch')
  - interval '${buildSteps.minutes * (buildSteps.count - 1)} minutes'`;

const figures = `
  with steps as (
    select remote, version, ${stepped} as at, ${counts().join(', ')}
    from build_minutes where minute >= ${since} group by remote, version, ${stepped}),
  recent as (
    select remote, version, jsonb_agg(jsonb_build_object('at', at, 'mounts', mounts, 'failures', failures,
      'errors', errors, 'longTasks', long_tasks) order by at) as steps
    from steps group by remote, version)
  select remote, version, steps, jsonb_build_object('mounts', sum(mounts), 'failures', sum(failures),
    'errors', sum(errors), 'longTasks', sum(long_tasks)) as total
  from build_minutes left join recent using (remote, version)
  group by remote, version, steps order by remote, max(minute) desc limit 500`;

/** One minute's attempts, of which no more can be bad than there were. */
const attempts = 'mounts + failures';
const compared = `
  select coalesce(sum(${attempts}), 0)::int as attempts,
    coalesce(sum(least(${attempts}, failures + errors)), 0)::int as bad,
    coalesce(sum(failing_students), 0)::int as failing_students
  from build_minutes
  where remote = :remote and version = :version and minute > now() - :minutes * interval '1 minute'`;

interface Step {
  readonly at: string;
}
interface Row extends BuildName {
  readonly steps: readonly Step[] | null;
  readonly total: unknown;
}

export const buildReportQueries = (db: Knex) => ({
  /** Of every build that was reported in 30 days, the last used first. */
  figuresOfAll: async (): Promise<BuildFigures[]> => {
    const { rows } = await db.raw<{ rows: Row[] }>(figures);
    return rows.map(({ steps, ...row }) =>
      BuildFigures.parse({
        ...row,
        // Postgres writes times with an offset
        steps: (steps ?? []).map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
      }),
    );
  },

  /** Of one build in the last minutes. */
  figuresOf: async ({ remote, version }: BuildName, minutes: number): Promise<Figures> => {
    const { rows } = await db.raw<{ rows: [Figures] }>(compared, { remote, version, minutes });
    return rows[0];
  },
});

export type BuildReportQueries = ReturnType<typeof buildReportQueries>;
