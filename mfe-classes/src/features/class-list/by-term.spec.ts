import { classOf, termOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { currentTerms } from '../../shared/current-terms.ts';
import { byTerm } from './by-term.ts';

const spring = termOf({ name: 'Spring 2026', first: '2026-01-12', last: '2026-05-08' });
const fall = termOf({ name: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' });
const year = termOf({ name: 'Year 2', first: '2026-08-01', last: '2027-07-31' });
const terms = [spring, year, fall];

describe('the current terms', () => {
  it.each([
    ['in a term', '2026-02-01', [spring]],
    ['on its last day', '2026-05-08', [spring]],
    ['between two terms, the next one', '2026-06-01', [year]],
    ['in two terms at once', '2026-09-01', [year, fall]],
    ['after all of them, the one that ended last', '2027-09-01', [year]],
  ])('%s', (_when, today, expected) => {
    expect(currentTerms(terms, today)).toEqual(expected);
  });
});

describe('classes by term', () => {
  const algebra = classOf({ name: 'Algebra', termId: spring.id });
  const biology = classOf({ name: 'Biology', termId: fall.id });
  const chess = classOf({ name: 'Chess club' });
  const lost = classOf({ name: 'Latin', termId: crypto.randomUUID() });

  it('shows those of now and those without a term first, the others under their term', () => {
    expect(byTerm([algebra, biology, chess, lost], terms, '2026-10-01')).toEqual({
      current: [biology, chess, lost],
      others: [{ term: spring, classes: [algebra] }],
    });
  });
  it('never hides all classes: without one of the current term, the nearest term with classes counts as current', () => {
    expect(byTerm([algebra], terms, '2026-10-01')).toEqual({ current: [algebra], others: [] });
  });
  it('changes nothing for a student without terms', () => {
    expect(byTerm([algebra, chess], [], '2026-10-01')).toEqual({ current: [algebra, chess], others: [] });
  });
});
