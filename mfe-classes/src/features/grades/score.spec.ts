import { describe, expect, it } from 'vitest';
import { readScore, scoreText } from './score.ts';

describe('a typed result', () => {
  it.each([
    ['17/20', { earned: 17, possible: 20 }],
    [' 17,5 / 20 ', { earned: 17.5, possible: 20 }],
    ['22/20', { earned: 22, possible: 20 }],
    ['85%', { earned: 85, possible: null }],
    ['85.5 %', { earned: 85.5, possible: null }],
    ['85', { earned: 85, possible: null }],
    ['/20', { earned: null, possible: 20 }],
    ['', { earned: null, possible: null }],
  ])('%j is read', (text, score) => {
    expect(readScore(text, null)).toEqual(score);
    expect(readScore(scoreText(score), score.possible)).toEqual(score);
  });

  it('is points where the points that can be reached are known', () => {
    expect(readScore('18', 20)).toEqual({ earned: 18, possible: 20 });
    expect(readScore('', 20)).toEqual({ earned: null, possible: 20 });
    expect(readScore('90 %', 20)).toEqual({ earned: 90, possible: null });
  });

  it.each(['A', '-3', '%', '17/0', '17/', '1e5', '17/20 %', '999999/20'])('%j is none', (text) => {
    expect(readScore(text, null)).toBeNull();
  });
});
