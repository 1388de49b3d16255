import type { Block } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { gradedWork } from './graded-work.ts';

const text = (line: string): Block => ({ kind: 'paragraph', text: line });
const read = (...blocks: Block[]) => gradedWork([{ blocks }]);

describe('what a document grades', () => {
  it('is read from lines with a share, in any language', () => {
    const { words, count } = read(
      text('Provinhas: 20%'),
      text('Flight Paths (15 points)'),
      text('Welcome to the course'),
    );
    expect([...words]).toEqual(['provinha', 'flight', 'path']);
    expect(count).toBe(2);
  });

  it('is read from a table whose column is headed by what a grade is made of', () => {
    const rows = [
      ['Component', 'Weight'],
      ['Prep problems', '10'],
      ['Exams', '60'],
    ];
    const { words, types } = read({ kind: 'table', rows });
    expect([...words]).toEqual(['prep', 'problem', 'exam']);
    expect(types.has('exam')).toBe(true);
  });

  it('is neither a penalty nor what a long paragraph says in passing', () => {
    const long = `Recitations are a chance to ask about anything you like, ${'and more '.repeat(10)} 5% of you will`;
    expect(read(text('Late work loses 10% a day'), text(long)).count).toBe(0);
  });
});
