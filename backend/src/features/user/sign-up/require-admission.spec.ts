import type { SignUpRules } from '@hub/contracts';
import { expect, it } from 'vitest';
import { letsIn } from './require-admission.ts';

const university: SignUpRules = { signUp: 'open', domains: ['example.edu', 'college.test'] };

it.each([
  ['ann@example.edu', true],
  ['ann@cs.example.edu', true],
  ['ann@college.test', true],
  ['ann@notexample.edu', false],
  ['ann@example.edu.evil.test', false],
  ['example.edu@evil.test', false],
  ['"a@example.edu"@evil.test', false],
])('an address of a university lets in %s: %s', (email, expected) => {
  expect(letsIn(university, email)).toBe(expected);
});

it('everyone is let in where sign-up is open, and no one by the rules alone where it is not', () => {
  expect(letsIn({ signUp: 'open', domains: [] }, 'ann@anywhere.test')).toBe(true);
  for (const signUp of ['invitation', 'closed'] as const) {
    expect(letsIn({ signUp, domains: [] }, 'ann@anywhere.test')).toBe(false);
  }
});
