import { buildCounts, type BuildName, type BuildReport } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { metrics } from '../../platform/observability/index.ts';

/** What one student's page reported of a build. */
export interface Counted extends BuildReport {
  /** 1 for the first failure of this student in ten minutes. */
  readonly failingStudents: number;
}

const everyMs = 1000;
const names = [...buildCounts, 'failingStudents'] as const;
type Sums = Record<(typeof names)[number], number>;
const none: Sums = { mounts: 0, failures: 0, errors: 0, longTasks: 0, failingStudents: 0 };

const add = `
  insert into build_minutes (remote, version, minute, mounts, failures, errors, long_tasks, failing_students)
  select remote, version, date_trunc('minute', now()), mounts, failures, errors, "longTasks", "failingStudents"
  from jsonb_to_recordset(?::jsonb) as reported (remote text, version text, mounts int, failures int, errors int,
    "longTasks" int, "failingStudents" int)
  on conflict (remote, version, minute) do update set
    mounts = build_minutes.mounts + excluded.mounts,
    failures = build_minutes.failures + excluded.failures,
    errors = build_minutes.errors + excluded.errors,
    long_tasks = build_minutes.long_tasks + excluded.long_tasks,
    failing_students = build_minutes.failing_students + excluded.failing_students`;

/**
 * Adds up what is reported to this process, and adds the sums to Postgres once a second: reports of ten thousand pages
 * write as little as those of ten. Counts of a second are lost when the process dies.
 */
export const createBuildCounts = ({ db, log }: { readonly db: Knex; readonly log: Logger }) => {
  let waiting = new Map<string, Sums & BuildName>();

  const flush = async () => {
    const sums = [...waiting.values()];
    waiting = new Map();
    try {
      await db.raw(add, [JSON.stringify(sums)]);
    } catch (error) {
      log.warn({ err: error }, 'the counts of builds were not stored');
    }
  };

  return (counted: Counted): void => {
    const { remote, version } = counted;
    if (waiting.size === 0) setTimeout(() => void flush(), everyMs).unref();
    const key = `${remote} ${version}`;
    const sum = waiting.get(key) ?? { ...none, remote, version };
    waiting.set(key, sum);
    for (const name of names) sum[name] += counted[name];
    for (const kind of buildCounts) metrics.builds.inc({ remote, build: version, kind }, counted[kind]);
  };
};
