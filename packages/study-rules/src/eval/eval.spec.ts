import { describe, expect, it } from 'vitest';
import { judgeChat } from './judge-answers.ts';
import { judgeConversations } from './scheduling/judge-conversations.ts';
import { knownStudents, readStudents } from './scheduling/read-students.ts';
import { understood } from './scheduling/report.ts';
import { judgeStudy } from './judge-study-material.ts';

describe('the rules, on our own sets', { timeout: 60_000 }, () => {
  it('understand 90 of 100 known scheduling turns and make no unintended change', () => {
    const turns = judgeConversations(readStudents(knownStudents));
    expect(turns.length).toBeGreaterThanOrEqual(150);
    expect(turns.filter(({ verdict }) => verdict === 'wrong change').map(({ turn }) => turn.say)).toEqual([]);
    expect(understood(turns) / turns.length).toBeGreaterThanOrEqual(0.9);
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
