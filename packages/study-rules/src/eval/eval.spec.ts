import { describe, expect, it } from 'vitest';
import { judgeChat } from './judge-answers.ts';
import { judgeSchedule } from './judge-schedule.ts';
import { documents, textOf } from '../testing/sample-documents.ts';
import { mechanicalFaults, repeatedIn } from './study-material/mechanical-faults.ts';
import { samplesOf } from './study-material/write-samples.ts';

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

  it.each(documents)('write cards and questions about %s without a fault of form', (document) => {
    const text = textOf(document);
    const of = (kind: 'cards' | 'questions') =>
      samplesOf({ document, text, prompts: [{ for: kind, prompt: 'Key facts', difficulty: 'medium', good: '' }] });
    const [cards, questions] = [of('cards'), of('questions')];
    expect([...cards, ...questions].flatMap((sample) => mechanicalFaults(sample, text))).toEqual([]);
    expect([...repeatedIn(cards), ...repeatedIn(questions)]).toEqual([]);
    expect(cards).toHaveLength(10);
    expect(questions.length).toBeGreaterThanOrEqual(8);
  });
});
