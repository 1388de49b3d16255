import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, lastLine, sum } from './counts.ts';

const vitest = (report: object) =>
  countVitest(JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, ...report }));
const playwright = (stats: object, errors: object[] = []) =>
  countPlaywright(JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }));

describe('the last line of the tests', () => {
  it('adds up all runners', () => {
    const all = [vitest({ numPassedTests: 3, numTodoTests: 1 }), playwright({ expected: 2, unexpected: 1 })];
    expect(lastLine(sum(all))).toBe('5 passed, 1 failed, 1 skipped');
  });

  it('counts a test file that cannot even be loaded', () => {
    expect(vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }).failed).toBe(1);
  });

  it('does not let a journey pass at its second try', () => {
    expect(playwright({ flaky: 1 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run that broke before its first journey', () => {
    expect(playwright({}, [{ message: 'the product did not start' }]).failed).toBe(1);
  });
});
