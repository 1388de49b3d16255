import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { authenticatorAddress, newSecret, stepOf } from './totp.ts';

/** The secret of RFC 6238's examples; its eight digits are cut to the last six. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as in RFC 6238', (second, code) => {
  expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

it('a code is accepted one step early or late, and named by its own step', () => {
  const at = (second: number) => stepOf(secret, '287082', second * 1000);
  expect([at(0), at(29), at(30), at(89)]).toEqual([1, 1, 1, 1]);
  expect([at(90), at(3600)]).toEqual([null, null]);
});

it.each(['', '28708', '2870822', 'äöüäöü', '28 7082', '２８７０８２', 'abcdef'])('%j is no code', (text) => {
  expect(stepOf(secret, text, 59_000)).toBeNull();
});

it('a secret has 160 random bits, and its address names product and student', () => {
  const [one, another] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(another);
  expect(authenticatorAddress(one, 'ann@example.edu')).toBe(
    `otpauth://totp/Academic%20Hub:ann%40example.edu?issuer=Academic%20Hub&secret=${one}&algorithm=SHA1&digits=6&period=30`,
  );
});
