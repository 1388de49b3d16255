import { describe, expect, it } from 'vitest';
import { firstFitting, rhythmAt } from './rhythm.ts';

const read = (text: string, language = 'en') => rhythmAt(text.split(' '), 0, language);
const weekly = (weekdays: number[], interval = 1) => ({ every: 'week', interval, weekdays });

describe('what words say about how often something happens', () => {
  it.each([
    ['every thu', 'en', weekly([4])],
    ['every tue and thu', 'en', weekly([2, 4])],
    ['mwf', 'en', weekly([1, 3, 5])],
    ['tth', 'en', weekly([2, 4])],
    ['m / w / f', 'en', weekly([1, 3, 5])],
    ['tu / th', 'en', weekly([2, 4])],
    ['mondays', 'en', weekly([1])],
    ['every other fri', 'en', weekly([5], 2)],
    ['every 2 weeks', 'en', weekly([], 2)],
    ['biweekly', 'en', weekly([], 2)],
    ['weekly', 'en', weekly([])],
    ['daily', 'en', { every: 'day', interval: 1, weekdays: [] }],
    ['every month', 'en', { every: 'month', interval: 1, weekdays: [] }],
    ['every weekday', 'en', weekly([1, 2, 3, 4, 5])],
    ['every school day', 'en', weekly([1, 2, 3, 4, 5])],
    ['jeden montag', 'de', weekly([1])],
    ['mittwochs', 'de', weekly([3])],
    ['todos los martes', 'es', weekly([2])],
    ['los lunes y miercoles', 'es', weekly([1, 3])],
    ['chaque mardi', 'fr', weekly([2])],
    ['tous les jeudis', 'fr', weekly([4])],
  ])('reads %j in %s', (text, language, rhythm) => {
    expect(read(text, language)).toMatchObject({ rhythm, length: text.split(' ').length, isExplicit: true });
  });

  it.each(['tue and thu', 'mon wed fri'])('leaves open whether %j are single days', (text) => {
    expect(read(text)).toMatchObject({ isExplicit: false });
  });

  it.each(['mon', 'every quiz', 'm / x', 'the', 'and , , mon', 'mr smith'])('finds nothing in %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('begins on the first weekday that fits', () => {
    expect(firstFitting({ weekdays: [2, 4] }, '2026-11-21')).toBe('2026-11-24');
    expect(firstFitting({ weekdays: [6] }, '2026-11-21')).toBe('2026-11-21');
    expect(firstFitting({ weekdays: [] }, '2026-11-21')).toBe('2026-11-21');
  });
});
