import type { ExportedDecision } from '@hub/contracts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calibrationOf, decisionsReport, readDecisions } from './decisions.ts';

const decided = (decision: ExportedDecision['decision'], more: Partial<ExportedDecision> = {}): ExportedDecision => ({
  syllabus: 1,
  outcome: 'to_check',
  probability: 0.7,
  reason: null,
  change: null,
  decision,
  edits: [],
  ...more,
});

describe('how the reader did in real use', () => {
  it('counts what students accepted, edited and dismissed by outcome', () => {
    const report = decisionsReport([
      decided('accepted', { outcome: 'created', probability: 0.99 }),
      decided('edited', { edits: ['title'] }),
      decided('edited', { edits: ['date', 'time'] }),
      decided('dismissed', { syllabus: 2 }),
      decided('none'),
    ]);
    expect(report).toContain('5 dates of 2 syllabi');
    expect(report).toMatch(/^\| created +\| +1 \| +0 \| +1 \|.* 100 % \|$/m);
    expect(report).toMatch(/^\| to_check +\| +4 \| +1 \| +0 \| +2 \| +1 \|.* 33 % \|$/m);
    expect(report).toContain('Changed before accepting: date 1, time 1, title 1, type 0');
  });

  it('compares the probability with what was right, and skips what was not decided', () => {
    const { rows, error } = calibrationOf([
      decided('accepted'),
      decided('dismissed'),
      decided('none'),
      decided('merged'),
      decided('accepted', { probability: 1 }),
    ]);
    expect(rows).toMatchObject([
      { from: 0.65, to: 0.8, count: 2, right: 1, said: 0.7 },
      { from: 0.95, to: 1, count: 1, right: 1, said: 1 },
    ]);
    expect(error).toBeCloseTo((2 / 3) * 0.2);
    expect(calibrationOf([])).toEqual({ rows: [], error: 0 });
  });
});

it('an export is read line by line, and a line that is none is named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'decisions-')), 'decisions.ndjson');
  writeFileSync(file, `${JSON.stringify(decided('kept'))}\n\n`);
  expect(readDecisions(file)).toEqual([decided('kept')]);
  writeFileSync(file, '{}\n');
  expect(() => readDecisions(file)).toThrow('line 1 is not an exported decision');
});
