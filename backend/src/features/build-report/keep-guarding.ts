import type { Knex } from 'knex';

/** After two days, the minutes of an hour become one row; after 30 days they are deleted. */
const sweep = [
  `delete from build_minutes where minute < now() - interval '30 days'`,
  `with old as (
     delete from build_minutes
     where minute < date_trunc('hour', now() - interval '2 days') and minute <> date_trunc('hour', minute)
     returning *)
   insert into build_minutes
   select remote, version, date_trunc('hour', minute), sum(mounts), sum(failures), sum(errors), sum(long_tasks),
     sum(failing_students)
   from old group by remote, version, date_trunc('hour', minute)
   on conflict (remote, version, minute) do update set
     mounts = build_minutes.mounts + excluded.mounts,
     failures = build_minutes.failures + excluded.failures,
     errors = build_minutes.errors + excluded.errors,
     long_tasks = build_minutes.long_tasks + excluded.long_tasks,
     failing_students = build_minutes.failing_students + excluded.failing_students`,
];

/** Keeps the table of the counts small. Safe to repeat, by several processes at once. */
export const sweepCounts = async (db: Knex): Promise<void> => {
  for (const statement of sweep) await db.raw(statement);
};
