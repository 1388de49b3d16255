import { classOf } from '@hub/mfe/testing';
import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { readLine } from './read-line.ts';

const classes = [
  classOf({ name: 'Biology', courseCode: 'BIO 101' }),
  classOf({ name: 'Introduction to Machine Learning', courseCode: 'CS-229' }),
  classOf({ name: 'Art History', courseCode: null }),
  classOf({ name: 'Linear Algebra', courseCode: 'MATH 54' }),
  classOf({ name: 'Marine Ecology', courseCode: 'ECOL 3' }),
];
const read = (line: string) => readLine(line, { classes, classId: null, now: new Date(2026, 10, 21, 12, 0) });

it('a line always has a title, and one made of its own words', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), (line) => {
      const { title } = read(line);
      expect(title === '').toBe(line.trim() === '');
      for (const word of title.split(' ').slice(1)) expect(line).toContain(word);
    }),
    { numRuns: Number(process.env['FC_RUNS'] || 1000), seed: Number(process.env['FC_SEED'] || 20_261_121) },
  );
});
