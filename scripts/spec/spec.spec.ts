import { describe, expect, it } from 'vitest';
import { idsAmong, idsIn, idsInTagsOf, readChecklist } from './checklist.ts';
import { coverageOf } from './coverage.ts';
import { playwrightOutcomes, vitestOutcomes, type Outcome } from './outcomes.ts';
import { tableOf } from './table.ts';

const lines = readChecklist(`## S6 — 6. Roles
- [ ] S6.1 Signed-out users see only the landing page.
- [ ] S6.2 Signed-in users see the app routes. [Q1]
- [x] S7.10 A wrong password fails.`);

const outcome = (title: string, result: Outcome['result'] = 'passed'): Outcome => ({
  title,
  file: 'a.spec.ts',
  ids: idsIn(title),
  result,
});
const coveredBy = (...outcomes: readonly Outcome[]) => coverageOf(lines, outcomes).covered.map(({ id }) => id);

describe('the coverage of the specification', () => {
  it('reads the lines of the checklist', () => {
    expect(lines).toHaveLength(3);
    expect(lines[1]).toEqual({ id: 'S6.2', section: 'S6', text: 'Signed-in users see the app routes. [Q1]' });
  });

  it('reads one or several ids from a title', () => {
    expect(idsIn('greets the visitor [S6.1]')).toEqual(['S6.1']);
    expect(idsIn('[S6.1] [S6.2] both')).toEqual(['S6.1', 'S6.2']);
    expect(idsIn('[S6.1, S7.10] both')).toEqual(['S6.1', 'S7.10']);
    expect(idsIn('as S6.1 and [Q12] say')).toEqual([]);
  });

  it('reads ids from the tags of vitest and of Playwright, and no other tag', () => {
    expect(idsAmong(['S6.1', '@S7.10', 'R34', 'slow', 'S6'])).toEqual(['S6.1', 'S7.10']);
    const source =
      "it('a', { tags: ['S6.1', 'R34'] }, run); it('b', { tags: 'S6.2' }, run); test('c', { tag: ['@S7.10'] }, run)";
    expect(idsInTagsOf(source)).toEqual(['S6.1', 'S6.2', 'S7.10']);
  });

  it('counts a line that a passing test carries', () => {
    expect(coveredBy(outcome('[S6.1] sees'), outcome('something else'))).toEqual(['S6.1']);
  });

  it('counts none whose test was skipped or has failed, whatever others say', () => {
    expect(coveredBy(outcome('[S6.1]', 'skipped'), outcome('[S6.2]'), outcome('[S6.2]', 'failed'))).toEqual([]);
  });

  it('tells ids that no line has', () => {
    expect(coverageOf(lines, [outcome('[S6.3]')]).unknown).toMatchObject([{ id: 'S6.3' }]);
  });

  it('shows it by section and in all', () => {
    expect(tableOf(coverageOf(lines, [outcome('[S6.1]')]))).toBe(
      'S6      1 of    2   50 %\nS7      0 of    1    0 %\nall     1 of    3   33 %',
    );
  });
});

describe('the reports of the runners', () => {
  it('are read from vitest', () => {
    const tests = [
      { fullName: 'the group a', status: 'passed', tags: ['S6.1', 'R34'] },
      { fullName: 'b', status: 'todo' },
    ];
    const report = JSON.stringify({ testResults: [{ name: 'x.spec.ts', assertionResults: tests }] });
    expect(vitestOutcomes(report).map(({ title, result, ids }) => [title, result, ids])).toEqual([
      ['the group a', 'passed', ['S6.1']],
      ['b', 'skipped', []],
    ]);
  });

  it('are read from playwright, also below a describe, and a second try has failed', () => {
    const spec = (title: string, status: string) => ({ title, tags: ['S7.10'], tests: [{ status }] });
    const inner = { title: 'the group', file: 'x.e2e.ts', specs: [spec('b', 'flaky'), spec('c', 'skipped')] };
    const suites = [{ title: 'x', file: 'x.e2e.ts', specs: [spec('a', 'expected')], suites: [inner] }];
    const outcomes = playwrightOutcomes(JSON.stringify({ suites }));
    expect(outcomes.map(({ ids }) => ids)).toEqual([['S7.10'], ['S7.10'], ['S7.10']]);
    expect(outcomes.map(({ title, result }) => [title, result])).toEqual([
      ['x a', 'passed'],
      ['x the group b', 'failed'],
      ['x the group c', 'skipped'],
    ]);
  });
});
