import { describe, expect, it } from 'vitest';
import { isGuessable } from './is-guessable.ts';

const ann = { email: 'ann.lee42@example.edu', firstName: 'Ann', lastName: 'Lee' };

describe('a password', () => {
  it.each(['password', 'Password1', 'qwerty', '123456', 'iloveyou', 'letmein', 'dragon', 'trustno1', '1q2w3e4r'])(
    '%s is refused: it is among the commonest',
    (password) => expect(isGuessable(password, ann)).toBe(true),
  );

  it.each(['AnnLee2026', 'ann.lee42', 'lee!!!123', 'ann.lee42@example.edu', 'Academic Hub 1', 'student2026'])(
    '%s is refused: it is a name with something about it',
    (password) => expect(isGuessable(password, ann)).toBe(true),
  );

  it.each(['correct horse', 'banjo annex leek', '482915730261', 'ünïcødé påss', '  spaces  within  ', '😀😀😀😀😀😀'])(
    '%s passes',
    (password) => expect(isGuessable(password, ann)).toBe(false),
  );

  it('passes whose account has no name', () => {
    expect(isGuessable('482915730261', { email: '42@example.edu', firstName: null })).toBe(false);
  });
});
