import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failureText } from './failure.ts';

describe('the text of a failure', () => {
  it('is its message and, if that adds something, its cause, in one line', () => {
    expect(failureText(new Error('No log', { cause: new Error('refused\n  by the host') }))).toBe(
      'No log (refused by the host)',
    );
    expect(failureText(new Error('No log: refused', { cause: new Error('refused') }))).toBe('No log: refused');
  });

  it('is never empty', () => {
    expect(failureText(new AggregateError([new Error('over IPv4'), new Error('over IPv6')]))).toBe(
      'over IPv4; over IPv6',
    );
    expect(failureText(new TypeError())).toBe('TypeError');
    expect(failureText('gone')).toBe('gone');
    expect(failureText(z.string().safeParse(1).error)).toMatch(/^✖ Invalid input/);
  });
});
