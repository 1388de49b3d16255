import { z } from 'zod';

const Counts = z.object({ passed: z.int(), failed: z.int(), skipped: z.int() }).readonly();
export type Counts = z.infer<typeof Counts>;

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    none,
  );

/** The last line of `pnpm test`. */
export const lastLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int().default(0),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })).default([]),
});

/** A file that breaks before its first test counts as one that failed. */
export const countVitest = (text: string): Counts => {
  const report = VitestReport.parse(JSON.parse(text));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()).default([]),
});

/** A journey that needed a second try counts as failed; so does a run that broke outside of its journeys. */
export const countPlaywright = (text: string): Counts => {
  const { stats, errors } = PlaywrightReport.parse(JSON.parse(text));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
};

/** Each of its checks is a test. */
export const countChaos = (text: string): Counts => Counts.parse(JSON.parse(text));
