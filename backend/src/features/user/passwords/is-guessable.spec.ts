import { describe, expect, it } from 'vitest';
import { isGuessable } from './is-guessable.ts';

const ann = { email: 'ann.lee42@example.edu', firstName: 'Ann', lastName: 'Lee' };

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'qwerty',
    '123456',
    'iloveyou',
    'letmein',
    'dragon',
    'trustno1',
    '1q2w3e4r',
    'survivor',
    '28071989',
  ])('%s is rejected: it is too common', (password) => expect(isGuessable(password, ann)).toBe(true));

  it.each(['AnnLee2026', 'ann.lee42', 'lee!!!123', 'ann.lee42@example.edu', 'Academic Hub 1', 'student2026'])(
    '%s is rejected: it is a name with additions',
    (password) => expect(isGuessable(password, ann)).toBe(true),
  );

  it.each(['correct horse', 'banjo annex leek', '482915730261', 'ünïcødé påss', '  spaces  within  ', '😀😀😀😀😀😀'])(
    '%s is accepted',
    (password) => expect(isGuessable(password, ann)).toBe(false),
  );

  it('is accepted for an account without a name', () => {
    expect(isGuessable('482915730261', { email: '42@example.edu', firstName: null })).toBe(false);
  });
});
