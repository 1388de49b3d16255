import { classOf } from '@hub/mfe/testing';
import { describe, expect, it } from 'vitest';
import { blankFields, freshColor, namedTerm, proposedFields, sameClass } from './draft.ts';

const fields = { name: 'Mosses', courseCode: 'BOT 150', instructor: '', term: 'Fall 2026', color: 'blue' } as const;

describe('the class of a dropped syllabus', () => {
  it('has a colour that no class uses yet, then one that few use', () => {
    expect(freshColor([])).toBe('blue');
    expect(freshColor(['blue', 'purple'])).toBe('green');
    expect(freshColor(['blue', 'green', 'purple', 'red', 'yellow', 'orange', 'pink', 'indigo', 'blue'])).toBe('green');
  });

  it("has the file's name until it was read", () => {
    expect(blankFields(new File(['x'], 'mosses.v2.pdf'), 'red')).toMatchObject({ name: 'mosses.v2', color: 'red' });
  });

  it('shows the days of the term where the syllabus states them', () => {
    const proposal = { name: 'Mosses', courseCode: null, instructor: null };
    const term = { label: 'Spring 2027', first: '2027-01-18', last: '2027-05-07' };
    expect(proposedFields({ ...proposal, term }, 'blue').term).toMatch(/^Spring 2027 \(.*18.*–.*7.*\)$/);
    expect(proposedFields({ ...proposal, term: { ...term, last: null } }, 'blue').term).toBe('Spring 2027');
    expect(proposedFields({ ...proposal, term: null }, 'blue')).toMatchObject({ term: '', courseCode: '' });
  });

  it('names the term as it is stated, or as the student wrote it', () => {
    const stated = { label: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' };
    const { term } = proposedFields({ name: 'Mosses', courseCode: null, instructor: null, term: stated }, 'blue');
    expect(namedTerm({ fields: { ...fields, term }, stated })).toEqual(stated);
    const changed = { label: 'Autumn', first: null, last: null };
    expect(namedTerm({ fields: { ...fields, term: ' Autumn ' }, stated })).toEqual(changed);
    expect(namedTerm({ fields: { ...fields, term: ' ' }, stated })).toBeNull();
  });
});

describe('a class that is there already', () => {
  const mosses = classOf({ name: 'Introduction to Mosses', courseCode: 'bot-150', description: null });

  it('is found by its code, however it is written, and by its name', () => {
    expect(sameClass(fields, [classOf({ courseCode: 'BIO 101' }), mosses])).toBe(mosses);
    const named = classOf({ name: 'MOSSES', courseCode: null, description: null });
    expect(sameClass(fields, [named])).toBe(named);
  });

  it('is another class with another code, or in another year', () => {
    expect(sameClass(fields, [classOf({ name: 'Mosses', courseCode: 'BOT 151' })])).toBeUndefined();
    expect(sameClass(fields, [{ ...mosses, description: 'Fall 2025' }])).toBeUndefined();
    expect(sameClass({ ...fields, name: '', courseCode: '' }, [classOf({ name: '' })])).toBeUndefined();
  });
});
