import type { BuildName } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { FeatureDependencies } from '../../platform/feature.ts';
import { repeat } from '../../platform/runtime/index.ts';
import { releaseControl, releaseQueries } from '../release/index.ts';
import { judge } from './guard.ts';
import { buildReportQueries } from './queries.ts';

type Parts = Pick<FeatureDependencies, 'db' | 'commands' | 'files' | 'publishedRemotes' | 'log'>;

const everyMs = 5000;
/** Both builds are compared over this time: longer ago, the API may have been the reason. */
const minutes = 10;
const sweepEveryMs = 900_000;
const by = { kind: 'guard', name: 'guard' } as const;

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

/** Compares each canary with the build that the other students have, and rolls back those that are worse. */
export const guardOnce = async (parts: Parts): Promise<void> => {
  const { figuresOf } = buildReportQueries(parts.db);
  const { rollBack } = releaseControl(parts);
  const published = await parts.publishedRemotes();
  for (const { remote, served } of await releaseQueries(parts.db).served()) {
    const canary = served.canary?.build.version;
    if (canary === undefined) continue;
    const stable = served.live?.version ?? published.remotes[remote]?.version;
    const figuresIn = (version: string): ReturnType<typeof figuresOf> =>
      figuresOf({ remote, version } satisfies BuildName, minutes);
    const { isWorse, reason } = judge({
      canary: await figuresIn(canary),
      stable: await figuresIn(stable ?? ''),
    });
    if (!isWorse) continue;
    const context = { actorId: 'guard', actorKind: 'system', correlationId: randomUUID() } as const;
    await rollBack(remote, { from: canary, reason }, { by, context });
    parts.log.warn({ remote, build: canary, reason }, 'a build was rolled back by the guard');
  }
};

/** Guards releases every few seconds, and keeps the table of the counts small, until the signal aborts. */
export const keepGuarding = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  const { log } = parts;
  await Promise.all([
    repeat(() => guardOnce(parts), {
      everyMs,
      signal,
      failed: (error) => log.warn({ err: error }, 'the builds could not be compared; trying again'),
    }),
    repeat(() => sweepCounts(parts.db), {
      everyMs: sweepEveryMs,
      signal,
      failed: (error) => log.warn({ err: error }, 'old counts of builds were not deleted; trying again later'),
    }),
  ]);
};
