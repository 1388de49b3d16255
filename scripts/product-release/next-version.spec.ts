import { describe, expect, it } from 'vitest';
import { whyNotNext } from './next-version.ts';

const corrections = { isBreaking: false, addsSomething: false };
const additions = { isBreaking: false, addsSomething: true };
const breaks = { isBreaking: true, addsSomething: true };

describe('the next version', () => {
  it('is one step after the last', () => {
    for (const next of ['1.4.3', '1.5.0', '2.0.0']) expect(whyNotNext('1.4.2', next, corrections)).toBeUndefined();
    for (const other of ['1.4.2', '1.4.4', '1.6.0', '1.5.1', '3.0.0', '1.4.1'])
      expect(whyNotNext('1.4.2', other, corrections)).toBe('after 1.4.2 comes 1.4.3, 1.5.0, 2.0.0');
  });

  it('raises the second number for what is added, and the first for what breaks', () => {
    expect(whyNotNext('1.4.2', '1.4.3', additions)).toContain('at least 1.5.0');
    expect(whyNotNext('1.4.2', '1.5.0', additions)).toBeUndefined();
    expect(whyNotNext('1.4.2', '1.5.0', breaks)).toContain('at least 2.0.0');
    expect(whyNotNext('1.4.2', '2.0.0', breaks)).toBeUndefined();
  });

  it('raises the second number for what breaks before 1.0.0', () => {
    expect(whyNotNext('0.1.0', '0.1.1', breaks)).toContain('at least 0.2.0');
    expect(whyNotNext('0.1.0', '0.2.0', breaks)).toBeUndefined();
  });

  it('is three numbers', () => {
    for (const other of ['v0.2.0', '0.2', '0.02.0', '0.2.0-rc.1', ''])
      expect(whyNotNext('0.1.0', other, corrections)).toContain('is no version');
  });
});
