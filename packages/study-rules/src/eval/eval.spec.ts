import { describe, expect, it } from 'vitest';
import { judgeChat } from './judge-answers.ts';
import { judgeSchedule } from './judge-schedule.ts';
import { judgeStudy } from './judge-study-material.ts';

describe('the rules, on our own sets', { timeout: 60_000 }, () => {
  it('understand 95 of 100 scheduling sentences and make no unintended change', () => {
    const judged = judgeSchedule();
    expect(judged.length).toBeGreaterThanOrEqual(60);
    expect(judged.filter(({ harmful }) => harmful).map(({ sentence }) => sentence.say)).toEqual([]);
    expect(judged.filter(({ right }) => right).length / judged.length).toBeGreaterThanOrEqual(0.95);
  });

  it('quote documents verbatim, answer what these say and decline what they do not', () => {
    const { answerable, unanswerable, wrong, quotes, invented, notRefused } = judgeChat();
    expect(Math.min(answerable.length, unanswerable.length)).toBeGreaterThanOrEqual(40);
    expect(quotes.length).toBeGreaterThanOrEqual(answerable.length - wrong.length);
    expect(invented).toEqual([]);
    expect(notRefused.length / unanswerable.length).toBeLessThanOrEqual(0.05);
    expect(wrong.length).toBeLessThanOrEqual(4);
  });

  it.each(judgeStudy())('write cards and questions about $document without a fault', ({ cards, questions, faults }) => {
    expect(faults).toEqual([]);
    expect(cards).toHaveLength(20);
    expect(questions.length).toBeGreaterThanOrEqual(15);
    expect(cards.every(({ source }) => source)).toBe(true);
  });
});
