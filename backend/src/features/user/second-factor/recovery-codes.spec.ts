import { expect, it } from 'vitest';
import { createSecrets } from '../../../platform/encryption/index.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

const secrets = createSecrets(Buffer.alloc(32, 1));
const hash = (code: string, factorId = 'a factor') => recoveryCodeHash(secrets, factorId, code);

it('there are ten, all different, in groups that can be typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes)).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
});

it('blanks, hyphens and capitals do not matter', () => {
  expect(hash('ABCD efgh\tjkmn')).toBe(hash('abcd-efgh-jkmn'));
});

it('the same code of another student has another hash', () => {
  expect(hash('abcd-efgh-jkmn', 'another')).not.toBe(hash('abcd-efgh-jkmn'));
  expect(hash('abcd-efgh-jkmn')).toMatch(/^[\da-f]{64}$/);
});
