import { expect, it } from 'vitest';
import { runSteps, type Step } from './step.ts';

const step = (name: string, script: string, needs: readonly string[] = []): Step => ({
  name,
  file: process.execPath,
  args: ['-e', script],
  needs,
});

it('a step waits for those that it needs, and counts as failed without running when one of them failed', async () => {
  const results = await runSteps(
    [
      step('slow', 'setTimeout(() => process.exit(1), 200)'),
      step('quick', ''),
      step('alone', ''),
      step('after', "throw new Error('ran')", ['slow']),
    ],
    2,
  );
  const failed = results.map(({ step: { name }, counts, seconds }) => [name, counts.failed, seconds === 0] as const);
  expect(failed.toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['after', 1, true],
    ['alone', 0, false],
    ['quick', 0, false],
    ['slow', 1, false],
  ]);
});

it('a step may need one of an earlier run', async () => {
  const [failed] = await runSteps([step('build', 'process.exit(1)')]);
  const [later] = await runSteps([step('tests', '', ['build'])], 1, failed && [failed]);
  expect(later).toMatchObject({ counts: { failed: 1 }, seconds: 0 });
});
