import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

describe("a class's subject", () => {
  it.each([
    ['Discrete Mathematics', 'math'],
    ['CALCULUS II', 'math'],
    ['Organic Chemistry', 'chemistry'],
    ['Computer Science', 'computing'],
    ['Data Structures', 'computing'],
    ['English 101', 'english'],
    ['Creative Writing', 'english'],
    ['World History', 'history'],
    ['Molecular biology', 'biology'],
    ['Physics: mechanics', 'physics'],
    ['Philosophy', 'other'],
    ['', 'other'],
  ])('of %s is %s', (name, subject) => {
    expect(subjectOf(name)).toBe(subject);
  });

  it('is the first in the stated order when several match', () => {
    expect(subjectOf('Physics with Statistics')).toBe('math');
    expect(subjectOf('Biochemistry and Chemistry')).toBe('chemistry');
  });

  it('matches the beginning of words, not the inside', () => {
    expect(subjectOf('Aftermath')).toBe('other');
    expect(subjectOf('Prehistory')).toBe('other');
    expect(subjectOf('metadata')).toBe('other');
  });
});
