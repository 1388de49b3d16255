import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';

/** A build of a remote, as the paths of its files name it: `/mfe/<remote>/<version>/`. */
const BuildName = z.object({
  remote: z.string().regex(/^[a-z]\w{0,59}$/, 'Not the name of a remote'),
  version: z.string().regex(/^[\w.+-]{1,80}$/, 'Not the version of a build'),
});
export type BuildName = z.infer<typeof BuildName>;

/** At most, in one report: a browser that counted more reports that many. */
export const buildReportLimits = { builds: 20, count: 20 } as const;

/** What is counted of a build. */
export const buildCounts = ['mounts', 'failures', 'errors', 'longTasks'] as const;

const few = z.number().int().min(0).max(buildReportLimits.count).default(0);
const Count = z.number().int().nonnegative();

/** How a build fared on one page since its last report. Nothing of the student or of the page is in it. */
export const BuildReport = BuildName.extend({
  /** Applications and slots that were shown. */
  mounts: few,
  /** Those that could not be loaded or shown. */
  failures: few,
  /** Errors that nothing caught, and those that stopped a part that was shown. */
  errors: few,
  /** Times that scripts of the build held the page for over 50 ms. */
  longTasks: few,
});
export type BuildReport = z.infer<typeof BuildReport>;

/** What the browser reports of the builds on a page. 429 for a student who reports too often. Counts of unknown builds are dropped. */
export const reportBuilds = endpoint({
  method: 'POST',
  path: '/api/build-reports',
  body: z.object({ builds: z.array(BuildReport).min(1).max(buildReportLimits.builds) }),
  bodyBytes: 64_000,
  result: z.undefined(),
});

const Counts = z.object({ mounts: Count, failures: Count, errors: Count, longTasks: Count });

/** The counts of a build: of the last 30 days, and of the last two hours in steps that leave out those without any. */
export const BuildFigures = BuildName.extend({
  total: Counts,
  steps: z.array(Counts.extend({ at: Instant })),
});
export type BuildFigures = z.infer<typeof BuildFigures>;

/** How many steps the last two hours have, the current one included. */
export const buildSteps = { count: 24, minutes: 5 } as const;

export const buildFigures = endpoint({
  method: 'GET',
  path: '/api/operations/builds',
  result: z.object({ builds: z.array(BuildFigures) }),
  role: 'operator',
});
