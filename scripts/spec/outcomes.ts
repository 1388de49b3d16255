import { z } from 'zod';
import { idsAmong, idsIn } from './checklist.ts';

/** How one test ended in the last run. */
export interface Outcome {
  /** With the titles of its groups. */
  readonly title: string;
  readonly file: string;
  /** The lines of the specification that it claims, by its tags and those of its groups. */
  readonly ids: readonly string[];
  readonly result: 'passed' | 'failed' | 'skipped';
  /** The first line of what failed, where the runner's report has it. */
  readonly reason?: string | undefined;
}

const idsOf = (title: string, tags: readonly string[]) => [...new Set([...idsIn(title), ...idsAmong(tags)])];

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          tags: z.array(z.string()).default([]),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

export const vitestOutcomes = (report: string): Outcome[] =>
  VitestReport.parse(JSON.parse(report)).testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, tags, failureMessages }) => ({
      title: fullName,
      file,
      ids: idsOf(fullName, tags),
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
      reason: failureMessages[0]?.split('\n')[0],
    })),
  );

const Suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tags: z.array(z.string()).default([]),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(Suite).default([]);
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** A journey that needed a second try has failed. */
const resultOf = (statuses: readonly string[]): Outcome['result'] => {
  if (statuses.every((status) => status === 'expected')) return 'passed';
  return statuses.every((status) => status === 'expected' || status === 'skipped') ? 'skipped' : 'failed';
};

const outcomesOf = ({ title: group, file, specs, suites }: z.output<typeof Suite>): Outcome[] => [
  ...specs.map(({ title, tags, tests }) => ({
    title: `${group} ${title}`,
    file,
    ids: idsOf(`${group} ${title}`, tags),
    result: resultOf(tests.map(({ status }) => status)),
  })),
  ...suites.flatMap((suite) => outcomesOf({ ...suite, title: `${group} ${suite.title}` })),
];

export const playwrightOutcomes = (report: string): Outcome[] =>
  PlaywrightReport.parse(JSON.parse(report)).suites.flatMap(outcomesOf);
