import { FoundDate } from '@hub/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSyllabus } from './read-syllabus.ts';

const uploadedOn = '2026-08-20';
const word = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    'Exam',
    'due',
    'Quiz 3',
    'Oct 5',
    '12/3',
    '2026',
    'Fall 2026',
    'Week 4',
    'Monday',
    '(',
    ')',
    ':',
    '.',
    'TBA',
    '\n',
    'every Friday submit',
    'Date',
    'Due',
    '- ',
    '5:00 pm',
    'Klausur am 3. Mai',
  ),
);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const block = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading', 'paragraph'), text }),
  fc.record({ kind: fc.constant('table'), rows: fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 5 }) }),
);

it('any document is read without an error, and gives real days near its term and short titles', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
      const { dates, toCheck = [] } = readSyllabus({ pages: [{ blocks }], uploadedOn });
      for (const date of [...dates, ...toCheck]) {
        expect(FoundDate.parse(date)).toEqual(date);
        expect(date.title).not.toMatch(/^[\s•*-]|\n/);
      }
    }),
    { numRuns: 300 },
  );
});
