import { ExportedDecision } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { decisionsIn } from './exported-decisions.ts';
import type { SyllabusReviewEvent } from './events.ts';
import { reviewAfter, type SyllabusReview } from './state.ts';
import { accepted, created, edited, gone, leftOut, recorded, toCheck } from './testing/examples.ts';

const exported = (withTitles: boolean, ...events: SyllabusReviewEvent[]) => {
  const review = events.reduce<SyllabusReview | null>(reviewAfter, null);
  const lines = review ? decisionsIn(review, { syllabus: 7, withTitles }) : [];
  return ExportedDecision.strict().array().parse(lines);
};

describe('exported decisions', () => {
  it('have what the reader said and what the student made of it, without any text', () => {
    const edit = { title: 'Office hour', dueDate: '2027-03-02' };
    const lines = exported(false, recorded(), accepted(created), edited(leftOut, edit));
    const common = { syllabus: 7, change: null, reason: null, edits: [] };
    expect(lines).toEqual([
      { ...common, outcome: 'created', probability: 0.9, decision: 'accepted' },
      { ...common, outcome: 'to_check', probability: 0.9, decision: 'none' },
      {
        ...common,
        outcome: 'left_out',
        probability: null,
        reason: 'policy',
        decision: 'edited',
        edits: ['date', 'title'],
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Quiz|Office/);
  });
  it('have titles and lines on request', () => {
    const [line] = exported(true, recorded(), edited(created, { title: 'Test' }));
    expect(line?.texts).toEqual({ title: created.title, quote: created.quote, editedTitle: 'Test' });
  });
  it('leave out what was decided about an earlier syllabus, and what the syllabus does not name', () => {
    expect(exported(false, recorded([gone, { ...toCheck, earlier: 'dismissed' }]))).toEqual([]);
  });
});
