import { describe, expect, it } from 'vitest';
import { judgeAnswers } from './answers/judge-answers.ts';
import { knownDocuments, knownFolder } from './answers/known-documents.ts';
import { documents, textOf } from '../testing/sample-documents.ts';
import { mechanicalFaults, repeatedIn } from './study-material/mechanical-faults.ts';
import { samplesOf } from './study-material/write-samples.ts';
import { judgeConversations } from './scheduling/judge-conversations.ts';
import {
  firstRound,
  fourthRound,
  fourthRoundHeldOut,
  knownStudents,
  readStudents,
} from './scheduling/read-students.ts';
import { understood } from './scheduling/report.ts';

describe('the rules, on our own sets', { timeout: 60_000 }, () => {
  it('understand 90 of 100 known scheduling turns and make no unintended change', () => {
    const turns = judgeConversations(readStudents(knownStudents));
    expect(turns.length).toBeGreaterThanOrEqual(150);
    expect(turns.filter(({ verdict }) => verdict === 'wrong change').map(({ turn }) => turn.say)).toEqual([]);
    expect(understood(turns) / turns.length).toBeGreaterThanOrEqual(0.9);
  });

  it('understand 75 of 100 turns of the first round and change the wrong thing in less than 1 of 100', () => {
    const turns = judgeConversations(readStudents(firstRound));
    const wrong = turns.filter(({ verdict }) => verdict === 'wrong change');
    expect(wrong.length / turns.length).toBeLessThan(0.01);
    expect(understood(turns) / turns.length).toBeGreaterThanOrEqual(0.75);
  });

  it('understand 85 of 100 turns of the fourth round, most of which continue a conversation', () => {
    const turns = [fourthRound, fourthRoundHeldOut].flatMap((folder) => judgeConversations(readStudents(folder)));
    expect(turns.length).toBeGreaterThanOrEqual(135);
    expect(turns.filter(({ verdict }) => verdict === 'wrong change').length / turns.length).toBeLessThan(0.05);
    expect(understood(turns) / turns.length).toBeGreaterThanOrEqual(0.85);
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
