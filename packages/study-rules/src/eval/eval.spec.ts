import { describe, expect, it } from 'vitest';
import { judgeAnswers } from './answers/judge-answers.ts';
import { knownDocuments, knownFolder } from './answers/known-documents.ts';
import { judgeSchedule } from './judge-schedule.ts';
import { judgeStudy } from './judge-study-material.ts';

describe('the rules, on our own sets', { timeout: 60_000 }, () => {
  it('understand 95 of 100 scheduling sentences and make no unintended change', () => {
    const judged = judgeSchedule();
    expect(judged.length).toBeGreaterThanOrEqual(60);
    expect(judged.filter(({ harmful }) => harmful).map(({ sentence }) => sentence.say)).toEqual([]);
    expect(judged.filter(({ right }) => right).length / judged.length).toBeGreaterThanOrEqual(0.95);
  });

  it('quote documents verbatim, show what these say and do not answer what they leave out', async () => {
    const judged = await judgeAnswers(knownDocuments(knownFolder));
    const [literal, unanswerable] = (['literal', 'unanswerable'] as const).map((kind) =>
      judged.filter((each) => each.kind === kind),
    );
    const count = (of: typeof judged = [], outcome: string) => of.filter((each) => each.outcome === outcome).length;
    expect(judged.flatMap(({ invented }) => invented)).toEqual([]);
    const shown = count(literal, 'right') + count(literal, 'closest, right');
    expect(shown / (literal?.length ?? 0)).toBeGreaterThanOrEqual(0.95);
    expect(count(literal, 'right') / (literal?.length ?? 0)).toBeGreaterThanOrEqual(0.8);
    expect(count(unanswerable, 'wrong') / (unanswerable?.length ?? 0)).toBeLessThanOrEqual(0.05);
  });

  it.each(judgeStudy())('write cards and questions about $document without a fault', ({ cards, questions, faults }) => {
    expect(faults).toEqual([]);
    expect(cards).toHaveLength(20);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    expect(cards.every(({ source }) => source)).toBe(true);
  });
});
