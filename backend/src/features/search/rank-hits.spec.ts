import { ClassId, type EventType } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './fold-text.ts';
import { type Candidate, rankHits } from './rank-hits.ts';

const today = '2026-11-26';
const classId = ClassId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const id = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c12';

const base = { id, classId, detail: null, dueDate: null, eventType: null, archived: false, completed: false };
const biology = 'Biology BIO 101';
const thing = (kind: Candidate['kind'], title: string, more: Partial<Candidate> = {}): Candidate => ({
  ...base,
  kind,
  title,
  around: biology,
  ...more,
});
const event = (eventType: EventType, [title, dueDate]: [string, string], more: Partial<Candidate> = {}) =>
  thing('event', title, { eventType, dueDate, ...more });
const task = (title: string, dueDate: string | null = null) => thing('task', title, { dueDate });
const pdf = (title: string) => thing('document', title);
const course = (title: string, around: string) => thing('class', title, { around });

const found = (query: string, candidates: readonly Candidate[]) =>
  rankHits(candidates, { query, terms: wordsOf(query), today }).map(({ title, dueDate }) =>
    dueDate === null ? title : `${title} ${dueDate.slice(5)}`,
  );

describe('what a student means comes first', () => {
  it.each<[string, string, Candidate[], string[]]>([
    [
      'the exam that is called otherwise, not a file with the words',
      'midterm exam 3',
      [pdf('Midterm exam 3 solutions.pdf'), event('exam', ['Exam 3', '2026-12-10'])],
      ['Exam 3 12-10', 'Midterm exam 3 solutions.pdf'],
    ],
    [
      'the exam, not a task about it',
      'exam 3',
      [task('Study for exam 3', '2026-12-01'), event('exam', ['Midterm 3', '2026-12-10'])],
      ['Midterm 3 12-10', 'Study for exam 3 12-01'],
    ],
    [
      'the file where it is asked for',
      'exam 3 pdf',
      [event('exam', ['Exam 3', '2026-12-10']), pdf('Exam 3.pdf')],
      ['Exam 3.pdf'],
    ],
    ['any exam by its type', 'exam', [event('exam', ['Oral', '2026-12-10']), task('Buy milk')], ['Oral 12-10']],
    [
      'the same number, never a part of another',
      'homework 3',
      [event('homework', ['Homework 13', '2026-11-27']), event('homework', ['HW3', '2026-12-10'])],
      ['HW3 12-10'],
    ],
    [
      'a longer number only after it',
      'quiz 3',
      [event('quiz', ['Quiz 30', '2026-11-27']), event('quiz', ['Quiz 3', '2026-12-10'])],
      ['Quiz 3 12-10', 'Quiz 30 11-27'],
    ],
    [
      'what is to come before what has passed, the nearest first',
      'quiz',
      [
        event('quiz', ['Quiz', '2026-11-02']),
        event('quiz', ['Quiz', '2026-12-20']),
        event('quiz', ['Quiz', '2026-11-26']),
        event('quiz', ['Quiz', '2026-11-20']),
      ],
      ['Quiz 11-26', 'Quiz 12-20', 'Quiz 11-20', 'Quiz 11-02'],
    ],
    [
      'what is open before what is done, and before what is archived',
      'essay',
      [
        event('assignment', ['Essay', '2026-12-01'], { completed: true }),
        event('assignment', ['Essay', '2026-12-02'], { archived: true }),
        event('assignment', ['Essay', '2026-12-03']),
      ],
      ['Essay 12-03', 'Essay 12-01', 'Essay 12-02'],
    ],
    [
      'the exact title, then the one that begins with it',
      'lab report',
      [task('Ask about the lab report'), task('Lab report draft'), task('Lab report')],
      ['Lab report', 'Lab report draft', 'Ask about the lab report'],
    ],
    [
      'the one of the class that is named',
      'bio midterm',
      [
        event('exam', ['Midterm', '2026-12-01'], { around: 'Chemistry CHEM 2' }),
        event('exam', ['Midterm', '2026-12-09']),
        pdf('Midterm.pdf'),
      ],
      ['Midterm 12-09', 'Midterm.pdf'],
    ],
    [
      'a class by the beginning of its name, and not everything in it',
      'bio',
      [task('Read'), task('Biome essay'), course('Biology', 'BIO 101')],
      ['Biology', 'Biome essay'],
    ],
    ['a class by its code without a space', 'bio101', [course('Life', 'BIO 101')], ['Life']],
    ['words in any order', 'physics quantum', [course('Quantum Physics', 'PHY')], ['Quantum Physics']],
    [
      'whole words before beginnings, and these before parts',
      'art',
      [task('Start'), task('Artefacts'), task('Art history')],
      ['Art history', 'Artefacts', 'Start'],
    ],
    [
      'a question without its small words',
      'when is my next quiz',
      [event('quiz', ['Pop', '2026-12-01'])],
      ['Pop 12-01'],
    ],
    ['without case and accents', 'SCHRODINGER', [task('Schrödinger’s cat')], ['Schrödinger’s cat']],
    ['a plural as the word itself', 'midterms', [event('exam', ['Midterm', '2026-12-01'])], ['Midterm 12-01']],
  ])('%s: “%s”', (...[, query, candidates, order]) => {
    expect(found(query, candidates)).toEqual(order);
  });

  it('keeps the order of equals', () => {
    const [first, second] = [{ ...task('Read'), id: id.replace(/2$/, '3') }, task('Read')];
    const wanted = { query: 'read', terms: ['read'], today };
    expect(rankHits([first, second], wanted).map((hit) => hit.id)).toEqual([first.id, second.id]);
    expect(rankHits([second, first], wanted).map((hit) => hit.id)).toEqual([second.id, first.id]);
  });
});
